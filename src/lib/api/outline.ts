import type { PageHeading } from "../mdx/page";
import { groupAnchor } from "./apiUrl";
import type { ApiContent } from "./pageContent";

/** Heading over the lists of inherited members. */
export const INHERITED = { title: "Inherited members", slug: groupAnchor("Inherited") };

/** The headings of a page for its table of contents: groups, and under them members. */
export function listHeadings(content: ApiContent): PageHeading[] {
  if (content.kind === "index") {
    return content.groups.map(({ title, slug }) => ({ depth: 2, text: title, slug }));
  }
  const headings = content.groups.flatMap(({ title, slug, members }): PageHeading[] => [
    { depth: 2, text: title, slug },
    ...members.map(({ name, anchor }) => ({ depth: 3, text: name, slug: anchor })),
  ]);
  if (content.kind === "modules" || content.inherited.length === 0) return headings;
  return [...headings, { depth: 2, text: INHERITED.title, slug: INHERITED.slug }];
}
