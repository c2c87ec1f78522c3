/** What readers write before a colon, and the kinds of documents it means. */
const KINDS: ReadonlyMap<string, readonly string[]> = new Map([
  ["class", ["class"]],
  ["method", ["method"]],
  ["function", ["function"]],
  ["fn", ["function", "method"]],
  ["property", ["property", "accessor"]],
  ["prop", ["property", "accessor"]],
  ["accessor", ["accessor"]],
  ["constructor", ["constructor"]],
  ["variable", ["variable"]],
  ["type", ["type", "interface"]],
  ["interface", ["interface"]],
  ["section", ["section"]],
  ["guide", ["section"]],
  ["message", ["message"]],
  ["error", ["message"]],
  ["game", ["game"]],
]);

/** A query without its `kind:` prefix. */
export interface KindQuery {
  readonly text: string;
  /** The prefix in lower case, such as `method`; absent without one. */
  readonly kind?: string;
  /** Whether a document of this kind may match. */
  readonly allows: (documentKind: string) => boolean;
}

/** Reads a `kind:` prefix. If the first word of `a:b` is not a kind, it is a query like any other. */
export function readKindPrefix(query: string): KindQuery {
  const [, prefix = "", text = ""] = /^\s*([a-z]{2,11}):(.*)$/is.exec(query) ?? [];
  const kind = prefix.toLowerCase();
  const kinds = KINDS.get(kind);
  // "Error: No players" is what a console shows, not a question for all messages.
  const isPasted = kind === "error" && /^\s+\S/.test(text);
  if (!kinds || isPasted) return { text: query, allows: () => true };
  return { text: text.trim(), kind, allows: (documentKind) => kinds.includes(documentKind) };
}
