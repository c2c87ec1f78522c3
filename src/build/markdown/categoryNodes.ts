import type { Content } from "mdast";
import type { SectionStep } from "../content/frontmatter";
import { link, list, paragraph, strong, text } from "./nodes";

/** A page as the index of its section names it. */
export interface ListedPage {
  readonly route: string;
  readonly title: string;
  readonly description: string;
}

interface Category {
  readonly steps: readonly SectionStep[];
  /** The pages of the section. */
  readonly listed: readonly ListedPage[];
  /** All pages, for the titles of those that steps lead to. */
  readonly pages: readonly ListedPage[];
}

/** The body of a section's index: the order in which to work, and its pages with their descriptions. */
export function categoryNodes({ steps, listed, pages }: Category): Content[] {
  const titleLink = (route: string) =>
    link(route, text(pages.find((page) => page.route === route)?.title ?? route));
  const way = steps.map((step) => [
    paragraph(
      strong(text(step.title)),
      text(`: ${step.text} Read `),
      titleLink(step.page),
      text(", see it in "),
      titleLink(step.example),
      text("."),
    ),
  ]);
  const items = listed.map(({ route, title, description }) => [
    paragraph(link(route, text(title)), text(`: ${description}`)),
  ]);
  return [way, items].flatMap((lines, index) =>
    lines.length === 0 ? [] : [list(lines, index === 0)],
  );
}
