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
    "Whether the sidebar has the section without its pages."
    isIndexOnly: Boolean!
  }

  """
  A guide page; made from an MDX file. It has the fields of the file's front matter, too.
  """
  type DocPage implements Node & SiteDocument @dontInfer {
    "Canonical path, such as /game/actions."
    route: String!
    "Name of the section the page belongs to."
    section: String!
    "The headings of the body, in order."
    headings: [Heading!]!
    "The parts of the page that search answers with."
    searchSections: [SearchSection!]!
    "Words that readers read, without code."
    wordCount: Int!
    "Path of the MDX file, relative to the repository."
    file: String!
    "Id of the example game whose page this is, such as garden-row; null for a guide."
    gameId: String
    "Day of the last commit that changed the file, as YYYY-MM-DD; null outside a git checkout."
    lastUpdated: Date
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
    "Anchor of the section; empty for what comes before the first heading."
    slug: String!
    "Heading of the section; empty for what comes before the first heading."
    title: String!
    "How much the section is about the symbol: 3 for each link, 2 a sample, 1 a word."
    weight: Int!
    "The few lines of a sample that use the symbol."
    code: String
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
  A code sample of a page: a fence of TypeScript or JavaScript.
  """
  type Sample implements Node @dontInfer {
    "Route of the page."
    route: String!
    "Path of the MDX file, relative to the repository."
    file: String!
    "1-based line of the file on which the code begins."
    line: Int!
    "ts, tsx, js or jsx."
    language: String!
    "The heading above it, with #2 for the second one there; of a live block its title."
    name: String
    "Whether readers run and edit it on the page."
    live: Boolean!
    "The file of a game that it quotes a part of, such as garden-row/game.ts."
    quotes: String
    "Name of the file in content/preludes that the sample is compiled in."
    prelude: String
    "Whether the compiler checks it."
    checked: Boolean!
    "Why the compiler does not check it; null when it does."
    uncheckedReason: String
    "What plays it in the tests: run, live block, game or drawing; null when nothing does."
    ranBy: String
    "Why nothing plays it; null when something does."
    notRunReason: String
  }

  """
  A link that an author wrote.
  """
  type ContentLink implements Node @dontInfer {
    "Route of the page that has the link."
    from: String!
    "Path of the MDX file, relative to the repository."
    file: String!
    "1-based line of the file; null where the site wrote the link."
    line: Int
    "The address as written."
    url: String!
    "What the link says."
    text: String!
    "page, file or external."
    kind: String!
    "Route that it leads to; null for what is no page of this site."
    to: String
    "Anchor on that page; null when the link names none."
    anchor: String
  }

  """
  An address that a page or a heading once had; it leads to the present one.
  """
  type Redirect implements Node @dontInfer {
    "The former address, such as /game/turns or /game/flow#loops."
    from: String!
    "The present one."
    to: String!
    "Path of the file that names it, relative to the repository."
    file: String!
    "1-based line of the file."
    line: Int
  }

  """
  An example game; made from a folder of content/games.
  """
  type ExampleGame implements Node @dontInfer {
    "Name of the folder, such as garden-row."
    gameId: String!
    "Route of the game's page."
    route: String!
    "Path of the folder, relative to the repository."
    folder: String!
    "Name of the game."
    title: String!
    "One sentence on the game."
    tagline: String!
    "Place in the list of examples, such as E1."
    number: String!
    "Fewest players."
    minPlayers: Int!
    "Most players."
    maxPlayers: Int!
    "Words of the field, such as set collection."
    mechanisms: [String!]!
    "Seed that the site plays with."
    seed: String!
    "Moves of the recorded match."
    moves: Int!
  }

  """
  A text with which the toolkit complains; made from content/api/messages.yml.
  """
  type ToolkitMessage implements Node @dontInfer {
    "The text as the package holds it; … marks what is filled in at run time."
    message: String!
    "What it is about, such as Moves."
    topic: String!
    "Why it appears; Markdown."
    cause: String!
    "What to do; Markdown."
    fix: String!
    "Route of the page that teaches it."
    see: String!
  }

  """
  Something new in this documentation; made from content/changes/changes.yml.
  """
  type SiteChange implements Node @dontInfer {
    "The day, such as 2026-11-23."
    date: String!
    "Its heading on /changes."
    title: String!
    "What is new; plain text."
    text: String!
    "Route of the page to look at."
    page: String!
    "0 for the newest."
    position: Int!
  }

  """
  Words of readers and the words of the pages that they mean; made from content/synonyms.yml.
  """
  type SynonymGroup implements Node @dontInfer {
    "What a reader types."
    words: [String!]!
    "What the search looks for as well, at half the weight."
    mean: [String!]!
  }

  """
  A word of the toolkit and what it means; made from content/reference/glossary.yml.
  """
  type GlossaryTerm implements Node @dontInfer {
    "In lower case, as the title of its entry says it."
    term: String!
    "How text writes it, in lower case; empty for a term that pages do not link."
    forms: [String!]!
    "One paragraph of text, with names of code in backticks."
    means: String!
    "Route of the page that explains it."
    see: String!
  }

  """
  A defect of the toolkit and the way around it; made from content/api/limits.yml.
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
    "Since when, such as 0.2.14 or 0.2.1 or earlier; null for what is not in the package."
    since: String
    "Members it concerns, such as GameElement#previous."
    symbols: [String!]!
    "Routes of the pages that describe it; null where it concerns symbols only."
    pages: [String!]
  }
`;
