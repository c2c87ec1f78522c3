import type { Element, ElementContent } from "hast";
import { toString } from "hast-util-to-string";
import { INDEX } from "../../../shared/api/outline";
import { listMarked } from "./markedLines";
import {
  classesOf,
  codeBlock,
  hastElement,
  elementsOf,
  findElement,
  findTag,
  joinNodes,
  readProperty,
  hastText,
  toLine,
  withoutBlanks,
  type Nodes,
} from "./hast";

/** What the HTML of a page does not say about itself. */
export interface PageSource {
  readonly route: string;
  readonly title: string;
  /** Address of the published home page, without a trailing slash; it may contain a path. */
  readonly siteUrl: string;
  /** Path that this build puts before the addresses in its HTML; empty for the root. */
  readonly prefix: string;
  /** What the page's diagrams and figures hold as text, in their order: the HTML has only pictures. */
  readonly drawings: readonly string[];
}

/** A page on its way to HTML that Markdown has a form for. */
interface PlainPage {
  readonly source: PageSource;
  /** The level of the heading above. */
  level: number;
  /** How many diagrams and figures are done. */
  drawn: number;
}

/** What an element becomes. */
type Rule = (node: Element, page: PlainPage) => Nodes;

const drop: Rule = () => [];
const unwrap: Rule = ({ children }, page) => plain(children, page);

/** The same element with plain contents. */
const keep: Rule = (node, page) => [{ ...node, children: plain(node.children, page) }];

const heading: Rule = (node, page) => {
  // It lists what follows, for readers who click.
  if (readProperty(node, "id") === INDEX.slug) return [];
  page.level = Number(node.tagName.slice(1));
  return keep(node, page);
};

/** `<strong>a </strong>b`: in Markdown a strong text does not end after a space. */
const strong: Rule = ({ children }, page) => {
  const last = children.at(-1);
  if (last?.type !== "text" || !last.value.endsWith(" ")) {
    return [hastElement("strong", plain(children, page))];
  }
  const words = [...children.slice(0, -1), hastText(last.value.trimEnd())];
  return [hastElement("strong", plain(words, page)), hastText(" ")];
};

const link: Rule = (node, page) => {
  const href = toAbsolute(readProperty(node, "href"), page);
  return [
    hastElement("a", plain(node.children, page), { href, title: node.properties?.["title"] }),
  ];
};

const image: Rule = (node, page) => {
  const alt = readProperty(node, "alt");
  if (alt === "") return [];
  const src = toAbsolute(readProperty(node, "src"), page);
  return [hastElement("img", [], { alt, src, title: node.properties?.["title"] })];
};

/** Labels that only their style separates on the page; commas separate them here. */
const paragraph: Rule = (node, page) => {
  const spans = elementsOf(node).filter(({ tagName }) => tagName === "span");
  if (spans.length === 0 || spans.length < node.children.length) return keep(node, page);
  const words = spans.map(({ children }) => plain(children, page));
  return [hastElement("p", [hastElement("em", joinNodes(words, ", "))])];
};

/** Without a head, the first row of a table in Markdown would be taken for one. */
const table: Rule = (node, page) => {
  const rows = plain(node.children, page);
  if (findTag(node, "thead")) return [hastElement("table", rows)];
  const cells = elementsOf(findTag(node, "tr") ?? node).map(() => hastElement("th", []));
  return [hastElement("table", [hastElement("tr", cells), ...rows])];
};

const cell: Rule = (node, page) => [{ ...node, children: toLine(plain(node.children, page)) }];

/** Inline code, or the import statement of a reference page, which gets a block of its own. */
const code: Rule = (node) =>
  readProperty(node, "translate") === "no"
    ? [codeBlock(toString(node), "ts")]
    : [hastElement("code", [hastText(toString(node))])];

/** A message of the toolkit. */
const quotation: Rule = (node) => [hastElement("code", [hastText(toString(node))])];

/** A signature. */
const pre: Rule = (node) => [codeBlock(toString(node), "ts")];

/** A frame with code, of which parts may be folded: its title may lead to the whole file. */
const codeFrame: Rule = (frame, page) => {
  const caption = findTag(frame, "figcaption");
  const file = caption && findTag(caption, "a");
  const parts = elementsOf(frame).flatMap((part) =>
    part.tagName === "details" ? elementsOf(part) : [part],
  );
  const code = parts.filter(({ tagName }) => tagName === "pre");
  const text = code.map((part) => toString(part)).join("");
  const about = { title: caption && toString(caption), marked: listMarked(code) };
  return [
    codeBlock(text, readProperty(frame, "dataLanguage"), about),
    ...(file ? [hastElement("p", [hastText("The whole file: "), ...link(file, page)])] : []),
  ];
};

