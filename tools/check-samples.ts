/**
 * Compiles every `ts` and `tsx` fence of `content/` against the installed toolkit.
 * Usage: `tsx tools/check-samples.ts [file.mdx …]`. Exit code 1 when a sample does not compile.
 */
import { readdirSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { readCompletePage } from "../plugins/gatsby-source-docs/src/completePage";
import { createSampleChecker } from "../plugins/gatsby-source-docs/src/samples";
import { formatProblem } from "../src/shared/problem";
import { ROOT } from "./runProgram";

function mdxFiles(): string[] {
  const named = process.argv.slice(2);
  if (named.length > 0) return named.map((file) => path.relative(ROOT, path.resolve(file)));
  return readdirSync(path.join(ROOT, "content"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => path.join("content", file))
    .sort();
}

const { compiled, unchecked, problems } = createSampleChecker(
  ts,
  ROOT,
)(mdxFiles().map((file) => ({ file, page: readCompletePage(ROOT, file) })));
if (problems.length > 0) console.error(`${problems.map(formatProblem).join("\n")}\n`);
console.log(
  `${String(compiled)} samples compiled, ${String(unchecked)} not checked, ${String(problems.length)} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
