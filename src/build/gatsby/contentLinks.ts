import type { Node } from "gatsby";
import {
  collectAnchors,
  findDeadLink,
  type PageAnchors,
  type Redirects,
} from "../links/contentLinks";

interface LinkNode extends Node {
  readonly from: string;
  readonly file: string;
  readonly line: number | null;
  readonly url: string;
  readonly to: string | null;
}

interface PageNode extends Node {
  readonly route: string;
  readonly headings: readonly { readonly slug: string }[];
}

interface SymbolNode extends Node {
  readonly url: string;
}

interface RedirectNode extends Node {
  readonly from: string;
  readonly to: string;
}

interface LinksContext {
  readonly nodeModel: {
    findAll(query: { type: "ContentLink" }): Promise<{ entries: Iterable<LinkNode> }>;
    findAll(query: { type: "Redirect" }): Promise<{ entries: Iterable<RedirectNode> }>;
    findAll(query: { type: "SiteDocument" }): Promise<{ entries: Iterable<PageNode> }>;
    findAll(query: { type: "ApiSymbol" }): Promise<{ entries: Iterable<SymbolNode> }>;
  };
}

async function findLinks({ nodeModel }: LinksContext): Promise<LinkNode[]> {
  const { entries } = await nodeModel.findAll({ type: "ContentLink" });
  return [...entries].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}

/** The anchors of every page: headings, and in the reference symbols and members. */
async function findAnchors({ nodeModel }: LinksContext): Promise<PageAnchors> {
  const { entries: pages } = await nodeModel.findAll({ type: "SiteDocument" });
  const { entries: symbols } = await nodeModel.findAll({ type: "ApiSymbol" });
  return collectAnchors(pages, symbols);
}

async function findRedirects({ nodeModel }: LinksContext): Promise<Redirects> {
  const { entries } = await nodeModel.findAll({ type: "Redirect" });
  return new Map([...entries].map(({ from, to }) => [from, to]));
}

export const deadLinks = {
  type: "[DeadLink!]!",
  description: "Links that lead to no page or to no anchor, by file and line.",
  resolve: async (_source: unknown, _args: unknown, context: LinksContext) => {
    const anchors = await findAnchors(context);
    const redirects = await findRedirects(context);
    return (await findLinks(context)).flatMap((link) => {
      const fault = findDeadLink(link, anchors, redirects);
      return fault ? [{ ...link, ...fault }] : [];
    });
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
