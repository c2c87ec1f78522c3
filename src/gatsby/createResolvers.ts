import type { GatsbyNode } from "gatsby";
import { packContent } from "../lib/api/packedContent";
import type { ApiContent } from "../lib/api/pageContent";
import {
  buildNav,
  findBreadcrumbs,
  findNeighbors,
  type NavItem,
  type NavPage,
  type NavSection,
} from "../lib/nav/nav";
import { readBuildInfo } from "./buildInfo";

interface PageNode {
  readonly route: string;
  readonly sidebarLabel: string;
  readonly section: string;
  readonly position: number;
}

interface SectionNode {
  readonly name: string;
  readonly label: string;
  readonly position: number;
}

interface ResolverContext {
  readonly nodeModel: {
    findAll(query: { type: "SiteDocument" }): Promise<{ entries: Iterable<PageNode> }>;
    findAll(query: { type: "Section" }): Promise<{ entries: Iterable<SectionNode> }>;
  };
}

/** The sidebar's tree, from the nodes; Gatsby re-runs what asked for it when one of them changes. */
async function loadNav({ nodeModel }: ResolverContext): Promise<NavItem[]> {
  const { entries: sectionNodes } = await nodeModel.findAll({ type: "Section" });
  const { entries: pageNodes } = await nodeModel.findAll({ type: "SiteDocument" });
  const sections = [...sectionNodes].map(({ name, label, position }): NavSection => ({
    id: name,
    label,
    position,
  }));
  const pages = [...pageNodes].map(({ route, sidebarLabel, section, position }): NavPage => ({
    route,
    label: sidebarLabel,
    section,
    position,
  }));
  return buildNav(sections, pages);
}

const navigation = {
  type: "PageNavigation!",
  description: "Where the page stands in the sidebar.",
  resolve: async ({ route }: PageNode, _args: unknown, context: ResolverContext) => {
    const nav = await loadNav(context);
    return { breadcrumbs: findBreadcrumbs(nav, route), ...findNeighbors(nav, route) };
  },
};

interface ApiNode {
  readonly content: ApiContent;
}

/** `/api/modules` is too large for one page-data file, so its groups can be asked for in parts. */
function cutGroups(content: ApiContent, from: number, to: number | undefined): ApiContent {
  return content.kind === "modules"
    ? { ...content, groups: content.groups.slice(from, to) }
    : content;
}

const packedContent = {
  type: "JSON!",
  description:
    "The content as data files hold it, to be read by unpackContent of src/lib/api; of the modules " +
    "page only the groups from one index up to another.",
  args: { from: "Int", to: "Int" },
  resolve: ({ content }: ApiNode, { from, to }: { from?: number | null; to?: number | null }) =>
    packContent(cutGroups(content, from ?? 0, to ?? undefined)),
};

/** Derives sidebar, breadcrumbs and neighbours from the pages, and tells what the build is made from. */
export const createResolvers: GatsbyNode["createResolvers"] = (api) => {
  // Gatsby types the function as `Function`.
  const create = api.createResolvers as (resolvers: object) => void;
  create({
    Query: {
      tutorialSidebar: {
        type: "[SidebarItem!]!",
        description: "The sidebar, in reading order.",
        resolve: (_source: unknown, _args: unknown, context: ResolverContext) => loadNav(context),
      },
      buildInfo: {
        type: "BuildInfo!",
        description: "What this build was made from.",
        resolve: readBuildInfo,
      },
    },
    DocPage: { navigation },
    CategoryPage: { navigation },
    ApiPage: { navigation, packedContent },
  });
};
