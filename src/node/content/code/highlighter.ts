import path from "node:path";
import { createCssVariablesTheme, createHighlighterCoreSync } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import bash from "shiki/langs/bash.mjs";
import css from "shiki/langs/css.mjs";
import diff from "shiki/langs/diff.mjs";
import html from "shiki/langs/html.mjs";
import json from "shiki/langs/json.mjs";
import scss from "shiki/langs/scss.mjs";
import tsx from "shiki/langs/tsx.mjs";
import yaml from "shiki/langs/yaml.mjs";
import { escapeHtml } from "../../html/escapeHtml";
import { digestFiles } from "../../files/digestFiles";
import { openDiskCache } from "../../files/diskCache";
import { openMark } from "./markedLines";

/** Languages a fence may name, with the grammar that colors each; `null` is plain text. */
export const CODE_LANGUAGES = {
  bash: "bash",
  css: "css",
  diff: "diff",
  html: "html",
  js: "tsx",
  json: "json",
  jsx: "tsx",
  scss: "scss",
  sh: "bash",
  text: null,
  ts: "tsx",
  tsx: "tsx",
  yaml: "yaml",
} as const satisfies Readonly<Record<string, string | null>>;

type CodeLanguage = keyof typeof CODE_LANGUAGES;

export function isCodeLanguage(name: string): name is CodeLanguage {
  return Object.hasOwn(CODE_LANGUAGES, name);
}

/** A stretch of code that links somewhere; offsets in UTF-16 code units, `end` exclusive. */
export interface CodeLink {
  readonly start: number;
  readonly end: number;
  readonly url: string;
}

/**
 * Turns code into HTML. `markedLines` are 1-based and wrapped in `<mark>`; `links` ascend and do not overlap.
 * Only the first link to an address is a Tab stop; the others need a pointer. No tag reaches past the end of
 * its line, so that HTML without marks may be split into lines.
 */
export type HighlightCode = (
  code: string,
  language: string,
  markedLines?: readonly number[],
  links?: readonly CodeLink[],
) => string;

/**
 * Classes of the token kinds; `src/styles/code.css` gives each its color in both themes. Classes,
 * not inline styles, because the content security policy forbids style attributes.
 */
const TOKEN_CLASSES: Readonly<Record<string, string>> = {
  "token-keyword": "k",
  "token-string": "s",
  "token-string-expression": "s",
  "token-comment": "c",
  "token-function": "f",
  "token-constant": "n",
  "token-parameter": "m",
  "token-punctuation": "p",
  "token-link": "l",
  "token-inserted": "i",
  "token-deleted": "d",
};

/** A token of a line: its length in UTF-16 code units, and its class. */
type CodeToken = readonly [length: number, className: string];

type CodeLines = readonly (readonly CodeToken[])[];

/** A token at its place in the code. */
interface Token {
  readonly content: string;
  /** In UTF-16 code units. */
  readonly offset: number;
  readonly className: string;
}

/** A stretch of one kind, inside or outside a link. */
interface Run {
  readonly className: string;
  readonly link: CodeLink | undefined;
  text: string;
}

function tokenClass(color: string | undefined): string {
  const variable = /--code-([\w-]+)/.exec(color ?? "")?.[1] ?? "";
  return TOKEN_CLASSES[variable] ?? "";
}

/** Cuts a token where links begin and end. */
function cutAtLinks(
  { content, offset }: Token,
  links: readonly CodeLink[],
): Omit<Run, "className">[] {
  const end = offset + content.length;
  const touching = links.filter((link) => link.start < end && link.end > offset);
  const parts: Omit<Run, "className">[] = [];
  let at = offset;
  const add = (to: number, link: CodeLink | undefined): void => {
    if (to > at) parts.push({ link, text: content.slice(at - offset, to - offset) });
    at = Math.max(at, to);
  };
  for (const link of touching) {
    add(link.start, undefined);
    add(Math.min(link.end, end), link);
  }
  add(end, undefined);
  return parts;
}

