import type { NodeInput, NodePluginArgs } from "gatsby";
import type { ApiPageModel } from "../../../src/build/api/convertToolkit";
import type { ApiSymbol } from "../../../src/build/api/symbols";

type NodeMakers = Pick<NodePluginArgs, "createNodeId" | "createContentDigest">;

/** The Gatsby node of one page. */
export function toApiNode(
  page: ApiPageModel,
  toolkitVersion: string,
  { createNodeId, createContentDigest }: NodeMakers,
): NodeInput {
  const fields = { ...page, section: "api", draft: false, kind: page.content.kind, toolkitVersion };
  return {
    ...fields,
    id: createNodeId(`typedoc >>> ${page.route}`),
    internal: { type: "ApiPage", contentDigest: createContentDigest(fields) },
  };
}

/** The Gatsby node of one symbol or member. */
export function toSymbolNode(
  symbol: ApiSymbol,
  { createNodeId, createContentDigest }: NodeMakers,
): NodeInput {
  return {
    ...symbol,
    id: createNodeId(`typedoc symbol >>> ${symbol.name}`),
    internal: { type: "ApiSymbol", contentDigest: createContentDigest(symbol) },
  };
}
