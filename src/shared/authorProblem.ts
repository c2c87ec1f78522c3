import type { Problem } from "./problem";

/** A problem as `npm run dev` shows it on the page. */
export interface AuthorProblem extends Problem {
  /** Route of the page that has it; absent when it concerns many pages, such as a section. */
  readonly route?: string;
  /** Lines of the file around the problem; absent when the line is not known. */
  readonly quote?: Quote;
}

/** Some lines of a file. */
export interface Quote {
  /** 1-based number of the first line. */
  readonly first: number;
  readonly lines: readonly string[];
}

/** Lines that a quote shows before and after the one in question. */
const AROUND = 2;

/** Quotes the lines of a text around a line, which is counted from 1; nothing when there is no such line. */
export function quoteLines(text: string, line: number): Quote | undefined {
  const lines = text.split("\n");
  const first = Math.max(1, line - AROUND);
  return line > lines.length ? undefined : { first, lines: lines.slice(first - 1, line + AROUND) };
}

/** What the development server sends to the pages after each check. */
export interface ProblemReport {
  readonly problems: readonly AuthorProblem[];
}

/** Problems of the page at a route, and all others; those that affect many pages are among the others. */
export function sortProblems(problems: readonly AuthorProblem[], route: string) {
  const here = problems.filter((problem) => problem.route === route);
  return { here, elsewhere: problems.filter((problem) => problem.route !== route) };
}
