import type { GatsbyNode } from "gatsby";
import type { GraphQLResolveInfo } from "graphql";
import type { ApiContent } from "../../shared/contracts/apiPage";
import { findBreadcrumbs, findNeighbors, trimNav } from "../content/nav/nav";
import { borrowExamples } from "../reference/convert/useExamples";
import { createCodeHighlighter, type HighlightCode } from "../content/code/highlighter";
import { apiCoverage, apiUses, loadUsesByUrl, playedIn, usedIn, type UsesContext } from "./apiUses";
import { readBuildInfo } from "./buildInfo";
import { linkCard } from "../output/cards/linkCard";
import { deadLinks, linkedFrom, links, unlinkedPages } from "./contentLinks";
import { movedAnchors, redirectTitle } from "./movedAnchors";
import type { NodeContext } from "../graphql/findNodes";
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

/** The content that the toolkit gives, with examples from guides and games where it has none. */
const content = {
  resolve: async (
    { route, content }: ApiNode,
    _args: unknown,
    context: UsesContext,
    info: GraphQLResolveInfo,
  ) => {
    const usesOf = await loadUsesByUrl(context, info);
    return borrowExamples(route, content, { usesOf, highlight: highlightExample });
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
      unlinkedPages,
      lastBuild,
      lastTestRun,
      accessibilityRun,
    },
    DocPage: { navigation, linkCard, links, linkedFrom, movedAnchors },
    CategoryPage: { navigation, linkCard, linkedFrom },
    ApiPage: { navigation, linkCard, content, linkedFrom, movedAnchors },
    Redirect: { title: redirectTitle },
    ApiSymbol: { playedIn, usedIn },
  });
};
