import { escapeHtml } from "../../html/escapeHtml";
import type { ReportProblem } from "./context";

/** A line of a fence that is not blank. */
export interface FigureLine {
  /** Without the indentation. */
  readonly text: string;
  /** Number of spaces before the text; `NaN` if there is a tab among them. */
  readonly indent: number;
  /** 1-based number of the line in the file. */
  readonly line: number;
}

/** A figure that authors write as lines of text, and that pages show as lists. */
export interface TextFigure {
  /** What messages call it. */
  readonly name: string;
  /** HTML of the figure without its end tag; `undefined` if it holds nothing. Faults are reported. */
  readonly draw: (lines: readonly FigureLine[], report: ReportProblem) => string | undefined;
}

/** The lines of a fence whose first back-ticks are on the line `start` of the file. */
export function readFigureLines(code: string, start: number): FigureLine[] {
  return code.split("\n").flatMap((text, index) => {
    const [blank = ""] = /^\s*/.exec(text) ?? [];
    if (text.trim() === "") return [];
    const indent = /^ *$/.test(blank) ? blank.length : NaN;
    return [{ text: text.trim(), indent, line: start + index + 1 }];
  });
}

/** Words of an author as HTML; back-ticks mark code. */
export function proseHtml(words: string): string {
  return escapeHtml(words).replace(/`([^`]+)`/g, "<code>$1</code>");
}
