import { expect, test } from "vitest";
import { checkDefaultExport } from "./defaultExport";
import { formatProblem } from "../../shared/problem";

test.each([
  "export default function Page() { return null; }",
  "function Page() { return null; }\nexport default Page;",
  'export { Page as default } from "./Page";',
  'export { Head, default } from "./Page";',
])("%j has a default export", (code) => {
  expect(checkDefaultExport("src/pages/a.tsx", code)).toBeUndefined();
});

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