/** Neighbors of one kind share a span, and whitespace never opens one. */
function toRuns(tokens: readonly Token[], links: readonly CodeLink[]): Run[] {
  const runs: Run[] = [];
  for (const token of tokens) {
    for (const { text, link } of cutAtLinks(token, links)) {
      const last = runs.at(-1);
      const className = text.trim() === "" ? (last?.className ?? "") : token.className;
      if (last?.className === className && last.link === link) last.text += text;
      else runs.push({ className, link, text });
    }
  }
  return runs;
}

/** Renders one line; `seen` holds the addresses that already have a link in this code. */
function renderLine(
  tokens: readonly Token[],
  links: readonly CodeLink[],
  seen: Set<string>,
): string {
  return toRuns(tokens, links)
    .map(({ className, link, text }) => {
      const code = escapeHtml(text);
      const kind = className === "" ? "" : ` class="${className}"`;
      if (!link) return kind === "" ? code : `<span${kind}>${code}</span>`;
      const stop = seen.has(link.url) ? ' tabindex="-1"' : "";
      seen.add(link.url);
      return `<a${kind} href="${escapeHtml(link.url)}"${stop}>${code}</a>`;
    })
    .join("");
}

/**
 * By default a line that takes longer than 500 ms stays half colored, so a page would depend on how busy the
 * machine is. A length limit bounds the work instead: longer lines are plain.
 */
const LIMITS = { tokenizeTimeLimit: 0, tokenizeMaxLineLength: 5000 } as const;

/** Loads the grammars and returns the function that cuts code into the tokens of its lines. */
function loadTokenizer(): (code: string, grammar: string) => CodeLines {
  const theme = createCssVariablesTheme({ name: "classes", variablePrefix: "--code-" });
  const shiki = createHighlighterCoreSync({
    themes: [theme],
    langs: [bash, css, diff, html, json, scss, tsx, yaml],
    engine: createJavaScriptRegexEngine(),
  });
  return (code, grammar) =>
    shiki
      .codeToTokensBase(code, { lang: grammar, theme: "classes", ...LIMITS })
      .map((tokens) => tokens.map(({ content, color }) => [content.length, tokenClass(color)]));
}

/** The tokens at their places; those of a line follow each other without a gap. */
function placeTokens(code: string, lines: CodeLines): Token[][] {
  let offset = 0;
  return lines.map((tokens, index) => {
    // The end of the previous line.
    if (index > 0) offset += 1;
    return tokens.map(([length, className]) => {
      const start = offset;
      offset += length;
      return { content: code.slice(start, offset), className, offset: start };
    });
  });
}

/** What determines how code is cut into tokens besides the code. */
const HIGHLIGHTER = ["src/node/content/code/highlighter.ts", "node_modules/shiki/package.json"];

/** Next to the packages, so that a build from scratch has it too. */
export const TOKEN_CACHE = "node_modules/.cache/boardzilla-docs/tokens";

/**
 * Returns the function that highlights code. The tokens of each block are kept on disk, and the first new
 * block loads the grammars. An unknown language is rendered as plain text: the content check reports it.
 */
export function createCodeHighlighter(): HighlightCode {
  const root = process.cwd();
  const cache = openDiskCache(path.join(root, TOKEN_CACHE), digestFiles(root, HIGHLIGHTER));
  const known = new Map<string, CodeLines>();
  let tokenize: ReturnType<typeof loadTokenizer> | undefined;
  const findTokens = (code: string, language: string): CodeLines => {
    const grammar = isCodeLanguage(language) ? CODE_LANGUAGES[language] : null;
    if (grammar === null) return code.split("\n").map((line) => [[line.length, ""]]);
    const key = `${grammar}\0${code}`;
    const kept = known.get(key) ?? (cache.recall("tokens", [key]) as CodeLines | undefined);
    const lines = kept ?? (tokenize ??= loadTokenizer())(code, grammar);
    if (!kept) cache.keep("tokens", [key], lines);
    known.set(key, lines);
    return lines;
  };
  return (code, language, markedLines = [], links = []) => {
    const seen = new Set<string>();
    return placeTokens(code, findTokens(code, language))
      .map((tokens, index) => {
        const line = renderLine(tokens, links, seen);
        if (!markedLines.includes(index + 1)) return `${line}\n`;
        return `${openMark(index + 1, markedLines)}${line}\n</mark>`;
      })
      .join("")
      .replace(/\n(<\/mark>)?$/, "$1");
  };
}
