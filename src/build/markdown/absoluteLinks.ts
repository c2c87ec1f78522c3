import type { Content } from "mdast";

/** Where the Markdown of a page is published; links are made absolute from there. */
export interface PageAddress {
  /** Address of the published home page, without a trailing slash; it may contain a path. */
  readonly siteUrl: string;
  readonly route: string;
}

/** An address that works from anywhere: routes and anchors are prefixed with the site's address. */
export function toAbsolute(url: string, { siteUrl, route }: PageAddress): string {
  if (url.startsWith("#")) return siteUrl + route + url;
  return /^\/(?!\/)/.test(url) ? siteUrl + url : url;
}

/** The same nodes with absolute addresses of links and images. */
export function absoluteLinks(nodes: readonly Content[], page: PageAddress): Content[] {
  return nodes.map((node) => {
    const moved = "url" in node ? { ...node, url: toAbsolute(node.url, page) } : node;
    if (!("children" in moved)) return moved;
    return { ...moved, children: absoluteLinks(moved.children, page) } as Content;
  });
}
