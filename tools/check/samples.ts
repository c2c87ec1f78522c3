/**
 * Compiles every `ts` and `tsx` fence of `content/` against the installed toolkit.
 * Usage: `tsx tools/check/samples.ts [file.mdx …]`. Exit code 1 when a sample does not compile.
 */
import path from "node:path";
import ts from "typescript";
import { openContent } from "../../src/node/content/source/completePage";
import { createSampleChecker } from "../../src/node/content/source/samples";
import { formatProblem } from "../../src/shared/problem";
import { listPageFiles } from "../listFiles";

const root = process.cwd();
const named = process.argv.slice(2).map((file) => path.relative(root, path.resolve(file)));
const content = openContent(path.join(root, "content"));
const pages = (named.length > 0 ? named : listPageFiles(root)).map(content.page);
const { compiled, unchecked, problems } = createSampleChecker(ts, root)(pages);
if (problems.length > 0) console.error(`${problems.map(formatProblem).join("\n")}\n`);
console.log(
  `${String(compiled)} samples compiled, ${String(unchecked)} not checked, ${String(problems.length)} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
