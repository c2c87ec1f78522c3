import type { Content } from "mdast";

type Properties = Readonly<Record<string, string | number | boolean | null>>;

/**
 * A Markdown tree node that becomes an HTML element: for a node it does not know, remark-rehype reads `hName`
 * and `hProperties`.
 */
export function mdastElement(
  name: string,
  properties: Properties,
  children: readonly Content[],
): Content {
  const node: unknown = {
    type: "element",
    data: { hName: name, hProperties: { ...properties } },
    children: [...children],
  };
  return node as Content;
}

/** A node of ready HTML, passed through as it is; the caller is responsible for its safety. */
export function rawHtml(value: string): Content {
  return { type: "html", value };
}

export function mdastText(value: string): Content {
  return { type: "text", value };
}
