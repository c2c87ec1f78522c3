import type { Element, ElementContent } from "hast";
import { toString } from "hast-util-to-string";
import type { Content, ListItem } from "mdast";
import rehypeParse from "rehype-parse";
import rehypeRemark, { defaultHandlers, type H } from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { classesOf, elementsOf, findElement, readProperty } from "./hast";
import { plainHtml, type PageSource } from "./plainHtml";

const reader = unified().use(rehypeParse, { fragment: true });

function parse(html: string): readonly ElementContent[] {
  return reader.parse(html).children as ElementContent[];
}

/** A fence: `title` is the name of the file it shows, and braces hold the lines that the page marks. */
function toFence(h: H, node: Element) {
  const title = readProperty(node, "dataTitle");
  const marked = readProperty(node, "dataMarked");
  const meta = [
    ...(title === "" ? [] : [`title="${title}"`]),
    ...(marked === "" ? [] : [`{${marked}}`]),
  ];
  const about = { lang: readProperty(node, "dataLanguage"), meta: meta.join(" ") || null };
  return h(node, "code", about, toString(node));
}

/** As in HTML, a list is loose where its items hold paragraphs. */
function toItem(h: H, node: Element) {
  const item = defaultHandlers.li(h, node) as ListItem;
  return { ...item, spread: elementsOf(node).some(({ tagName }) => tagName === "p") };
}

const converter = unified().use(rehypeRemark, { handlers: { pre: toFence, li: toItem } });

/**
 * Columns are not padded to one width: a page of tables would be half spaces. Links are always written out,
 * because `<https://…>` looks like a tag.
 */
const printer = unified().use(remarkGfm, { tablePipeAlign: false }).use(remarkStringify, {
  bullet: "-",
  fences: true,
  listItemIndent: "one",
  resourceLink: true,
  rule: "-",
});

/** Whether a rule separates nothing: a heading does so itself. */
function isIdleRule(node: Content, next: Content | undefined): boolean {
  return node.type === "thematicBreak" && (next === undefined || next.type === "heading");
}

function print(plain: readonly ElementContent[]): string {
  const { children } = converter.runSync({ type: "root", children: [...plain] });
  const kept = children.filter((node, index) => !isIdleRule(node, children[index + 1]));
  return printer.stringify({ type: "root", children: kept });
}

/** HTML of this site as Markdown that ends with a line break: CommonMark with the tables of GFM. */
export function toMarkdown(html: string, source: PageSource): string {
  return print(plainHtml(parse(html), source));
}

/** The text of a page, from the HTML of its main element. */
export function pageMarkdown(main: string, source: PageSource): string {
  const isProse = (found: Element): boolean => classesOf(found).includes("prose");
  const prose = findElement({ children: parse(main) }, isProse);
  if (!prose) throw new Error(`${source.route} has no element with the class "prose".`);
  return print(plainHtml(prose.children, source));
}
