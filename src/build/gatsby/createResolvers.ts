import type { GatsbyNode } from "gatsby";
import type { GraphQLResolveInfo } from "graphql";
import { packContent } from "../../shared/api/packedContent";
import type { ApiContent } from "../../shared/contracts/apiPage";
import { findBreadcrumbs, findNeighbors, trimNav } from "../nav/nav";
import { borrowExamples } from "../api/useExamples";
import { createCodeHighlighter, type HighlightCode } from "../code/highlighter";
import { apiCoverage, apiUses, loadUsesByUrl, playedIn, usedIn, type UsesContext } from "./apiUses";
import { readBuildInfo } from "./buildInfo";
import { linkCard } from "../cards/linkCard";
import { deadLinks, linkedFrom, links } from "./contentLinks";
import type { NodeContext } from "./findNodes";
import {
  loadNav,
  loadNavbarLinks,
  type NavbarContext,
  type NavigationNodes,
  type PageNode,
} from "./navigation";
import { accessibilityRun, lastBuild, lastTestRun } from "./reports";

const navigation = {
  type: "PageNavigation!",
  description: "Where the page is in the sidebar.",
  resolve: async ({ route }: PageNode, _args: unknown, context: NodeContext<NavigationNodes>) => {
    const nav = await loadNav(context);
    return { breadcrumbs: findBreadcrumbs(nav, route), ...findNeighbors(nav, route) };
  },
};

let highlight: HighlightCode | undefined;

function highlightExample(code: string): string {
  highlight ??= createCodeHighlighter();
  return highlight(code, "tsx");
}

interface ApiNode {
  readonly route: string;
  readonly content: ApiContent;
}

/** `/api/modules` is too large for one page-data file, so its groups can be requested in parts. */
function cutGroups(content: ApiContent, from: number, to: number | undefined): ApiContent {
  return content.kind === "modules"
    ? { ...content, groups: content.groups.slice(from, to) }
    : content;
}

const packedContent = {
  type: "JSON!",
  description:
    "The content as data files hold it, to be read by unpackContent of src/shared/api; of the modules " +
    "page only the groups from one index up to another.",
  args: {
    from: { type: "Int", description: "Index of the first group; the first one when left out." },
    to: { type: "Int", description: "Index after the last group; all when left out." },
  },
  resolve: async (
    { route, content }: ApiNode,
    { from, to }: { from?: number | null; to?: number | null },
    context: UsesContext,
    info: GraphQLResolveInfo,
  ) => {
    const usesOf = await loadUsesByUrl(context, info);
    const complete = borrowExamples(route, content, { usesOf, highlight: highlightExample });
    return packContent(cutGroups(complete, from ?? 0, to ?? undefined));
  },
};

/** Derives sidebar, breadcrumbs and neighbors from the pages, and exposes what the build is made from. */
export const createResolvers: GatsbyNode["createResolvers"] = (api) => {
  // Gatsby types the function as `Function`.
  const create = api.createResolvers as (resolvers: object) => void;
  create({
    Query: {
      tutorialSidebar: {
        type: "[SidebarItem!]!",
        description: "The sidebar, in reading order.",
        resolve: async (_source: unknown, _args: unknown, context: NodeContext<NavigationNodes>) =>
          trimNav(await loadNav(context)),
      },
      navbarLinks: {
        type: "[NavbarLink!]!",
        description: "The links of the navbar, as the site's configuration names them.",
        resolve: (_source: unknown, _args: unknown, context: NavbarContext) =>
          loadNavbarLinks(context),
      },
      buildInfo: {
        type: "BuildInfo!",
        description: "What this build was made from.",
        resolve: readBuildInfo,
      },
      apiUses,
      apiCoverage,
      deadLinks,
      lastBuild,
      lastTestRun,
      accessibilityRun,
    },
    DocPage: { navigation, linkCard, links, linkedFrom },
    CategoryPage: { navigation, linkCard, linkedFrom },
    ApiPage: { navigation, linkCard, packedContent, linkedFrom },
    ApiSymbol: { playedIn, usedIn },
  });
};
