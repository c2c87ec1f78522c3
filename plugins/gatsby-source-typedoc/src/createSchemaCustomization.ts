import type { GatsbyNode } from "gatsby";

const TYPES = `
  """
  A page of the API reference, made from the declarations of the installed toolkit.
  """
  type ApiPage implements Node & SiteDocument @dontInfer {
    """
    Stable from build to build: made from the route.
    """
    id: ID!
    """
    Canonical path, such as /api/classes/Game.
    """
    route: String!
    """
    The page's only h1.
    """
    title: String!
    """
    One sentence of our own words, 50 to 160 characters, for search engines and link previews.
    """
    description: String!
    """
    Section of the sidebar; always "api".
    """
    section: String!
    """
    Place in the section, ascending from 1.
    """
    position: Float!
    """
    Name in the sidebar.
    """
    sidebarLabel: String!
    """
    Always false: what is installed is published.
    """
    draft: Boolean!
    """
    Headings in page order: groups of members (2) and members (3).
    """
    headings: [Heading!]!
    """
    What search can answer with: the page itself and each member.
    """
    searchSections: [SearchSection!]!
    """
    Shape of the content: "index", "modules" or "class".
    """
    kind: String!
    """
    Version of the toolkit that the page describes.
    """
    toolkitVersion: String!
    """
    The view model; its TypeScript type is ApiContent in src/lib/api/pageContent.ts.
    """
    content: JSON!
  }
`;

/** Declares the one type this plugin owns. */
export const createSchemaCustomization: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({
  actions,
}) => {
  actions.createTypes(TYPES);
};
