import type { GatsbyNode } from "gatsby";

const TYPES = `
  """A page of the API reference, made from the declarations of the installed toolkit."""
  type ApiPage implements Node & SiteDocument @dontInfer {
    """Stable from build to build: made from the route."""
    id: ID!
    """Canonical path, such as /api/classes/Game."""
    route: String!
    """The page's only h1."""
    title: String!
    """One sentence of our own words, 50 to 160 characters, for search engines and link previews."""
    description: String!
    """Section of the sidebar: "api", or "reference" for the versions."""
    section: String!
    """Place in the section, ascending from 1."""
    position: Float!
    """Name in the sidebar."""
    sidebarLabel: String!
    """Always false: what is installed is published."""
    draft: Boolean!
    """Headings in page order: groups of members (2) and members (3)."""
    headings: [Heading!]!
    """What search can answer with: the page itself and each member."""
    searchSections: [SearchSection!]!
    """Shape of the content: "index", "modules", "class" or "versions"."""
    kind: String!
    """Version of the toolkit that the page describes."""
    toolkitVersion: String!
    """
    The view model; its TypeScript type is ApiContent in src/shared/contracts/apiPage.ts. Members without an example
    of their own have the lines of a guide or a game that use them.
    """
    content: JSON!
  }

  """A documented symbol of the toolkit or one of its own members. Inherited members are not repeated."""
  type ApiSymbol implements Node @dontInfer {
    """Stable from build to build: made from the name."""
    id: ID!
    """Unique: Action, Action#chooseOnBoard, playerActions."""
    name: String!
    """Where it is explained, such as /api/classes/Action#chooseonboard."""
    url: String!
    """
    What it is: class, function, variable, type, interface, enum, or of a member constructor,
    property, accessor, method.
    """
    kind: String!
    """The heading it is under; null for the properties of an object type."""
    category: String
    """One sentence as plain text."""
    summary: String!
    """The first signature on one line, as plain text."""
    signature: String!
    """The class or type that a member belongs to; null for a symbol."""
    owner: String
    """The classes a class extends, the nearest first; null for everything else."""
    bases: [String!]
    """Whether the package exports the symbol; for a member, its owner."""
    exported: Boolean!
    """Module specifier to import a symbol from; null for members and for what is not exported."""
    importFrom: String
    """The version that brought it, such as 0.2.12."""
    since: String
    """Whether the toolkit's source says anything about it."""
    hasComment: Boolean!
    """Whether its entry shows a code sample."""
    hasExample: Boolean!
  }
`;

/** Declares the types this plugin owns. */
export const createSchemaCustomization: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({
  actions,
}) => actions.createTypes(TYPES);
