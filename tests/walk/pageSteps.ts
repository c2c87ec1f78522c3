import { openContent } from "../../src/node/content/source/completePage";
import { findFences } from "../../src/node/content/fields/fences";

const { page } = openContent("content");

/** What a reader takes from a page: a file to write or a line to paste into the shell. */
export type PageStep =
  | { readonly kind: "file"; readonly name: string; readonly text: string; readonly place: string }
  | { readonly kind: "command"; readonly command: string; readonly place: string };

/** A part of a page, from its heading to the next one at the same or a higher level. */
export interface PagePart {
  /** Relative to `content`. */
  readonly page: string;
  readonly heading: string;
}

/** Label of the tab that contains a line; `undefined` outside of tabs. */
function tabAt(lines: readonly string[], line: number): string | undefined {
  for (let at = line - 1; at >= 0; at--) {
    const text = lines[at] ?? "";
    if (text.startsWith("</Tab")) return undefined;
    const label = /^<Tab label="(.+)">$/.exec(text)?.[1];
    if (label !== undefined) return label;
  }
  return undefined;
}

/** First and last line of a part, 1-based. Throws when the page has no such heading. */
function linesOf(lines: readonly string[], { page, heading }: PagePart): [number, number] {
  const isHeading = (text: string): boolean => /^#{2,4} /.test(text);
  const first = lines.findIndex((text) => isHeading(text) && text.endsWith(` ${heading}`));
  if (first < 0) throw new Error(`content/${page} has no heading "${heading}".`);
  const depth = lines[first]?.indexOf(" ") ?? 0;
  const rest = lines.slice(first + 1);
  const next = rest.findIndex((text) => isHeading(text) && text.indexOf(" ") <= depth);
  return [first + 1, next < 0 ? lines.length : first + 1 + next];
}

/**
 * The steps of a part in page order. In tabs, those with the label `npm` are taken. A fence with a title
 * is a file; a `bash` fence holds one command per line.
 */
export function pageSteps(part: PagePart): PageStep[] {
  const source = page(`content/${part.page}`).text;
  const lines = source.split(/\r?\n/);
  const [first, last] = linesOf(lines, part);
  return findFences(source)
    .filter(({ line }) => line > first && line <= last)
    .filter(({ line }) => [undefined, "npm"].includes(tabAt(lines, line)))
    .flatMap(({ language, meta, code, line }): PageStep[] => {
      const name = meta.attributes["title"];
      const place = `content/${part.page}:${String(line)}`;
      if (name !== undefined) return [{ kind: "file", name, text: `${code}\n`, place }];
      if (language !== "bash") return [];
      return code.split("\n").map((command) => ({ kind: "command", command, place }));
    });
}
