import type { GatsbyNode } from "gatsby";
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
  readonly content: { readonly groups?: readonly unknown[] };
}

/** A part of the content: `/api/modules` is too large for one page-data file (decision 006). */
const groups = {
  type: "JSON!",
  description: "The groups of members from one index up to another, as in content.groups.",
  args: { from: "Int!", to: "Int" },
  resolve: ({ content }: ApiNode, { from, to }: { from: number; to?: number | null }) =>
    (content.groups ?? []).slice(from, to ?? undefined),
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
    ApiPage: { navigation, groups },
  });
};
