import type { Token, Tokens } from "../../shared/contracts/apiPage";

/**
 * Text that knows where it may break (after Wadler, "A prettier printer"): a group is set on one
 * line if it fits, otherwise each of its own `line`s becomes a line break.
 */
export type Layout =
  | string
  | readonly Layout[]
  | { readonly kind: "link"; readonly text: string; readonly url: string }
  | { readonly kind: "line"; readonly flat: string }
  | { readonly kind: "indent"; readonly content: Layout }
  | { readonly kind: "group"; readonly content: Layout }
  | { readonly kind: "tail"; readonly content: Layout };

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
export function join(items: readonly Layout[], separator: Layout): Layout {
  return items.flatMap((item, index) => (index === 0 ? [item] : [separator, item]));
}

/** `(a, b)`: one item per line when the list does not fit. */
export function enclose(open: string, items: readonly Layout[], close: string, pad = ""): Layout {
  if (items.length === 0) return open + close;
  return group(open, indent(line(pad), join(items, [",", line(" ")])), line(pad), close);
}

interface Piece {
  readonly depth: number;
  readonly flat: boolean;
  readonly layout: Layout;
}

function isList(layout: Layout): layout is readonly Layout[] {
  return Array.isArray(layout);
}

/** The pieces a layout is made of; undefined for a text, a link or a line. */
function unfold({ depth, flat, layout }: Piece): Piece[] | undefined {
  if (isList(layout)) return layout.map((child) => ({ depth, flat, layout: child }));
  if (typeof layout === "string" || layout.kind === "link" || layout.kind === "line")
    return undefined;
  const deeper = layout.kind === "indent" ? depth + 1 : depth;
  return [{ depth: deeper, flat, layout: layout.content }];
}

function textOf(layout: Layout): string {
  if (typeof layout === "string") return layout;
  if (isList(layout)) return "";
  if (layout.kind === "link") return layout.text;
  return layout.kind === "line" ? layout.flat : "";
}

/** Whether the piece and what follows it up to the next line break fit into the remaining space. */
function fits(first: Piece, rest: readonly Piece[], room: number): boolean {
  const todo: Piece[] = [first];
  let next = rest.length;
  let left = room;
  while (left >= 0) {
    let piece = todo.pop();
    if (piece === undefined) {
      next -= 1;
      piece = rest[next];
      if (piece === undefined) return true;
    }
    const parts = unfold(isKind(piece.layout, "tail") ? { ...piece, flat: true } : piece);
    if (parts) todo.push(...parts.reverse());
    else if (isBreak(piece)) return true;
    else left -= textOf(piece.layout).length;
  }
  return false;
}

function isKind(layout: Layout, kind: "line" | "group" | "tail"): boolean {
  return typeof layout === "object" && !isList(layout) && layout.kind === kind;
}

function isBreak({ flat, layout }: Piece): boolean {
  return !flat && isKind(layout, "line");
}

function append(tokens: Token[], token: Token): void {
  const last = tokens.at(-1);
  if (token === "") return;
  if (typeof token === "string" && typeof last === "string") {
    tokens[tokens.length - 1] = last + token;
  } else {
    tokens.push(token);
  }
}

/** Sets a layout in lines of `width` characters, as far as it has places to break. */
export function printLayout(layout: Layout, width = 80): Tokens {
  const tokens: Token[] = [];
  const todo: Piece[] = [{ depth: 0, flat: false, layout }];
  let column = 0;
  for (let piece = todo.pop(); piece !== undefined; piece = todo.pop()) {
    const { depth, layout: current } = piece;
    if (isBreak(piece)) {
      append(tokens, `\n${"  ".repeat(depth)}`);
      column = depth * 2;
      continue;
    }
    const flat =
      piece.flat ||
      (isKind(current, "group") && fits({ ...piece, flat: true }, todo, width - column));
    const parts = unfold({ depth, flat, layout: current });
    if (parts) {
      todo.push(...parts.reverse());
      continue;
    }
    const text = textOf(current);
    const isLink = typeof current === "object" && !isList(current) && current.kind === "link";
    append(tokens, isLink ? { t: text, u: current.url } : text);
    column += text.length;
  }
  return tokens;
}

/** The text of tokens, without the links. */
export function tokensText(tokens: Tokens): string {
  return tokens.map((token) => (typeof token === "string" ? token : token.t)).join("");
}
