import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Application, LogLevel, TypeDocOptions } from "typedoc";
import { checkSchema, type ToolkitModel } from "../convert/typedocProject";
import { ENTRY_TSCONFIG } from "./entryFile";
import { keepParameterTexts } from "./keepParameterTexts";
import { listPackageEntries } from "./packageEntries";
import { keepWrittenTypes } from "./keepWrittenTypes";
import { revealReferenced } from "./revealReferenced";
import { createSourceFinder, mapSources } from "./sourceLines";
import type { ToolkitPackage } from "./toolkitPackage";

type TypeDoc = typeof import("typedoc");

const OPTIONS: TypeDocOptions = {
  name: "toolkit",
  sort: ["source-order"],
  excludeInternal: true,
  excludePrivate: true,
  excludeProtected: true,
  categorizeByGroup: false,
  // Places are mapped to the maintainers' files; TypeDoc's own links to a git host are not used.
  disableGit: true,
  sourceLinkTemplate: "{path}",
  gitRevision: "none",
  // Our own conversion, which knows what has a page, checks links and exports.
  validation: false,
  maxTypeConversionDepth: 15,
  logLevel: "Error",
};

/** Gathers TypeDoc's errors; a build hook writes to the reporter only, never to the console. */
function collectErrors(typedoc: TypeDoc, app: Application): readonly string[] {
  const errors: string[] = [];
  class CollectingLogger extends typedoc.Logger {
    override log(message: string, level: LogLevel): void {
      super.log(message, level);
      if (level >= typedoc.LogLevel.Error) errors.push(message);
    }
  }
  app.logger = new CollectingLogger();
  return errors;
}

/** Writes the entry file and its tsconfig, and returns the options that point at them. */
function writeEntry(text: string, folder: string): TypeDocOptions {
  mkdirSync(folder, { recursive: true });
  const entry = path.join(folder, "api-entry.ts");
  const tsconfig = path.join(folder, "tsconfig.json");
  writeFileSync(entry, text);
  writeFileSync(tsconfig, JSON.stringify(ENTRY_TSCONFIG, null, 2));
  return { ...OPTIONS, entryPoints: [entry], tsconfig };
}

/**
 * Runs TypeDoc over the entry file. TypeDoc and TypeScript are loaded here and not at the top, so
 * that a build with a filled cache does not load them.
 */
export async function runTypeDoc(
  toolkit: ToolkitPackage,
  text: string,
  folder: string,
): Promise<ToolkitModel> {
  const typedoc = await import("typedoc");
  const app = await typedoc.Application.bootstrap({
    ...writeEntry(text, folder),
    // What file names are relative to.
    displayBasePath: toolkit.root,
  });
  const errors = collectErrors(typedoc, app);
  const undo = revealReferenced(typedoc, app, toolkit.root);
  try {
    keepParameterTexts(typedoc, app);
    keepWrittenTypes(typedoc, app);
    const project = await app.convert();
    const [entryPoint] = app.getEntryPoints() ?? [];
    if (!project || !entryPoint || errors.length > 0) {
      throw new Error(`TypeDoc could not read ${toolkit.name}:\n${errors.join("\n")}`);
    }
    const entries = listPackageEntries(typedoc.TypeScript, entryPoint.program, toolkit);
    const json = app.serializer.projectToObject(project, typedoc.normalizePath(folder));
    mapSources(json, createSourceFinder(toolkit.root));
    const { name: packageName, version } = toolkit;
    // The map holds absolute paths, and nothing reads it.
    return { packageName, version, entries, project: { ...checkSchema(json), symbolIdMap: {} } };
  } finally {
    undo();
  }
}
