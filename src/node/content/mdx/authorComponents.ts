import type { Content, List, ListItem, Parent, Table } from "mdast";
import { toString } from "mdast-util-to-string";
import { findNearest } from "../../../shared/problem";
import { posterImages, spotImages } from "./cardPicture";
import type { CardPictures, MdxContext, ReportProblem } from "./context";
import { mdastElement, rawHtml, mdastText } from "./element";
import { gameGallery } from "./gameGallery";
import { screenFigure } from "./screenFigure";
import { escapeHtml } from "../../html/escapeHtml";
import { tabId } from "../../../shared/contracts/siteIds";

/** A component tag in MDX, as far as it is used here. */
export interface JsxElement extends Parent {
  readonly type: "mdxJsxFlowElement" | "mdxJsxTextElement";
  readonly name: string | null;
  readonly attributes: readonly {
    readonly type: string;
    readonly name?: string;
    readonly value?: unknown;
  }[];
}

/** The attributes a component has; only literal strings are accepted. */
const ATTRIBUTES = {
  Tabs: ["group"],
  Tab: ["label"],
  Steps: [],
  FileTree: [],
  Cards: [],
  Card: ["title", "href"],
  GameGallery: ["pictures"],
  Screen: ["name"],
  Hint: [],
  Solution: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The components an author may use besides the interactive ones. */
export const AUTHOR_COMPONENTS = Object.keys(ATTRIBUTES);

/** Reads literal string attributes; anything else is a problem. */
export function readAttributes(
  node: JsxElement,
  known: readonly string[],
  report: ReportProblem,
): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  const line = node.position?.start.line;
  for (const attribute of node.attributes) {
    const name = attribute.name ?? "{…}";
    if (attribute.type !== "mdxJsxAttribute" || !known.includes(name)) {
      const what = `<${node.name ?? ""}> has no attribute "${name}".`;
      const nearest = findNearest(name, known);
      const fix = nearest === undefined ? "remove it." : `write "${nearest}" instead of "${name}".`;
      report({ line, what, valid: known, fix });
    } else if (typeof attribute.value !== "string") {
      report({
        line,
        what: `attribute "${name}" of <${node.name ?? ""}> is no plain text.`,
        fix: `write ${name}="…" with quotes; expressions in braces are not evaluated.`,
      });
    } else values[name] = attribute.value;
  }
  return values;
}

/** Reads the literal string attributes of a component that has already been checked. */
export function readLiterals(node: JsxElement): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const { name, value } of node.attributes) {
    if (name !== undefined && typeof value === "string") values[name] = value;
  }
  return values;
}

/** Whether a node is a component of this name. */
export function isJsx(node: Content, name: string): node is Content & JsxElement {
  const { type, name: found } = node as { type: string; name?: unknown };
  return (type === "mdxJsxFlowElement" || type === "mdxJsxTextElement") && found === name;
}

/**
 * The components of one name directly below another. Remark wraps a component on a single line in a
 * paragraph; this looks through it.
 */
function findChildren(node: JsxElement, name: string): JsxElement[] {
  return node.children.flatMap((child) => {
    if (isJsx(child, name)) return [child];
    return child.type === "paragraph"
      ? (child.children as Content[]).filter((inner) => isJsx(inner, name))
      : [];
  });
}

/** Reports the contents of a component that cannot show any. */
export function reportContents(
  { name, children, position }: JsxElement,
  report: ReportProblem,
): void {
  if (children.length === 0) return;
  const what = `<${name ?? ""}> cannot hold anything.`;
  report({ line: position?.start.line, what, fix: `write <${name ?? ""} />.` });
}

/** Reports what a component would leave out, because it shows only children of one kind. */
function reportStrangers(
  node: JsxElement,
  isShown: (child: Content) => boolean,
  wanted: string,
  report: ReportProblem,
): void {
  const isBlank = (child: Content): boolean => child.type === "text" && child.value.trim() === "";
  const stranger = node.children.find((child) => {
    const parts = child.type === "paragraph" ? (child.children as Content[]) : [child];
    return !parts.every((part) => isShown(part) || isBlank(part));
  });
  if (!stranger) return;
  report({
    line: stranger.position?.start.line,
    what: `<${node.name ?? ""}> holds something besides ${wanted}.`,
    fix: `put it into ${wanted}, or outside of <${node.name ?? ""}>.`,
  });
}

