import { createHighlighterCore } from "shiki/core";
import { createCssVariablesTheme } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import bash from "shiki/langs/bash.mjs";
import css from "shiki/langs/css.mjs";
import diff from "shiki/langs/diff.mjs";
import html from "shiki/langs/html.mjs";
import json from "shiki/langs/json.mjs";
import scss from "shiki/langs/scss.mjs";
import tsx from "shiki/langs/tsx.mjs";
import yaml from "shiki/langs/yaml.mjs";
import { escapeHtml } from "../html/escapeHtml";

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

export type CodeLanguage = keyof typeof CODE_LANGUAGES;

/** Whether a fence may name this language. */
export function isCodeLanguage(name: string): name is CodeLanguage {
  return Object.hasOwn(CODE_LANGUAGES, name);
}

/** Turns code into HTML; `markedLines` are 1-based and wrapped in `<mark>`. */
export type HighlightCode = (
  code: string,
  language: string,
  markedLines?: readonly number[],
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

interface Token {
  readonly content: string;
  readonly color?: string | undefined;
}

function tokenClass(color: string | undefined): string {
  const variable = /--code-([\w-]+)/.exec(color ?? "")?.[1] ?? "";
  return TOKEN_CLASSES[variable] ?? "";
}

/** Renders one line; neighbours of one kind share a span, and white space never opens one. */
function renderLine(tokens: readonly Token[]): string {
  const runs: { className: string; text: string }[] = [];
  for (const { content, color } of tokens) {
    const last = runs.at(-1);
    const className = content.trim() === "" ? (last?.className ?? "") : tokenClass(color);
    if (last?.className === className) last.text += content;
    else runs.push({ className, text: content });
  }
  return runs
    .map(({ className, text }) =>
      className === "" ? escapeHtml(text) : `<span class="${className}">${escapeHtml(text)}</span>`,
    )
    .join("");
}

/**
 * By default a line that takes longer than 500 ms stays half colored, so that a page would depend on
 * how busy the machine is. A limit of length bounds the work instead: longer lines are plain.
 */
const LIMITS = { tokenizeTimeLimit: 0, tokenizeMaxLineLength: 5000 } as const;

/**
 * Loads the grammars once and returns the function that highlights code. An unknown language is
 * rendered as plain text: naming it an error is the content check's work.
 */
export async function createCodeHighlighter(): Promise<HighlightCode> {
  const theme = createCssVariablesTheme({ name: "classes", variablePrefix: "--code-" });
  const shiki = await createHighlighterCore({
    themes: [theme],
    langs: [bash, css, diff, html, json, scss, tsx, yaml],
    engine: createJavaScriptRegexEngine(),
  });
  return (code, language, markedLines = []) => {
    const grammar = isCodeLanguage(language) ? CODE_LANGUAGES[language] : null;
    const lines: readonly (readonly Token[])[] =
      grammar === null
        ? code.split("\n").map((content) => [{ content }])
        : shiki.codeToTokensBase(code, { lang: grammar, theme: "classes", ...LIMITS });
    return lines
      .map((tokens, index) => {
        const line = renderLine(tokens);
        return markedLines.includes(index + 1) ? `<mark>${line}\n</mark>` : `${line}\n`;
      })
      .join("")
      .replace(/\n$/, "");
  };
}
