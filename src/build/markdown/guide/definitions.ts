import type { Content, Definition, PhrasingContent } from "mdast";
import { walkTree } from "../../mdx/walkTree";

/** Addresses that are defined apart from the links that use them. */
export type Definitions = ReadonlyMap<string, Definition>;

/** Finds the definitions of a page; the first of a name counts, as in Markdown. */
export function findDefinitions(nodes: readonly Content[]): Definitions {
  const definitions = new Map<string, Definition>();
  walkTree(nodes, (node) => {
    if (node.type === "definition" && !definitions.has(node.identifier)) {
      definitions.set(node.identifier, node);
    }
  });
  return definitions;
}

type Reference = Extract<Content, { type: "linkReference" | "imageReference" }>;

/** A reference with its address filled in, because definition names are unique only on their own page. */
export function resolveReference(node: Reference, definitions: Definitions): PhrasingContent {
  const { url = "", title = null } = definitions.get(node.identifier) ?? {};
  if (node.type === "imageReference") return { type: "image", url, title, alt: node.alt ?? "" };
  return { type: "link", url, title, children: node.children };
}
