import type { Content, Heading, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { escapeHtml } from "../../html/escapeHtml";
import type { ReportProblem } from "./context";
import { rawHtml } from "./element";
import type { PageHeading } from "../../../shared/contracts/pageBlocks";
import { walkTree } from "./walkTree";

/** A heading with the anchor that gatsby-remark-autolink-headers gave it. */
export function readHeading(heading: Heading): PageHeading {
  const slug = (heading.data as { id?: string } | undefined)?.id ?? "";
  return { depth: heading.depth, text: toString(heading), slug };
}

function checkHeading(
  heading: Heading,
  before: number,
  seen: Set<string>,
  report: ReportProblem,
): void {
  const line = heading.position?.start.line;
  const words = toString(heading);
  if (heading.depth === 1) {
    report({ line, what: `"${words}" is an h1.`, fix: "begin at ##: the title is the page's h1." });
  } else if (heading.depth > before + 1) {
    const level = `an h${String(heading.depth)} under an h${String(before)}`;
    report({ line, what: `"${words}" is ${level}.`, fix: "go down one level at a time." });
  }
  if (!/[\p{L}\p{N}]/u.test(words)) {
    const fix = "name what is below it: the anchor is made from its letters.";
    report({ line, what: `the heading "${words}" has no letters.`, fix });
  } else if (seen.has(words))
    report({ line, what: `two headings are "${words}".`, fix: "give one another name." });
  seen.add(words);
}

function findHeadings(tree: Root): Heading[] {
  const headings: Heading[] = [];
  walkTree(tree.children, (node) => {
    if (node.type === "heading") headings.push(node);
  });
  return headings;
}

/** Lists the headings of a page in order and checks that they go down one level at a time. */
export function listHeadings(tree: Root, report: ReportProblem): PageHeading[] {
  const headings: PageHeading[] = [];
  const seen = new Set<string>();
  for (const heading of findHeadings(tree)) {
    checkHeading(heading, headings.at(-1)?.depth ?? 1, seen, report);
    headings.push(readHeading(heading));
  }
  return headings;
}

/** Gives headings their former anchors, so that old links still lead to them. */
export function addFormerAnchors(tree: Root, former: ReadonlyMap<string, string>): void {
  for (const heading of findHeadings(tree)) {
    const { slug } = readHeading(heading);
    const anchors = [...former].flatMap(([from, to]) => (to === slug ? [from] : []));
    const marks = anchors.map((anchor) => rawHtml(`<span id="${escapeHtml(anchor)}"></span>`));
    (heading.children as Content[]).unshift(...marks);
  }
}

/**
 * Appends to every heading the link that copies its address. Screen readers and the keyboard have the table
 * of contents instead: here the link would be a part of the heading's name.
 */
export function appendAnchors(tree: Root): void {
  for (const heading of findHeadings(tree)) {
    const { slug } = readHeading(heading);
    const link = `<a class="anchor" href="#${slug}" aria-hidden="true" tabindex="-1">#</a>`;
    (heading.children as Content[]).push(rawHtml(link));
  }
}
