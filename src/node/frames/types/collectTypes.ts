import { readdirSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { readText } from "../../files/readText";
import type { TypeLibrary } from "../../../shared/contracts/typeLibrary";

/** Fields of a `package.json` by which the compiler finds a package's declarations. */
const FIELDS = ["name", "version", "type", "main", "types", "typings", "typesVersions", "exports"];

/** Node's own declarations, which a library names for one class: games run where there is no Node. */
const NODE = /\/node_modules\/(?:@types\/node|undici-types)\//;

const MODULES = /^.*\/node_modules\/(?=(?:@[^/]+\/)?[^/]+\/)/;

/**
 * A declaration file without its comments, which are more than half of it. References to other files, which
 * have the form of comments, stay.
 */
function stripComments(source: ts.SourceFile): string {
  const references = source.text.match(/^\/\/\/ *<.*$/gm) ?? [];
  const printer = ts.createPrinter({ removeComments: true });
  const code = printer
    .printFile(source)
    .split("\n")
    .filter((line) => !line.startsWith("///"))
    .map((line) => line.replace(/^ +/, ""));
  return [...references, ...code].join("\n");
}

interface Settings {
  readonly options: ts.CompilerOptions;
  /** The same options as they are written. */
  readonly written: Readonly<Record<string, unknown>>;
}

function readSettings(folder: string): Settings {
  const { config } = ts.readConfigFile(path.join(folder, "tsconfig.json"), (file) =>
    readText(file),
  ) as { config: { compilerOptions: Record<string, unknown> } };
  const written = config.compilerOptions;
  return { options: ts.convertCompilerOptionsFromJson(written, folder).options, written };
}

/** Path of a declaration file in the worker's file system. */
function virtualPath(file: string, games: string): string {
  if (file.includes("/node_modules/typescript/lib/")) return `/lib/${path.basename(file)}`;
  if (file.startsWith(games)) return `/game/${path.basename(file)}`;
  return file.replace(MODULES, "/node_modules/");
}

function shortPackage(file: string): string {
  const facts = JSON.parse(readText(file)) as Record<string, unknown>;
  return JSON.stringify(Object.fromEntries(FIELDS.map((key) => [key, facts[key]])));
}

/**
 * All declarations that checking a game needs, found by compiling every game: it leaves out what none of them
 * reaches, such as React's server parts.
 */
export function collectTypes(games: string): TypeLibrary {
  const folder = path.resolve(games).split(path.sep).join("/");
  const { options, written } = readSettings(folder);
  const sources = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => ["game.ts", "ui.tsx"].map((file) => `${folder}/${name}/${file}`));
  const program = ts.createProgram([...sources, `${folder}/assets.d.ts`], options);
  const files: Record<string, string> = {};
  for (const source of program.getSourceFiles()) {
    if (!source.isDeclarationFile || NODE.test(source.fileName)) continue;
    files[virtualPath(source.fileName, folder)] = stripComments(source);
    const [root] = MODULES.exec(source.fileName) ?? [];
    if (root === undefined || source.fileName.includes("/node_modules/typescript/")) continue;
    const [name = ""] = /^(?:@[^/]+\/)?[^/]+/.exec(source.fileName.slice(root.length)) ?? [];
    files[`/node_modules/${name}/package.json`] ??= shortPackage(`${root}${name}/package.json`);
  }
  return {
    files: Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))),
    compilerOptions: written,
  };
}
