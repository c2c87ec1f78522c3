import type {
  BlockContent,
  Blockquote,
  Code,
  Content,
  Heading,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Strong,
  Table,
  Text,
} from "mdast";

/** Plain words; characters that Markdown would interpret are escaped on printing. */
export function text(value: string): Text {
  return { type: "text", value };
}

/** A name or a piece of code inside a line. */
export function inlineCode(value: string): InlineCode {
  return { type: "inlineCode", value };
}

/** Words that lead in, such as "Returns". */
export function strong(...children: readonly PhrasingContent[]): Strong {
  return { type: "strong", children: [...children] };
}

/** A link; `url` may still be a route or an anchor of the page. */
export function link(url: string, ...children: readonly PhrasingContent[]): Link {
  return { type: "link", url, children: [...children] as Link["children"] };
}

/** A paragraph of inline content. */
export function paragraph(...children: readonly PhrasingContent[]): Paragraph {
  return { type: "paragraph", children: [...children] };
}

/** A heading; levels below 6 are 6. */
export function heading(depth: number, ...children: readonly PhrasingContent[]): Heading {
  return {
    type: "heading",
    depth: Math.min(depth, 6) as Heading["depth"],
    children: [...children],
  };
}

/** A fence; `title` is the name of the file it shows. */
export function fence(lang: string, value: string, title?: string): Code {
  const meta = title === undefined ? null : `title="${title}"`;
  return { type: "code", lang, meta, value };
}

/** A list without blank lines between its items. */
export function list(items: readonly (readonly Content[])[], ordered = false): List {
  return {
    type: "list",
    ordered,
    spread: false,
    children: items.map((children) => ({
      type: "listItem",
      spread: false,
      children: [...children] as BlockContent[],
    })),
  };
}

/** A block set apart from the text around it. */
export function blockquote(children: readonly Content[]): Blockquote {
  return { type: "blockquote", children: [...children] as BlockContent[] };
}

type Cell = readonly PhrasingContent[];

/** A table with its headings first. */
export function table(rows: readonly (readonly Cell[])[]): Table {
  return {
    type: "table",
    children: rows.map((cells) => ({
      type: "tableRow",
      children: cells.map((children) => ({ type: "tableCell", children: [...children] })),
    })),
  };
}
