import type { CodeLink, HighlightCode } from "../code/highlighter";
import { openMark } from "../code/markedLines";
import { foldLines, nameFold } from "../code/foldedLines";
import { escapeHtml } from "../../html/escapeHtml";
import { renderCaption } from "./codeBlock";

/** The code of a live block before it is live. */
interface LiveLines {
  readonly code: string;
  readonly language: string;
  readonly title: string | undefined;
  /** 1-based numbers of the lines to mark. */
  readonly marked: readonly number[];
  /** 1-based numbers of the lines that are not folded; `undefined` for all of them. */
  readonly show: readonly number[] | undefined;
  readonly links: readonly CodeLink[] | undefined;
}

/**
 * HTML of a live block's code: each line is an element that the style sheet numbers, and stretches without
 * interest are folded, which needs no JavaScript. A fold that is closed counts its lines in its name, by one
 * element each: browsers keep the counters of what is folded apart.
 */
export function renderLiveLines(highlight: HighlightCode, shown: LiveLines): string {
  const { code, language, title, marked, show, links } = shown;
  const source = code.split("\n");
  const html = highlight(code, language, [], links).split("\n");
  const renderLine = (line: number): string => {
    const end = line === source.length ? "" : "\n";
    const text = `${html[line - 1] ?? ""}${end}`;
    return marked.includes(line)
      ? `${openMark(line, marked)}${text}</mark>`
      : `<span>${text}</span>`;
  };
  const parts = foldLines(source.length, show).map(({ first, last, isFolded }) => {
    const numbers = source.slice(first - 1, last).map((_, index) => first + index);
    const pre = `<pre translate="no"><code>${numbers.map(renderLine).join("")}</code></pre>`;
    if (!isFolded) return pre;
    const name = nameFold(source.slice(first - 1, last));
    return `<details><summary>${escapeHtml(name)}${"<i></i>".repeat(numbers.length)}</summary>${pre}</details>`;
  });
  return (
    `<figure class="code lines" data-language="${escapeHtml(language)}"${links ? " data-typed" : ""}>` +
    `${renderCaption({ title })}${parts.join("")}</figure>`
  );
}
