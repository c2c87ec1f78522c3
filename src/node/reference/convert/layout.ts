import type { Token, Tokens } from "../../../shared/contracts/apiPage";

/**
 * Text that knows where it may break (after Wadler, "A prettier printer"): a group is set on one
 * line if it fits, otherwise each of its own `line`s becomes a line break.
 */
export type Layout =
  | string
  | readonly Layout[]
  | { readonly kind: "link"; readonly text: string; readonly url: string }
  | { readonly kind: "line"; readonly flat: string }
  | { readonly kind: "indent" | "group" | "tail"; readonly content: Layout };

/** A place to break; `flat` is written there when the group fits. */
export function line(flat = ""): Layout {
  return { kind: "line", flat };
}

/** Content that breaks as a whole. */
export function group(...content: readonly Layout[]): Layout {
  return { kind: "group", content };
}

/** Content whose lines are indented two more columns. */
export function indent(...content: readonly Layout[]): Layout {
  return { kind: "indent", content };
}

/** A linked name; plain text if there is nothing to link to. */
export function link(text: string, url: string | undefined): Layout {
  return url === undefined ? text : { kind: "link", text, url };
}

/**
 * What ends a line, such as the result of a function: what comes before it breaks if the two do not fit on
 * one line.
 */
export function tail(...content: readonly Layout[]): Layout {
  return { kind: "tail", content };
}

/** The items with a separator between them. */
export function joinLayouts(items: readonly Layout[], separator: Layout): Layout {
  return items.flatMap((item, index) => (index === 0 ? [item] : [separator, item]));
}

/** `(a, b)`: one item per line when the list does not fit. */
export function enclose(open: string, items: readonly Layout[], close: string, pad = ""): Layout {
  if (items.length === 0) return open + close;
  return group(open, indent(line(pad), joinLayouts(items, [",", line(" ")])), line(pad), close);
}

function isList(layout: Layout): layout is readonly Layout[] {
  return Array.isArray(layout);
}

/** The width of a layout on one line. */
function flatWidth(layout: Layout): number {
  if (typeof layout === "string") return layout.length;
  if (isList(layout)) return layout.reduce((sum, part) => sum + flatWidth(part), 0);
  if (layout.kind === "link") return layout.text.length;
  return layout.kind === "line" ? layout.flat.length : flatWidth(layout.content);
}

/** The width up to the first place to break; without one, `after` is what follows on the line. */
function widthToBreak(layout: Layout, after: number): number {
  if (isList(layout)) return layout.reduceRight((sum, part) => widthToBreak(part, sum), after);
  if (typeof layout === "string" || layout.kind === "link" || layout.kind === "tail") {
    return flatWidth(layout) + after;
  }
  return layout.kind === "line" ? 0 : widthToBreak(layout.content, after);
}

/** Sets a layout in lines of `width` characters, as far as it has places to break. */
export function printLayout(layout: Layout, width = 80): Tokens {
  const tokens: Token[] = [];
  let column = 0;

  const write = (text: string): void => {
    if (text === "") return;
    const last = tokens.at(-1);
    if (typeof last === "string") tokens[tokens.length - 1] = last + text;
    else tokens.push(text);
    column += text.length;
  };

  const print = (part: Layout, depth: number, isFlat: boolean, after: number): void => {
    if (typeof part === "string") write(part);
    else if (isList(part)) {
      part.forEach((child, index) =>
        print(child, depth, isFlat, widthToBreak(part.slice(index + 1), after)),
      );
    } else if (part.kind === "link") {
      tokens.push({ t: part.text, u: part.url });
      column += part.text.length;
    } else if (part.kind === "line" && isFlat) write(part.flat);
    else if (part.kind === "line") {
      write(`\n${"  ".repeat(depth)}`);
      column = depth * 2;
    } else {
      const fits = part.kind === "group" && column + flatWidth(part) + after <= width;
      print(part.content, part.kind === "indent" ? depth + 1 : depth, isFlat || fits, after);
    }
  };

  print(layout, 0, false, 0);
  return tokens;
}

/** The text of tokens, without the links. */
export function tokensText(tokens: Tokens): string {
  return tokens.map((token) => (typeof token === "string" ? token : token.t)).join("");
}