/** What rendering a component of a page needs. */
interface Rendering {
  readonly report: ReportProblem;
  /** Renders the contents of a component. */
  readonly children: (parent: Parent) => Content[];
  /** The number of the next set of tabs on the page, from 1. */
  readonly nextTabSet: () => number;
  readonly pictures: CardPictures | undefined;
  readonly screens: MdxContext["screens"];
}

function toTabPanel(tab: JsxElement, id: string, { report, children }: Rendering) {
  const { label = "" } = readAttributes(tab, ATTRIBUTES.Tab, report);
  if (label === "") {
    report({
      line: tab.position?.start.line,
      what: "<Tab> has no label.",
      fix: 'write <Tab label="…">.',
    });
  }
  return { id, label, content: children(tab) };
}

function toTabs(node: JsxElement, rendering: Rendering): Content {
  const { report, nextTabSet } = rendering;
  const { group = "" } = readAttributes(node, ATTRIBUTES.Tabs, report);
  const tabs = findChildren(node, "Tab");
  const line = node.position?.start.line;
  if (tabs.length === 0)
    report({ line, what: "<Tabs> holds no <Tab>.", fix: 'put <Tab label="…"> inside.' });
  reportStrangers(node, (child) => isJsx(child, "Tab"), "<Tab>", report);
  // Nested tabs continue the count while these panels are made.
  const set = nextTabSet();
  const panels = tabs.map((tab, index) => ({
    ...toTabPanel(tab, tabId(set, index + 1), rendering),
    active: index === 0,
  }));
  const buttons = panels.map(
    ({ id, label, active }) =>
      `<button type="button" role="tab" id="${id}" aria-controls="${id}-panel" aria-selected="${String(active)}"${active ? "" : ' tabindex="-1"'}>${escapeHtml(label)}</button>`,
  );
  return mdastElement("div", { className: "tabs", dataGroup: group }, [
    rawHtml(
      `<div class="tab-list" role="tablist" aria-label="${escapeHtml(group.replaceAll("-", " ") || "Variants")}">${buttons.join("")}</div>`,
    ),
    ...panels.map(({ id, label, active, content }) =>
      mdastElement(
        "div",
        {
          className: "tab-panel",
          role: "tabpanel",
          id: `${id}-panel`,
          ariaLabelledBy: id,
          ...(active ? { dataActive: "" } : {}),
        },
        [mdastElement("p", { className: "tab-label" }, [mdastText(label)]), ...content],
      ),
    ),
  ]);
}

/** An item of the list in a `<FileTree>`: a name, which for a folder ends in `/`, a comment, and the items below it. */
function toFile(item: ListItem): Content {
  const nested = item.children.find((child): child is List => child.type === "list");
  const label = item.children.filter((child) => child !== nested).map((child) => toString(child));
  const [name = "", ...words] = label.join(" ").trim().split(/\s+/);
  const comment = mdastElement("span", { className: "file-comment" }, [mdastText(words.join(" "))]);
  return mdastElement("li", { dataKind: name.endsWith("/") ? "folder" : "file" }, [
    mdastElement("span", { className: "file-name" }, [mdastText(name)]),
    ...(words.length === 0 ? [] : [mdastText(" "), comment]),
    ...(nested ? [toFileList(nested)] : []),
  ]);
}

function toFileList(list: List): Content {
  return mdastElement("ul", {}, list.children.map(toFile));
}

function toFileTree(node: JsxElement, { report, children }: Rendering): Content {
  readAttributes(node, ATTRIBUTES.FileTree, report);
  const content = children(node);
  const list = content.find((child): child is List => child.type === "list");
  if (!list) {
    report({
      line: node.position?.start.line,
      what: "<FileTree> holds no list.",
      fix: "write a list with one file or folder/ in each item.",
    });
    return mdastElement("div", {}, []);
  }
  const strangers = { ...node, children: content };
  reportStrangers(strangers, (child) => child === list, "one list", report);
  return mdastElement("div", { className: "file-tree" }, [toFileList(list)]);
}

