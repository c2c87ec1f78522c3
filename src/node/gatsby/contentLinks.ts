import { collectAnchors, findDeadLink } from "../content/links/contentLinks";
import { findNodes, type NodeContext } from "../graphql/findNodes";

type LinkNode = Pick<Queries.ContentLink, "from" | "file" | "line" | "url" | "to">;
type PageNode = Pick<Queries.SiteDocument, "route" | "headings">;

type LinksContext = NodeContext<{
  ContentLink: LinkNode;
  SiteDocument: PageNode;
  DocPage: Pick<Queries.DocPage, "route">;
  ApiSymbol: Pick<Queries.ApiSymbol, "url">;
  Redirect: Pick<Queries.Redirect, "from" | "to">;
}>;

async function findLinks(context: LinksContext): Promise<LinkNode[]> {
  const links = await findNodes(context, "ContentLink");
  return links.sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}

export const deadLinks = {
  type: "[DeadLink!]!",
  description: "Links that lead to no page or to no anchor, by file and line.",
  resolve: async (_source: unknown, _args: unknown, context: LinksContext) => {
    const pages = await findNodes(context, "SiteDocument");
    const anchors = collectAnchors(pages, await findNodes(context, "ApiSymbol"));
    const moves = await findNodes(context, "Redirect");
    const redirects = new Map(moves.map(({ from, to }) => [from, to]));
    return (await findLinks(context)).flatMap((link) => {
      const fault = findDeadLink(link, anchors, redirects);
      return fault ? [{ ...link, ...fault }] : [];
    });
  },
};

export const unlinkedPages = {
  type: "[DocPage!]!",
  description: "Guides and games that no other page leads to, by route.",
  resolve: async (_source: unknown, _args: unknown, context: LinksContext) => {
    const links = await findLinks(context);
    const linked = new Set(links.flatMap(({ from, to }) => (to === from ? [] : [to])));
    const pages = await findNodes(context, "DocPage");
    return pages
      .filter(({ route }) => route !== "/" && !linked.has(route))
      .sort((a, b) => a.route.localeCompare(b.route));
  },
};

export const links = {
  type: "[ContentLink!]!",
  description: "The links of the page to other pages, in the order of the text.",
  resolve: async ({ route }: PageNode, _args: unknown, context: LinksContext) =>
    (await findLinks(context)).filter(
      ({ from, to }) => from === route && to !== null && to !== route,
    ),
};

export const linkedFrom = {
  type: "[ContentLink!]!",
  description: "The links of other pages to the page.",
  resolve: async ({ route }: PageNode, _args: unknown, context: LinksContext) =>
    (await findLinks(context)).filter(({ from, to }) => to === route && from !== route),
};