/** What a caption says besides its buttons. */
function words(caption: Element): string {
  const isButton = (node: ElementContent) => node.type === "element" && node.tagName === "button";
  const children = caption.children.filter((node) => !isButton(node));
  return toString({ ...caption, children }).trim();
}

/** A picture as the author describes it. */
function described(kind: string): Rule {
  return (figure) => {
    const caption = findTag(figure, "figcaption");
    const about = caption ? ` (${words(caption)})` : "";
    const nameOf = (node: Element) => readProperty(node, "alt") || readProperty(node, "ariaLabel");
    const alt = nameOf(findElement(figure, (node) => nameOf(node) !== "") ?? figure);
    return [
      hastElement("p", [hastElement("strong", [hastText(kind)]), hastText(`${about}: ${alt}`)]),
    ];
  };
}

/** A picture as the author describes it, and what it was drawn from. */
function drawing(kind: string, language: string): Rule {
  const describe = described(kind);
  return (figure, page) => {
    const source = page.source.drawings[page.drawn++];
    const code = source === undefined ? [] : [codeBlock(source, language)];
    return [...describe(figure, page), ...code];
  };
}

/**
 * A section with a name is interactive: a live block is its code, and any other part a sentence that leads to the page where
 * it runs. A section without one only groups what is in it, such as the steps of a chapter.
 */
const section: Rule = (section, page) => {
  const name = readProperty(section, "ariaLabel");
  if (name === "") return unwrap(section, page);
  const frame = findElement(section, (found) => classesOf(found).includes("code"));
  if (frame) return codeFrame(frame, page);
  const picture = findTag(section, "img");
  const shown = picture ? ` ${readProperty(picture, "alt")}` : "";
  return [
    hastElement("p", [
      hastElement("strong", [hastText(`Interactive: ${name}.`)]),
      hastText(`${shown} It runs in a browser: `),
      hastElement("a", [hastText(page.source.title)], {
        href: toAbsolute(page.source.route, page),
      }),
      hastText("."),
    ]),
  ];
};

const admonition: Rule = ({ children }, page) => [hastElement("blockquote", plain(children, page))];
/** The title of a figure, a tip or a part that unfolds. */
const title: Rule = ({ children }, page) => [
  hastElement("p", [hastElement("strong", plain(children, page))]),
];

/** Sections, one for each tab, below the heading they are under; a rule ends the last of them. */
const tabs: Rule = (node, page) => {
  const { level } = page;
  const sections = elementsOf(node).flatMap((panel) => {
    page.level = level + 1;
    return plain(panel.children, page);
  });
  page.level = level;
  return [...sections, hastElement("hr", [])];
};

const tabLabel: Rule = ({ children }, page) => [
  hastElement(`h${String(Math.min(page.level, 6))}`, children),
];

/** A link and what it leads to. */
function toCard(children: Nodes, page: PlainPage): ElementContent[] {
  const [target, ...words] = withoutBlanks(plain(children, page));
  return joinNodes([target ? [target] : [], toLine(words)], ": ");
}

const cards: Rule = (list, page) => [
  hastElement(
    "ul",
    elementsOf(list).map(({ children }) => hastElement("li", toCard(children, page))),
  ),
];

/** The table that the author of a gallery wrote. */
const gallery: Rule = (list, page) => {
  const games = elementsOf(list).map(({ children }) => {
    const isFacts = (node: ElementContent) => node.type === "element" && node.tagName === "dl";
    const about = children.filter((node) => !isFacts(node));
    return { about, facts: elementsOf({ children: children.filter(isFacts) }).flatMap(elementsOf) };
  });
  const cellsOf = (facts: readonly Element[], tagName: string): Nodes[] =>
    facts.filter((fact) => fact.tagName === tagName).map(({ children }) => plain(children, page));
  const row = (cells: readonly Nodes[], tagName: string): Element =>
    hastElement(
      "tr",
      cells.map((each) => hastElement(tagName, each)),
    );
  return [
    hastElement("table", [
      row([[hastText("Game")], ...cellsOf(games[0]?.facts ?? [], "dt")], "th"),
      ...games.map(({ about, facts }) => row([toCard(about, page), ...cellsOf(facts, "dd")], "td")),
    ]),
  ];
};

