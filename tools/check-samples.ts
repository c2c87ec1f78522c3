/**
 * Compiles every `ts` and `tsx` fence of `content/` against the installed toolkit.
 * Usage: `tsx tools/check-samples.ts [file.mdx …]`. Exit code 1 when a sample does not compile.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { findFences, type Fence } from "../src/lib/content/fences";

const ROOT = path.resolve(import.meta.dirname, "..");
const PRELUDES = path.join(ROOT, "content/preludes");
const MARKER = "/* sample */";

/** A sample as the compiler sees it; `offset` is what to add to its line to get the author's line. */
interface Sample {
  readonly file: string;
  readonly name: string;
  readonly text: string;
  readonly offset: number;
}

const problems: string[] = [];
let unchecked = 0;

function preludeNames(): string[] {
  return existsSync(PRELUDES)
    ? readdirSync(PRELUDES)
        .map((file) => file.replace(/\.tsx?$/, ""))
        .sort()
    : [];
}

function readPrelude(name: string, where: string): string | undefined {
  const file = [".ts", ".tsx"].map((end) => path.join(PRELUDES, name + end)).find(existsSync);
  if (!file) {
    problems.push(
      `${where}: unknown prelude "${name}".\n  Known preludes: ${preludeNames().join(", ") || "none"}.`,
    );
    return undefined;
  }
  const text = readFileSync(file, "utf8");
  if (!text.includes(MARKER)) {
    problems.push(`${path.relative(ROOT, file)}: no line ${MARKER} to put a sample at.`);
    return undefined;
  }
  return text;
}

function toSample(file: string, fence: Fence): Sample | undefined {
  const name = path.join(ROOT, `${file}.L${String(fence.line)}.tsx`);
  const prelude = fence.meta.attributes["prelude"];
  if (prelude === undefined) {
    return { file, name, text: `${fence.code}\nexport {};\n`, offset: fence.line - 1 };
  }
  const text = readPrelude(prelude, `${file}:${String(fence.line)}`);
  if (text === undefined) return undefined;
  const [before = "", after = ""] = text.split(MARKER);
  const preludeLines = before.split("\n").length;
  return {
    file,
    name,
    text: `${before}\n${fence.code}\n${after}\nexport {};\n`,
    offset: fence.line - 1 - preludeLines,
  };
}

function mdxFiles(): string[] {
  const named = process.argv.slice(2);
  if (named.length > 0) return named.map((file) => path.relative(ROOT, path.resolve(file)));
  return readdirSync(path.join(ROOT, "content"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => path.join("content", file))
    .sort();
}

function readSamples(file: string): Sample[] {
  const fences = findFences(readFileSync(path.join(ROOT, file), "utf8"));
  const typed = fences.filter((fence) => /^tsx?$/.test(fence.language));
  const checked = typed.filter((fence) => fence.meta.attributes["nocheck"] === undefined);
  unchecked += typed.length - checked.length;
  return checked.flatMap((fence) => toSample(file, fence) ?? []);
}

function compile(samples: readonly Sample[]): readonly ts.Diagnostic[] {
  const byName = new Map(samples.map((sample) => [sample.name, sample]));
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2020,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    types: ["react"],
    // The strictest settings under which the toolkit's generics compile (defect D23).
    strict: false,
    noImplicitAny: true,
    strictNullChecks: true,
    skipLibCheck: true,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (name, languageVersion, ...rest) => {
    const sample = byName.get(name);
    return sample
      ? ts.createSourceFile(name, sample.text, languageVersion)
      : readSource(name, languageVersion, ...rest);
  };
  const exists = host.fileExists.bind(host);
  host.fileExists = (name) => byName.has(name) || exists(name);
  const ambient = path.join(PRELUDES, "ambient.d.ts");
  const roots = [...byName.keys(), ...(existsSync(ambient) ? [ambient] : [])];
  return ts.getPreEmitDiagnostics(ts.createProgram(roots, options, host));
}

function describe(diagnostic: ts.Diagnostic, samples: readonly Sample[]): string {
  const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, "\n");
  const sample = samples.find((candidate) => candidate.name === diagnostic.file?.fileName);
  if (!sample || !diagnostic.file) return message;
  const { line } = diagnostic.file.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
  return `${sample.file}:${String(line + 1 + sample.offset)}: TS${String(diagnostic.code)} ${message}`;
}

const samples = mdxFiles().flatMap(readSamples);
for (const diagnostic of compile(samples)) problems.push(describe(diagnostic, samples));
if (problems.length > 0) console.error(`${problems.join("\n")}\n`);
console.log(
  `${String(samples.length)} samples compiled, ${String(unchecked)} not checked, ${String(problems.length)} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
