import type { Content } from "mdast";
import { link, list, paragraph, text } from "./nodes";

/** A page as the index of its section names it. */
export interface ListedPage {
  readonly route: string;
  readonly title: string;
  readonly description: string;
}

/** The body of a section's index: its pages with their descriptions. */
export function categoryNodes(pages: readonly ListedPage[]): Content[] {
  const items = pages.map(({ route, title, description }) => [
    paragraph(link(route, text(title)), text(`: ${description}`)),
  ]);
  return items.length === 0 ? [] : [list(items)];
}
