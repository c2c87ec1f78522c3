import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { readText } from "../../files/readText";
import { TOOLKIT } from "../../../shared/toolkit";

/** The toolkit as it is installed. */
export interface ToolkitPackage {
  readonly name: string;
  readonly version: string;
  /** Real path of the package's folder. */
  readonly root: string;
  /** Entry points by their specifier: the package's name, and what follows it. */
  readonly entries: readonly { readonly specifier: string; readonly declarations: string }[];
}

interface Manifest {
  readonly version?: unknown;
  readonly exports?: unknown;
}

function listExports(exports: unknown): [string, string][] {
  if (typeof exports !== "object" || exports === null) return [];
  return Object.entries(exports).flatMap(([key, file]): [string, string][] =>
    typeof file === "string" && file.endsWith(".js") ? [[key, file]] : [],
  );
}

/** Finds the installed toolkit and its entry points by its package.json. */
export function readToolkitPackage(siteRoot: string): ToolkitPackage {
  const folder = path.join(siteRoot, "node_modules", TOOLKIT);
  const file = path.join(folder, "package.json");
  if (!existsSync(file)) {
    throw new Error(
      `${TOOLKIT} is not installed: no ${path.relative(siteRoot, file)}.\nFix: npm ci`,
    );
  }
  const manifest = JSON.parse(readText(file)) as Manifest;
  const root = realpathSync(folder);
  const entries = listExports(manifest.exports).map(([key, script]) => ({
    specifier: path.posix.join(TOOLKIT, key),
    declarations: path.join(root, script.replace(/\.js$/, ".d.ts")),
  }));
  if (typeof manifest.version !== "string" || entries.length === 0) {
    throw new Error(
      `${TOOLKIT}: its package.json names no version or no entry points ("exports").`,
    );
  }
  return { name: TOOLKIT, version: manifest.version, root, entries };
}
