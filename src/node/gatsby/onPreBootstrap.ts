import { readdirSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readText } from "../files/readText";
import { formatProblem, type Problem } from "../../shared/problem";

/** Code without comments, which may contain the words "export default". */
const withoutComments = (code: string): string =>
  code.replace(/\/\*[^]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");

/** Whether a list such as `Page as default` or `default`, but not `default as Head`, has a default export. */
const namesDefault = (list: string): boolean =>
  list.split(",").some((name) => /^(?:\w+\s+as\s+)?default$/.test(name.trim()));

function exportsDefault(code: string): boolean {
  if (/^export\s+default\b/m.test(code)) return true;
  return [...code.matchAll(/^export\s*\{([^}]*)\}/gm)].some(([, list = ""]) => namesDefault(list));
}

/** What is wrong with a page module: it must export the component that shows the page by default. */
export function checkDefaultExport(file: string, code: string): Problem | undefined {
  const plain = withoutComments(code);
  if (exportsDefault(plain)) return undefined;
  const named = /^export\s+(?:async\s+)?(?:function|const|class)\s+([A-Z]\w*)/m.exec(plain)?.[1];
  const component = named === undefined || named === "Head" ? "the page's component" : named;
  return {
    file,
    what: "the page has no default export.",
    fix: `write \`export default\` before ${component}.`,
  };
}

const FOLDERS = ["src/pages", "src/templates"] as const;

/** Stops the build of a site at `root` when any of its pages has no component. */
export function stopWithoutComponents(
  root: string,
  reporter: { panicOnBuild: (message: string) => unknown },
): void {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".tsx"))
      .map((name) => `${folder}/${name}`),
  );
  const problems = files.flatMap(
    (file) => checkDefaultExport(file, readText(path.join(root, file))) ?? [],
  );
  if (problems.length > 0) reporter.panicOnBuild(problems.map(formatProblem).join("\n\n"));
}

/** Stops a build whose pages have no component; Gatsby would only say so after minutes of work. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) =>
  stopWithoutComponents(process.cwd(), reporter);
