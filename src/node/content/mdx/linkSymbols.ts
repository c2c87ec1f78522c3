import type { Code, Content, Root } from "mdast";
import { excerptAt } from "../code/codeExcerpt";
import { parseFenceMeta } from "../code/fenceMeta";
import type { SymbolSource } from "./context";
import { readHeading } from "./headings";
import type { PageReference } from "../../../shared/contracts/pageBlocks";

/** Where inline code and words stay as they are: links cannot hold links, and headings become anchors. */
const UNLINKED_BLOCKS: readonly string[] = ["link", "linkReference", "heading"];
const UNLINKED_COMPONENTS: readonly string[] = ["Card", "FileTree", "code"];

/** How much each kind of use says about what a section explains. */
const WEIGHTS = { link: 3, sample: 2, word: 1 } as const;

/** Whether nothing in a node becomes a link. */
export function isUnlinked(node: Content): boolean {
  const { type, name } = node as { type: string; name?: string | null };
  return UNLINKED_BLOCKS.includes(type) || UNLINKED_COMPONENTS.includes(name ?? "");
}

/** A link that the site adds around a part of a text; its class says what it leads to. */
export function toLink(
  node: Content,
  { url, className }: { readonly url: string; readonly className: string },
): Content {
  const link: unknown = {
    type: "link",
    url,
    data: { hProperties: { className } },
    children: [node],
  };
  return link as Content;
}

/** The symbols that a fence uses, each once, with the first few lines that use it. */
function symbolsOfCode(
  { value, meta }: Code,
  symbols: SymbolSource,
): ReadonlyMap<string, string | undefined> {
  const named = symbols.inSample(value, parseFenceMeta(meta)) ?? [];
  const found = new Map<string, string | undefined>();
  for (const { start, symbol } of named) {
    const name = symbols.find(symbol)?.name;
    if (name !== undefined) found.set(name, found.get(name) ?? excerptAt(value, start));
  }
  return found;
}

/**
 * Links inline code that names a symbol of the toolkit to its entry in the reference, and lists which section
 * uses which symbol: in a link, in inline code or in a sample. `unlinked` are the names that the author wants
 * left alone.
 */
export function linkSymbols(
  tree: Root,
  symbols: SymbolSource | undefined,
  unlinked: readonly string[] = [],
): { readonly tree: Root; readonly references: readonly PageReference[] } {
  if (!symbols) return { tree, references: [] };
  const references = new Map<string, PageReference>();
  let slug = "";
  let title = "";
  const note = (symbol: string | undefined, weight: number, lines?: string): void => {
    if (symbol === undefined) return;
    const key = `${symbol} ${slug}`;
    const before = references.get(key);
    const code = before?.code ?? lines;
    references.set(key, {
      ...{ symbol, slug, title, weight: (before?.weight ?? 0) + weight },
      ...(code !== undefined && { code }),
    });
  };
  const visit = (node: Content, isFree: boolean): Content => {
    if (node.type === "heading" && node.depth <= 3) ({ slug, text: title } = readHeading(node));
    if (node.type === "link") note(symbols.atUrl(node.url)?.name, WEIGHTS.link);
    if (node.type === "code")
      for (const [symbol, lines] of symbolsOfCode(node, symbols))
        note(symbol, WEIGHTS.sample, lines);
    if (node.type === "inlineCode") {
      const target = unlinked.includes(node.value) ? undefined : symbols.find(node.value);
      note(target?.name, WEIGHTS.word);
      return target && isFree ? toLink(node, { url: target.url, className: "api" }) : node;
    }
    if (!("children" in node)) return node;
    const isFreeBelow = isFree && !isUnlinked(node);
    return {
      ...node,
      children: node.children.map((child) => visit(child, isFreeBelow)),
    } as Content;
  };
  const children = tree.children.map((child) => visit(child, true));
  return { tree: { ...tree, children }, references: [...references.values()] };
}
