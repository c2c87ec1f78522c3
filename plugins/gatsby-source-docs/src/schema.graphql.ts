/** The types of this plugin; every field is non-null unless absence has a meaning. */
export const typeDefinitions = /* GraphQL */ `
  """
  A folder of content/ and a part of the sidebar; made from a _section.yml.
  """
  type Section implements Node @dontInfer {
    "The folder's name, such as game; pages name it in their field section."
    name: String!
    "Name in the sidebar."
    label: String!
    "Position in the sidebar, ascending."
    position: Int!
    "One or two sentences on what the section is about."
    description: String!
    "Route of the generated index page; null when the section has none."
    indexRoute: String
    "Whether the sidebar has the section; the pages of another are led to from elsewhere."
    inSidebar: Boolean!
  }

  """
  A guide page; made from an MDX file.
  """
  type DocPage implements Node & SiteDocument @dontInfer {
    "Canonical path, such as /game/actions."
    route: String!
    "The page's h1."
    title: String!
    "Search and social text."
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
    "Path of the MDX file, relative to the repository."
    file: String!
    "Id of the example game whose page this is, such as garden-row; null for a guide."
    gameId: String
    "Day of the last commit that changed the file, as YYYY-MM-DD; null outside a git checkout."
    lastUpdated: String
  }

  """
  A figure of what the toolkit computes.
  """
  type FigureText {
    "The YAML in the page."
    source: String!
    "What the figure shows, as lines of plain text."
    text: String!
  }

  """
  A section of a page that uses a symbol of the toolkit.
  """
  type ApiReference {
    "Such as createGame or Action#chooseFrom."
    symbol: String!
    "Anchor of the section; empty for what stands before the first heading."
    slug: String!
    "Heading of the section; empty for what stands before the first heading."
    title: String!
    "How much the section is about the symbol: 3 for each link, 2 a sample, 1 a word."
    weight: Int!
  }

  """
  One step of the way through a section.
  """
  type SectionStep {
    "A word for what is done."
    title: String!
    "One sentence."
    text: String!
    "Route of the page to read."
    page: String!
    "Route of the game in which to see it."
    example: String!
  }

  """
  The generated index of a section.
  """
  type CategoryPage implements Node & SiteDocument @dontInfer {
    "Canonical path, such as /category/building-a-game."
    route: String!
    "The page's h1: the label of the section."
    title: String!
    "Search and social text: the description of the section."
    description: String!
    "Name of the section the page lists."
    section: String!
    "The order in which to work; may be empty."
    steps: [SectionStep!]!
    "Always 0: the index opens its section."
    position: Float!
    "Name in the sidebar."
    sidebarLabel: String!
    "Always false."
    draft: Boolean!
    "Always empty: an index has no headings of its own."
    headings: [Heading!]!
    "The description, for search."
    searchSections: [SearchSection!]!
  }

  """
  A defect of the toolkit and the way round it; made from content/api/limits.yml.
  """
  type KnownLimit implements Node @dontInfer {
    "Id that pages refer to, such as D7."
    limitId: String!
    "The defect in one clause."
    title: String!
    "What goes wrong; Markdown."
    happens: String!
    "What to do; Markdown."
    instead: String!
    "Members it concerns, such as GameElement#previous."
    symbols: [String!]!
    "Routes of the pages that tell of it; null where it concerns symbols only."
    pages: [String!]
  }
`;
