import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkDefaultExport } from "./defaultExport";
import { formatProblem } from "../../shared/problem";

/** Folders whose modules are pages or templates of pages. */
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
    (file) => checkDefaultExport(file, readFileSync(path.join(root, file), "utf8")) ?? [],
  );
  if (problems.length > 0) reporter.panicOnBuild(problems.map(formatProblem).join("\n\n"));
}

/** Stops a build whose pages have no component; Gatsby would only say so after minutes of work. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  stopWithoutComponents(process.cwd(), reporter);
};
