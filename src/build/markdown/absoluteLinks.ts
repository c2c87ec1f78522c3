import type { Content } from "mdast";

/** Where the Markdown of a page stands; links are made absolute from there. */
export interface PageAddress {
  /** Address of the published home page, without a slash at its end; it may hold a path. */
  readonly siteUrl: string;
  readonly route: string;
}

/** An address as it leads from anywhere: routes and anchors get the site's address before them. */
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
