import type { PageHeading } from "../contracts/pageBlocks";
import { groupAnchor } from "./apiUrl";
import type { ApiContent } from "../contracts/apiPage";

/** Heading over the list of what a page explains. */
export const INDEX = { title: "Index", slug: groupAnchor("Index") };

/** The headings of a page for its table of contents: groups, with members under them. */
export function listHeadings(content: ApiContent): PageHeading[] {
  if (content.kind === "index") {
    return content.groups.map(({ title, slug }) => ({ depth: 2, text: title, slug }));
  }
  if (content.kind === "versions") {
    return content.releases.map(({ version, slug }) => ({ depth: 2, text: version, slug }));
  }
  const headings = content.groups.flatMap(({ title, slug, members }): PageHeading[] => [
    { depth: 2, text: title, slug },
    ...members.map(({ name, anchor }) => ({ depth: 3, text: name, slug: anchor })),
  ]);
  return [{ depth: 2, text: INDEX.title, slug: INDEX.slug }, ...headings];
}
