import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { findFences } from "../../../src/node/content/fields/fences";
import { diagramHash } from "../../../src/node/content/source/staticFiles";
import { readText } from "../../../src/node/files/readText";
import type { Problem } from "../../../src/shared/problem";
import { listPageFiles } from "../../listFiles";
import { ROOT } from "../../runProgram";
import { THEMES } from "../../../src/node/files/palette";

export const OUTPUT = path.join(ROOT, "static/diagrams");

/** A `mermaid` fence. */
export interface Diagram {
  readonly name: string;
  readonly source: string;
  readonly file: string;
  /** 1-based. */
  readonly line: number;
}

/** The diagrams of all pages, each once. */
export function findDiagrams(): Diagram[] {
  const all = listPageFiles(ROOT).flatMap((file) =>
    findFences(readText(path.join(ROOT, file)))
      .filter(({ language }) => language === "mermaid")
      .map(({ code, line }) => ({ name: diagramHash(code), source: code, file, line })),
  );
  return [...new Map(all.map((diagram) => [diagram.name, diagram])).values()];
}

/** Whether a diagram has its picture in both themes. */
export function isDrawn({ name }: Diagram): boolean {
  return THEMES.every((theme) => existsSync(path.join(OUTPUT, `${name}.${theme}.svg`)));
}

/** The pictures of diagrams that no page uses. */
export function listUnused(diagrams: readonly Diagram[]): string[] {
  const names = new Set(diagrams.map(({ name }) => name));
  return readdirSync(OUTPUT).filter(
    (file) => file.endsWith(".svg") && !names.has(file.split(".")[0] ?? ""),
  );
}

/** The diagrams without a picture, and the pictures that no page needs. */
export function findOldDiagrams(): Problem[] {
  const fix = "run `npm run make diagrams` and commit what it writes.";
  const diagrams = findDiagrams();
  return [
    ...diagrams
      .filter((diagram) => !isDrawn(diagram))
      .map(({ file, line }) => ({ file, line, what: "the diagram has no picture yet.", fix })),
    ...listUnused(diagrams).map((file) => ({
      file: `static/diagrams/${file}`,
      what: "no page shows this picture.",
      fix,
    })),
  ];
}
