import type { GatsbyNode } from "gatsby";
import { findBreadcrumbs, findNeighbors } from "../lib/nav/nav";
import { apiCoverage, apiUses, usedIn } from "./apiUses";
import { readBuildInfo } from "./buildInfo";
import { loadNav, type NavigationContext, type PageNode } from "./navigation";

const navigation = {
  type: "PageNavigation!",
  description: "Where the page stands in the sidebar.",
  resolve: async ({ route }: PageNode, _args: unknown, context: NavigationContext) => {
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
        resolve: (_source: unknown, _args: unknown, context: NavigationContext) => loadNav(context),
      },
      buildInfo: {
        type: "BuildInfo!",
        description: "What this build was made from.",
        resolve: readBuildInfo,
      },
      apiUses,
      apiCoverage,
    },
    DocPage: { navigation },
    CategoryPage: { navigation },
    ApiPage: { navigation, groups },
    ApiSymbol: { usedIn },
  });
};
