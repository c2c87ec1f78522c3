import { Tokenizer, TokenizerMode, type Token } from "parse5";

/** A start tag. For an element that holds raw text (script, style, …) it includes text and end tag. */
export interface HtmlTag {
  readonly kind: "tag";
  /** In lower case. */
  readonly name: string;
  /** By name in lower case, with character references resolved. */
  readonly attributes: ReadonlyMap<string, string>;
  /** The raw text of a script, style and the like; `undefined` for all other elements. */
  readonly text: string | undefined;
  readonly start: number;
  readonly end: number;
}

interface HtmlEndTag {
  readonly kind: "end";
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

interface HtmlComment {
  readonly kind: "comment";
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export type HtmlToken = HtmlTag | HtmlEndTag | HtmlComment;

/** Whether a class is among those of an element. */
export const hasClass = ({ attributes }: HtmlTag, name: string): boolean =>
  attributes.get("class")?.split(" ").includes(name) ?? false;

/** Elements whose content is text, not markup (HTML standard, 13.2.6.4.4 and 13.2.6.4.7). */
const RAW_TEXT: ReadonlyMap<string, Tokenizer["state"]> = new Map([
  ["script", TokenizerMode.SCRIPT_DATA],
  ["textarea", TokenizerMode.RCDATA],
  ["title", TokenizerMode.RCDATA],
  ...["style", "iframe", "noembed", "noframes", "xmp"].map(
    (name) => [name, TokenizerMode.RAWTEXT] as const,
  ),
]);

/** What the standard calls an error although it has only one reading, and which our own pages contain. */
const HARMLESS = new Set([
  "invalid-first-character-of-tag-name",
  "unknown-named-character-reference",
]);

/**
 * Reads all tags and comments of a document that tools wrote. Stricter than a browser: it throws where markup
 * violates the HTML standard.
 */
export function readTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  const fail = (index: number): never => {
    const context = html.slice(index, index + 60).replace(/\s+/g, " ");
    throw new Error(`markup that cannot be read at character ${String(index)}: ${context}`);
  };
  const placeOf = ({ location }: Token.Token): { start: number; end: number } => ({
    start: location?.startOffset ?? 0,
    end: location?.endOffset ?? 0,
  });
  /** The element whose raw text is being read. */
  let raw: Omit<HtmlTag, "text"> | undefined;
  const ignore = (): void => undefined;
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: (token) => {
        const { tagName: name, attrs, selfClosing } = token;
        const attributes = new Map(attrs.map(({ name: key, value }) => [key, value]));
        const tag = { kind: "tag", name, attributes, ...placeOf(token) } as const;
        const mode = RAW_TEXT.get(name);
        if (mode === undefined) {
          tokens.push({ ...tag, text: undefined });
          return;
        }
        if (selfClosing) fail(tag.start);
        raw = tag;
        tokenizer.state = mode;
        tokenizer.lastStartTagName = name;
      },
      onEndTag: (token) => {
        const { start, end } = placeOf(token);
        const name = token.tagName;
        if (raw) tokens.push({ ...raw, text: html.slice(raw.end, start), end });
        else tokens.push({ kind: "end", name, start, end });
        raw = undefined;
      },
      onComment: (token) => {
        const place = placeOf(token);
        // What browsers treat as a comment: our own tools never write it.
        if (!html.startsWith("<!--", place.start)) fail(place.start);
        tokens.push({ kind: "comment", text: token.data, ...place });
      },
      onParseError: ({ code, startOffset }) => {
        if (!HARMLESS.has(code)) fail(startOffset);
      },
      onEof: () => {
        if (raw) fail(raw.start);
      },
      onDoctype: ignore,
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
    },
  );
  tokenizer.write(html, true);
  return tokens;
}
