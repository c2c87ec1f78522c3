import { readdirSync, readFileSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import { checkDefaultExport } from "../lib/defaultExport";
import { formatProblem } from "../lib/problem";

/** Folders whose modules are pages or templates of pages. */
const FOLDERS = ["src/pages", "src/templates"] as const;

/** Stops a build whose pages have no component; Gatsby would say so only after minutes of work. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".tsx"))
      .map((name) => `${folder}/${name}`),
  );
  const problems = files.flatMap(
    (file) => checkDefaultExport(file, readFileSync(file, "utf8")) ?? [],
  );
  if (problems.length > 0) reporter.panicOnBuild(problems.map(formatProblem).join("\n\n"));
};
