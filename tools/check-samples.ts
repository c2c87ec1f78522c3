/**
 * Compiles every `ts` and `tsx` fence of `content/` against the installed toolkit.
 * Usage: `tsx tools/check-samples.ts [file.mdx …]`. Exit code 1 when a sample does not compile.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { completePage } from "../plugins/gatsby-source-docs/src/completePage";
import {
  createSampleCompiler,
  listSamples,
  readPreludes,
  type Sample,
} from "../plugins/gatsby-source-docs/src/samples";
import { formatProblem } from "../src/lib/problem";

const ROOT = path.resolve(import.meta.dirname, "..");
const CONTENT = path.join(ROOT, "content");

function mdxFiles(): string[] {
  const named = process.argv.slice(2);
  if (named.length > 0) return named.map((file) => path.relative(ROOT, path.resolve(file)));
  return readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => path.join("content", file))
    .sort();
}

/** The message with the line of the page, not of the text the compiler saw. */
function describe(diagnostic: ts.Diagnostic, samples: readonly Sample[]): string {
  const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, "\n");
  const sample = samples.find((candidate) => candidate.name === diagnostic.file?.fileName);
  if (!sample || !diagnostic.file) return message;
  const lineOf = (at: number): number =>
    diagnostic.file?.getLineAndCharacterOfPosition(at).line ?? 0;
  const line = sample.line + lineOf(diagnostic.start ?? 0) - lineOf(sample.codeStart);
  return `${sample.file}:${String(line)}: TS${String(diagnostic.code)} ${message}`;
}

const preludes = readPreludes(CONTENT);
const lists = mdxFiles().map((file) => {
  const absolutePath = path.join(ROOT, file);
  const text = readFileSync(absolutePath, "utf8");
  const page = completePage(text, absolutePath, path.relative("content", file));
  const { problems, ...list } = listSamples(page, { root: ROOT, file }, preludes);
  return { ...list, problems: [...page.problems, ...problems] };
});
const samples = lists.flatMap((list) => list.samples);
const unchecked = lists.reduce((sum, list) => sum + list.unchecked, 0);
const ambient = [path.join(CONTENT, "preludes/ambient.d.ts")].filter((file) => existsSync(file));
const program = createSampleCompiler(ts)(samples, ambient);
const problems = [
  ...lists.flatMap((list) => list.problems.map(formatProblem)),
  ...ts.getPreEmitDiagnostics(program).map((diagnostic) => describe(diagnostic, samples)),
];
if (problems.length > 0) console.error(`${problems.join("\n")}\n`);
console.log(
  `${String(samples.length)} samples compiled, ${String(unchecked)} not checked, ${String(problems.length)} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
