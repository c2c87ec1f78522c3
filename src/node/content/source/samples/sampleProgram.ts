import { existsSync } from "node:fs";
import path from "node:path";
import type * as TypeScript from "typescript";

/** A text that the compiler reads instead of a file. */
interface VirtualFile {
  /** Absolute. */
  readonly name: string;
  readonly text: string;
}

/** The settings under which samples are compiled: those that /introduction/getting-started prints. */
export function sampleCompilerOptions(ts: typeof TypeScript): TypeScript.CompilerOptions {
  return {
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
}

/**
 * Prepares compiling samples against the installed toolkit, with what the preludes declare for all of them.
 * Everything under `node_modules` is parsed once for all programs, so that a program for one edited page takes
 * a fraction of a second.
 */
export function createSampleCompiler(
  ts: typeof TypeScript,
  contentPath: string,
): (files: readonly VirtualFile[]) => TypeScript.Program {
  const options = sampleCompilerOptions(ts);
  const installed = new Map<string, TypeScript.SourceFile | undefined>();
  return (files) => {
    const ambient = [path.join(contentPath, "preludes/ambient.d.ts")].filter(existsSync);
    const byName = new Map(files.map((file) => [file.name, file]));
    const host = ts.createCompilerHost(options);
    const readSource = host.getSourceFile.bind(host);
    const exists = host.fileExists.bind(host);
    host.fileExists = (name) => byName.has(name) || exists(name);
    // A folder that has virtual files alone exists too: otherwise no import of them is resolved.
    const folders = new Set(files.map(({ name }) => path.dirname(name)));
    const isFolder = host.directoryExists?.bind(host);
    host.directoryExists = (name) => folders.has(name) || isFolder?.(name) === true;
    host.getSourceFile = (name, version, ...rest) => {
      const file = byName.get(name);
      if (file) return ts.createSourceFile(name, file.text, version, true);
      if (!name.includes(`${path.posix.sep}node_modules/`))
        return readSource(name, version, ...rest);
      if (!installed.has(name)) installed.set(name, readSource(name, version, ...rest));
      return installed.get(name);
    };
    return ts.createProgram([...byName.keys(), ...ambient], options, host);
  };
}
