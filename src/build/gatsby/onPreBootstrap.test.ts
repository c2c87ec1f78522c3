import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { stopWithoutComponents } from "./onPreBootstrap";

let root = "";

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "pages-"));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

/** What stops a build whose pages have this text. */
function stopsOf(text: string): string[] {
  for (const folder of ["src/pages", "src/templates"]) {
    mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, folder, "page.tsx"), text);
    writeFileSync(path.join(root, folder, "styles.css"), "");
  }
  const stops: string[] = [];
  stopWithoutComponents(root, { panicOnBuild: (message) => stops.push(message) });
  return stops;
}

test("a build whose pages have a component goes on", () => {
  expect(stopsOf("export default function Page() {}")).toEqual([]);
});

test("a build with pages that have none is stopped, and names them all", () => {
  const fix = "the page has no default export.\n  Fix: write `export default` before Page.";
  expect(stopsOf("export function Page() {}")).toEqual([
    `src/pages/page.tsx: ${fix}\n\nsrc/templates/page.tsx: ${fix}`,
  ]);
});
