import type { GatsbyNode } from "gatsby";

const typeDefinitions = /* GraphQL */ `
  """
  A page of the documentation, whatever it was made from. Navigation, search, the sitemap and the
  link check read pages through this interface.
  """
  interface SiteDocument implements Node {
    id: ID!
    "Canonical path, such as /game/actions: no trailing slash, no suffix, no prefix."
    route: String!
    "The page's h1."
    title: String!
    "Search and social text, 50 to 160 characters."
    description: String!
    "Name of the section the page belongs to."
    section: String!
    "Position in the section, ascending."
    position: Float!
    "Name in the sidebar."
    sidebarLabel: String!
    "Whether the page exists in previews and in develop only."
    draft: Boolean!
    "The headings of the body, in order."
    headings: [Heading!]!
    "The parts of the page that search answers with."
    searchSections: [SearchSection!]!
  }

  """
  A heading of a page's body.
  """
  type Heading @dontInfer {
    "2 for h2 to 6 for h6."
    depth: Int!
    "Plain text."
    text: String!
    "The anchor."
    slug: String!
  }

  """
  A part of a page that search can answer with: what is under one h2, h3 or h4, or one API member.
  """
  type SearchSection @dontInfer {
    "The anchor; empty for what comes before the first heading."
    slug: String!
    "The heading; empty for what comes before the first heading."
    title: String!
    "Plain text without code blocks."
    text: String!
    "What the part is: section, message, class, method, property, function, type …"
    kind: String!
  }

  """
  An entry of the sidebar: a page, or a category of pages.
  """
  type SidebarItem @dontInfer {
    "Name of the entry."
    label: String!
    "Route of the entry's page; null for a category without a page of its own."
    route: String
    "The entries below, in order."
    items: [SidebarItem!]!
  }

  """
  A page to go to.
  """
  type PageLink @dontInfer {
    "Name of the page in the sidebar."
    label: String!
    "Canonical path; null for a category without a page of its own."
    route: String
  }

  """
  The picture that chats and social networks show beside a link to a page.
  """
  type LinkCard @dontInfer {
    "Address of the PNG, such as /cards/game/actions.png, without origin and prefix."
    path: String!
    "The large text."
    title: String!
    "The line above it, such as Building a game."
    section: String!
    "The line at the foot."
    foot: String!
    "What the picture shows, for readers who do not see it."
    alt: String!
  }

  """
  A link of the navbar.
  """
  type NavbarLink @dontInfer {
    "What it says."
    label: String!
    "A route of this site, or the address of another one."
    href: String!
  }

  """
  Where a page is in the sidebar.
  """
  type PageNavigation @dontInfer {
    "The way from the sidebar's root to the page, the page last."
    breadcrumbs: [PageLink!]!
    "The page before in reading order; null on the first."
    previous: PageLink
    "The page after in reading order; null on the last."
    next: PageLink
  }

  """
  A section of a guide that uses a symbol of the toolkit.
  """
  type SymbolUse @dontInfer {
    "Title of the page."
    page: String!
    "Heading of the section; empty for the start of the page."
    section: String!
    "Where the section is, such as /game/actions#choices."
    url: String!
    "How much the section is about the symbol; compares uses of one symbol only."
    weight: Int!
  }

  """
  How well the package's exports are documented; counts of symbols without their members.
  """
  type ApiCoverage @dontInfer {
    "Names that a game can import."
    exported: Int!
    "Explained by the toolkit's own comments."
    withComment: Int!
    "Explained by the toolkit or by this site."
    withSummary: Int!
    "Shown in use at their entry."
    withExample: Int!
    "Used in a guide, themselves or by a member."
    usedInGuides: Int!
    "Used by an example game, themselves or by a member."
    playedInGames: Int!
    "Those that no guide uses."
    unused: [ApiSymbol!]!
    "Those that neither the toolkit nor this site explains."
    unexplained: [ApiSymbol!]!
    "Those whose entry shows no code."
    withoutExample: [ApiSymbol!]!
    "Those that no example game uses."
    unplayed: [ApiSymbol!]!
  }

  """
  A link of the content that leads to no page or to no anchor.
  """
  type DeadLink @dontInfer {
    "Path of the MDX file, relative to the repository."
    file: String!
    "1-based line of the file; null where the site wrote the link."
    line: Int
    "Route of the page that has the link."
    from: String!
    "The address as written."
    url: String!
    "What is wrong."
    what: String!
    "Anchors that the page has, if they are few."
    valid: [String!]
    "What to do."
    fix: String!
  }

  """
  The search index and its documents, as gatsby-plugin-local-search makes them.
  """
  type LocalSearchDocs implements Node @dontInfer {
    "Name of the index."
    name: String!
  }

  """
  A part of a build or of a test run, and how long it took.
  """
  type TimedStep @dontInfer {
    "Such as run page queries."
    name: String!
    "Wall time in s."
    seconds: Float!
  }

  """
  The size of what readers load, and its limit.
  """
  type MeasuredSize @dontInfer {
    "Such as stylesheet, brotli."
    what: String!
    "Size in bytes; the largest one where several files have the limit."
    bytes: Int!
    "Limit in bytes; the tests fail above it."
    limit: Int!
  }

  """
  The last build from nothing on this machine.
  """
  type BuildReport @dontInfer {
    "Hash of the commit; null outside a git checkout."
    commit: String
    "When it ended, in ISO 8601."
    date: String!
    "Wall time in s."
    seconds: Float!
    "The steps that Gatsby reports, the slowest first."
    steps: [TimedStep!]!
    "What readers load."
    sizes: [MeasuredSize!]!
  }

  """
  A part of a test run, such as the tests in Firefox.
  """
  type TestStep @dontInfer {
    "Such as Firefox."
    name: String!
    "Tests that passed."
    passed: Int!
    "Wall time in s."
    seconds: Float!
  }

  """
  The last run of the tests on this machine, if nothing failed.
  """
  type TestRun @dontInfer {
    "Hash of the commit."
    commit: String!
    "Whether the checkout held nothing but the commit."
    clean: Boolean!
    "core for npm test, full for npm run test:full."
    tier: String!
    "When it ended, in ISO 8601."
    date: String!
    "Version of the toolkit that samples, games and limits ran with."
    toolkitVersion: String!
    "Tests that passed."
    passed: Int!
    "Tests that were skipped."
    skipped: Int!
    "Titles of tests that passed only when run once more."
    flaky: [String!]!
    "Wall time in s."
    seconds: Float!
    "The steps, the slowest first."
    steps: [TestStep!]!
  }

  """
  The last run of the accessibility tests, from content/accessibility/figures.json.
  """
  type AccessibilityRun @dontInfer {
    "The day, such as 2026-11-22."
    date: String!
    "Pages that axe has looked at."
    pages: Int!
    "Times that axe ran on a page: in each theme and width."
    runs: Int!
    "States of widgets that axe has looked at, such as an open dialog."
    states: Int!
    "Rules of axe."
    rules: Int!
    "What axe found wrong."
    violations: Int!
    "What axe could not tell, and nobody has answered."
    unreviewed: Int!
  }

  """
  What this build was made from.
  """
  type BuildInfo @dontInfer {
    "Version of this site."
    siteVersion: String!
    "Label of the documented version."
    docsVersion: String!
    "Installed version of the toolkit."
    toolkitVersion: String!
    "Name and version of the generator."
    generator: String!
    "Hash of the commit; null outside a git checkout."
    commit: String
    "Name of the branch; null outside a git checkout or on a detached commit."
    branch: String
    "Day of the commit as YYYY-MM-DD; null outside a git checkout. The clock is not asked, so that a build can be repeated byte by byte."
    date: String
    "Whether search engines are asked to leave the site out: a preview, or an older version."
    hidden: Boolean!
  }
`;

/** Declares the interface that all pages share and the types of navigation and build. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes(typeDefinitions);