/** Names with their facts: each in a line, code below its name. */
const facts: Rule = (list, page) => {
  const parts = elementsOf(list).flatMap((part) =>
    part.tagName === "div" ? elementsOf(part) : [part],
  );
  return parts.flatMap((name, index): Nodes => {
    const fact = parts[index + 1];
    if (name.tagName !== "dt" || !fact) return [];
    const label = hastElement("strong", [hastText(`${toString(name)}:`)]);
    const found = withoutBlanks(plain(fact.children, page));
    const [only] = found;
    return found.length === 1 && only?.type === "element" && /^(?:code|pre)$/.test(only.tagName)
      ? [hastElement("p", [label]), codeBlock(toString(only), "ts")]
      : [hastElement("p", [label, hastText(" "), ...toLine(found)])];
  });
};

/** What a class inherits: each name is explained on the page of its base, so one line is enough. */
const inherited: Rule = (node, page) => {
  const [summary, list] = elementsOf(node);
  const namesIn = (part: Element): Nodes[] => {
    const name = findTag(part, "code");
    return name ? [code(name, page)] : [];
  };
  const base = summary ? namesIn(summary).flat() : [];
  const names = list ? elementsOf(list).flatMap(namesIn) : [];
  return [
    hastElement("p", [
      hastText("Inherited from "),
      ...base,
      hastText(": "),
      ...joinNodes(names, ", "),
      hastText("."),
    ]),
  ];
};

/** An entry of an index, whose kind is an icon. */
const item: Rule = (node, page) => {
  const [icon, ...parts] = elementsOf(node);
  if (icon?.properties?.["role"] !== "img") return keep(node, page);
  const [name = [], about = []] = parts.map((part) => plain([part], page));
  return [
    hastElement(
      "li",
      joinNodes([[...name, hastText(`, ${readProperty(icon, "ariaLabel")}`)], about], ": "),
    ),
  ];
};

const BY_CLASS: Readonly<Record<string, Rule>> = {
  admonition,
  "admonition-title": title,
  anchor: drop,
  api: unwrap,
  cards,
  code: codeFrame,
  diagram: drawing("Diagram", "mermaid"),
  "engine-figure": drawing("Figure", "text"),
  "file-name": code,
  games: gallery,
  "layout-figure": drawing("Layout figure", "yaml"),
  "only-dark": drop,
  screen: described("Screen"),
  // Its words are part of the line around it.
  "static-html": unwrap,
  "tab-label": tabLabel,
  tabs,
  term: unwrap,
};

const BY_TAG: Readonly<Record<string, Rule>> = {
  a: link,
  button: drop,
  code,
  dl: facts,
  figcaption: title,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  img: image,
  li: item,
  p: paragraph,
  pre,
  q: quotation,
  section,
  strong,
  summary: title,
  table,
  td: cell,
  th: cell,
};

/** What an element of its own says about its Markdown, in `data-mdast`. */
const BY_HINT: Readonly<Record<string, Rule>> = { ignore: drop, names: inherited };

function findRule(node: Element): Rule {
  const byClass = classesOf(node).find((name) => Object.hasOwn(BY_CLASS, name)) ?? "";
  const hint = readProperty(node, "dataMdast");
  return BY_HINT[hint] ?? BY_CLASS[byClass] ?? BY_TAG[node.tagName] ?? keep;
}

function plain(nodes: Nodes, page: PlainPage): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type === "comment") return [];
    return node.type === "element" ? findRule(node)(node, page) : [node];
  });
}

/** An address that works from anywhere. */
function toAbsolute(url: string, { source: { siteUrl, route, prefix } }: PlainPage): string {
  if (url.startsWith("#")) return siteUrl + route + url;
  if (!/^\/(?!\/)/.test(url)) return url;
  return siteUrl + (url.startsWith(`${prefix}/`) ? url.slice(prefix.length) : url);
}

/**
 * The HTML of a page in those elements that Markdown has a form for: without what only a browser can use, with
 * absolute addresses, and with what was drawn as text.
 */
export function plainHtml(nodes: Nodes, source: PageSource): ElementContent[] {
  const page = { source, level: 1, drawn: 0 };
  const made = plain(nodes, page);
  const { route, drawings } = source;
  if (page.drawn !== drawings.length) {
    const counts = `${String(page.drawn)} drawn pictures and ${String(drawings.length)} sources of them`;
    throw new Error(`${route} has ${counts}, so they cannot be put together.`);
  }
  return made;
}
