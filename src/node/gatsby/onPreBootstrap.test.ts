import { afterEach, expect, test } from "vitest";
import { deleteFolders, writeFolder } from "../testing/folders";
import { checkDefaultExport, stopWithoutComponents } from "./onPreBootstrap";
import { formatProblem } from "../../shared/problem";

afterEach(deleteFolders);

/** What stops a build whose pages have this text. */
function stopsOf(text: string): string[] {
  const folders = ["src/pages", "src/templates"];
  const files = folders.flatMap((folder) => [
    [`${folder}/page.tsx`, text],
    [`${folder}/styles.css`, ""],
  ]);
  const root = writeFolder(Object.fromEntries(files) as Record<string, string>);
  const stops: string[] = [];
  stopWithoutComponents(root, { panicOnBuild: (message) => stops.push(message) });
  return stops;
}

test("a build whose pages have a component goes on", () =>
  expect(stopsOf("export default function Page() {}")).toEqual([]));

test("a build with pages that have none is stopped, and names them all", () => {
  const fix = "the page has no default export.\n  Fix: write `export default` before Page.";
  expect(stopsOf("export function Page() {}")).toEqual([
    `src/pages/page.tsx: ${fix}\n\nsrc/templates/page.tsx: ${fix}`,
  ]);
});

test.each([
  "export default function Page() { return null; }",
  "function Page() { return null; }\nexport default Page;",
  'export { Page as default } from "./Page";',
  'export { Head, default } from "./Page";',
])("%j has a default export", (code) =>
  expect(checkDefaultExport("src/pages/a.tsx", code)).toBeUndefined(),
);

test.each([
  ["export function Page() { return null; }", "Page"],
  ["/** Not an export default. */\nexport const Page = () => null;", "Page"],
  ["// export default Page;\nexport function Head() { return null; }", "the page's component"],
  ['export { default as Head } from "./Head";', "the page's component"],
  ["/*\nexport function Old() {}\n*/\nexport const Page = () => null;", "Page"],
  ["", "the page's component"],
])("%j is a page without one, and the fix names the component", (code, component) => {
  const problem = checkDefaultExport("src/pages/a.tsx", code);
  expect(problem && formatProblem(problem)).toBe(
    `src/pages/a.tsx: the page has no default export.\n  Fix: write \`export default\` before ${component}.`,
  );
});