/** What a card shows of the page that it leads to: a game's table, or the page's small drawing. */
function cardPicture(href: string, pictures: CardPictures | undefined) {
  const poster = pictures?.poster(href);
  if (poster !== undefined)
    return { properties: { className: "poster" }, images: [posterImages(poster)] };
  const spot = pictures?.spot(href);
  return { properties: {}, images: spot === undefined ? [] : [spotImages(spot)] };
}

function toCard(node: JsxElement, { report, children, pictures }: Rendering): Content {
  const { title = "", href = "" } = readAttributes(node, ATTRIBUTES.Card, report);
  if (title === "" || href === "") {
    report({
      line: node.position?.start.line,
      what: "<Card> needs a title and an href.",
      fix: 'write <Card title="…" href="/…">.',
    });
  }
  const content = children(node);
  const inline = content.flatMap((child) =>
    child.type === "paragraph" ? (child.children as Content[]) : [child],
  );
  const { properties, images } = cardPicture(href, pictures);
  return mdastElement("li", properties, [
    rawHtml(`<a href="${escapeHtml(href)}">${escapeHtml(title)}</a>`),
    ...images,
    mdastElement("p", {}, inline),
  ]);
}

function toCards(node: JsxElement, rendering: Rendering): Content {
  const { report } = rendering;
  readAttributes(node, ATTRIBUTES.Cards, report);
  reportStrangers(node, (child) => isJsx(child, "Card"), "<Card>", report);
  const cards = findChildren(node, "Card").map((card) => toCard(card, rendering));
  return mdastElement("ul", { className: "cards" }, cards);
}

function toGallery(node: JsxElement, { report, children }: Rendering): Content | undefined {
  const { pictures = "" } = readAttributes(node, ATTRIBUTES.GameGallery, report);
  const table = node.children.find((child): child is Table => child.type === "table");
  return table && gameGallery(table, pictures.split(" "), children);
}

function toScreen(node: JsxElement, { report, screens }: Rendering): Content {
  const { name = "" } = readAttributes(node, ATTRIBUTES.Screen, report);
  reportContents(node, report);
  return screenFigure({ name, line: node.position?.start.line }, screens, report);
}

/** Something that readers unfold when they want it. */
function toFold(node: JsxElement, { report, children }: Rendering): Content {
  const name = node.name ?? "";
  readAttributes(node, [], report);
  return mdastElement("details", { className: name.toLowerCase() }, [
    mdastElement("summary", {}, [mdastText(name)]),
    ...children(node),
  ]);
}

function toComponent(node: JsxElement, rendering: Rendering): Content | undefined {
  const { report, children } = rendering;
  switch (node.name) {
    case "Tabs":
      return toTabs(node, rendering);
    case "Steps":
      readAttributes(node, ATTRIBUTES.Steps, report);
      return mdastElement("div", { className: "steps" }, children(node));
    case "FileTree":
      return toFileTree(node, rendering);
    case "Cards":
      return toCards(node, rendering);
    case "GameGallery":
      return toGallery(node, rendering);
    case "Screen":
      return toScreen(node, rendering);
    case "Hint":
    case "Solution":
      return toFold(node, rendering);
    case "Tab":
    case "Card":
      report({
        line: node.position?.start.line,
        what: `<${node.name}> is alone.`,
        fix: `put it inside <${node.name}s>.`,
      });
      return mdastElement("div", {}, children(node));
    default:
      return undefined;
  }
}

/** Renders components of one page; ids of tabs are numbered in order. */
export function createAuthorComponents(
  report: ReportProblem,
  { cardPictures: pictures, screens }: Pick<MdxContext, "cardPictures" | "screens">,
): (node: JsxElement, children: (parent: Parent) => Content[]) => Content | undefined {
  let tabSets = 0;
  const nextTabSet = (): number => ++tabSets;
  return (node, children) => toComponent(node, { report, children, nextTabSet, pictures, screens });
}
