import { existsSync, statSync } from "node:fs";
import { readText } from "../../src/node/files/readText";
import { BUDGETS } from "./budgets";

/** Compressed sizes in bytes: of each budget by kind of page, or by file. */
export type Sizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Measures a build in `folder`. */
export function measureSizes(folder: string): Sizes {
  return Object.fromEntries(
    BUDGETS.map(({ what, measure }) => [what, Object.fromEntries(measure(folder))]),
  );
}

/** The sizes of another build: of a folder that holds it, or of a file with its sizes; `undefined` without either. */
export function readSizes(source: string): Sizes | undefined {
  if (!existsSync(source)) return undefined;
  if (statSync(source).isDirectory()) return measureSizes(source);
  return JSON.parse(readText(source)) as Sizes;
}

const bytes = (count: number): string => count.toLocaleString("en-US");

function difference(size: number, before: number | undefined): string {
  if (before === undefined) return "new";
  if (size === before) return "0";
  const share = ((100 * (size - before)) / before).toFixed(1);
  return `${size > before ? "+" : "−"}${bytes(Math.abs(size - before))} (${share.replace("-", "−")} %)`;
}

/** A table in Markdown of the sizes, in bytes, beside those of another build, if they are known. */
export function renderSizes(sizes: Sizes, before: Sizes | undefined): string {
  const limits = new Map(BUDGETS.map(({ what, limit }) => [what, limit]));
  const rows = Object.entries(sizes).flatMap(([what, own]) =>
    Object.entries(own).map(([name, size]) => {
      const change = before ? difference(size, before[what]?.[name]) : "?";
      return `| ${what} | ${name} | ${bytes(size)} | ${change} | ${bytes(limits.get(what) ?? 0)} |`;
    }),
  );
  return [
    "| what | of | bytes | difference | limit |",
    "| --- | --- | ---: | ---: | ---: |",
    ...rows,
  ].join("\n");
}
