import type { Code, Content } from "mdast";
import { parseFenceMeta } from "../code/fenceMeta";
import { escapeHtml } from "../../html/escapeHtml";
import type { ReportProblem } from "./context";
import { rawHtml } from "./element";
import { FLOW_TREE } from "./flowTree";
import { SEQUENCE } from "./sequence";
import { readFigureLines, type TextFigure } from "./textFigure";

/** The fences that become figures of text, by their language. */
export const TEXT_FIGURES = { flow: FLOW_TREE, sequence: SEQUENCE } as const satisfies Readonly<
  Record<string, TextFigure>
>;

/** Whether a fence's language is that of a figure of text. */
export function isTextFigure(language: string): language is keyof typeof TEXT_FIGURES {
  return Object.hasOwn(TEXT_FIGURES, language);
}

/** Turns a fence of lines into the lists that show it; it needs no `alt`, because it is text. */
export function drawTextFigure(
  { value, meta, position }: Code,
  { name, draw }: TextFigure,
  report: ReportProblem,
): Content {
  const line = position?.start.line;
  const { attributes, flags, unknown } = parseFenceMeta(meta);
  const { caption = "", ...others } = attributes;
  for (const word of [...Object.keys(others), ...flags, ...unknown]) {
    report({
      line,
      what: `unknown word "${word}" after the fence's language.`,
      valid: ['caption="…"'],
      fix: `a ${name} is text that everybody can read, so it has no other words.`,
    });
  }
  const drawn = draw(readFigureLines(value, line ?? 0), report);
  if (drawn === undefined) {
    report({ line, what: `the ${name} is empty.`, fix: "docs/authoring/figures.md shows one." });
    return rawHtml("");
  }
  const label = caption === "" ? "" : `<figcaption>${escapeHtml(caption)}</figcaption>`;
  return rawHtml(`${drawn}${label}</figure>`);
}
