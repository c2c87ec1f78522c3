import type { Comment, CommentPart } from "./typedocProject";

/** Resolves a `{@link …}`: the text to show, and where it leads unless the target is unknown. */
export type ResolveLink = (part: LinkPart) => { readonly text: string; readonly url?: string };

/** An inline tag as the conversion needs it; `target` is what TypeDoc found. */
export interface LinkPart {
  readonly text: string;
  readonly target?: number | string | undefined;
}

const LINK_TAG = /^@link(?:code|plain)?$/;
const SYMBOL = /^[\w$.#()]+$/;
/** `{@link X}` inside backticks, which TypeDoc leaves alone. */
const LINK_IN_CODE = /^`\s*\{@link(?:code|plain)?\s+([^}]+?)\s*\}\s*`$/;

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, (character) => `\\${character}`);
}

function linkMarkdown(part: LinkPart, resolve: ResolveLink): string {
  const { text, url } = resolve(part);
  const label = SYMBOL.test(text) ? `\`${text}\`` : escapeMarkdown(text);
  if (url === undefined) return `\`${text.replaceAll("`", "'")}\``;
  return `[${label}](${url})`;
}

/**
 * Rewrites the HTML lists of doc comments as Markdown lists. They are the one kind of HTML that
 * comments of TypeScript code commonly use; all other HTML is shown as text.
 */
function listsToMarkdown(text: string): string {
  return text
    .replace(/\s*<ul>\s*/g, "\n")
    .replace(/\s*<li>\s*/g, "\n- ")
    .replace(/<\/li>/g, "")
    .replace(/\s*<\/ul>\s*/g, "\n\n");
}

function partMarkdown(part: CommentPart, resolve: ResolveLink): string {
  switch (part.kind) {
    case "text":
    case "relative-link":
      return listsToMarkdown(part.text);
    case "code": {
      const link = LINK_IN_CODE.exec(part.text)?.[1];
      return link === undefined ? part.text : linkMarkdown({ text: link }, resolve);
    }
    case "inline-tag": {
      if (!LINK_TAG.test(part.tag)) return escapeMarkdown(part.text);
      const { text, target } = part;
      return linkMarkdown(
        { text, target: typeof target === "object" ? undefined : target },
        resolve,
      );
    }
  }
}

/** The Markdown of a comment's parts, with `{@link}` tags turned into links. */
export function toMarkdown(parts: readonly CommentPart[], resolve: ResolveLink): string {
  return parts
    .map((part) => partMarkdown(part, resolve))
    .join("")
    .trim();
}

/** The words of a comment's parts, for search and summaries. */
export function toPlainText(parts: readonly CommentPart[]): string {
  const words = parts.map((part) => {
    if (part.kind !== "code") return part.text.replace(/<[/a-z][^>]*>/g, " ");
    if (part.text.startsWith("```")) return " ";
    const link = LINK_IN_CODE.exec(part.text)?.[1];
    return link ?? part.text.replaceAll("`", "");
  });
  return words
    .join("")
    .replace(/(^|\s)[-*]\s+/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

/** One of our sentences as plain text. */
export function withoutCodeMarks(sentence: string): string {
  return sentence.replaceAll("`", "");
}

/** The contents of the block tags of one name, such as `@example`. */
export function blockTags(comment: Comment | undefined, tag: string): (readonly CommentPart[])[] {
  return (comment?.blockTags ?? []).filter((block) => block.tag === tag).map((b) => b.content);
}

const STRAY_CODE = /\n\s*\n((?:\w+|\([^()]*\)) => [\s\S]+)$/;

/**
 * Cuts code off the end of a text: where an author forgot the `@example` tag, the code has become
 * the last paragraph of a `@param`.
 */
export function splitStrayCode(parts: readonly CommentPart[]): {
  readonly parts: readonly CommentPart[];
  readonly code?: string;
} {
  const last = parts.at(-1);
  const code = last?.kind === "text" ? STRAY_CODE.exec(last.text)?.[1] : undefined;
  if (last?.kind !== "text" || code === undefined) return { parts };
  const text = last.text.slice(0, -code.length).trimEnd();
  return { parts: [...parts.slice(0, -1), { kind: "text", text }], code: code.trimEnd() };
}
