import type { NodeInput, NodePluginArgs } from "gatsby";
import type { ApiPageModel } from "../../../src/lib/api/convertToolkit";

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
