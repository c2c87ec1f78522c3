import path from "node:path";
import type { ToolkitModel } from "../convert/typedocProject";
import { openDiskCache } from "../../files/diskCache";
import { installedVersion } from "../../files/installedVersion";
import { entryText } from "./entryFile";
import { runTypeDoc } from "./runTypeDoc";
import { readToolkitPackage } from "./toolkitPackage";

/** Goes up when what the plugin asks of TypeDoc changes. */
const FORMAT = 3;

/** Where TypeDoc's entry file is written, relative to the site's root. */
const ENTRY_FOLDER = ".cache/typedoc";

/**
 * Where the toolkit's model is kept, relative to the site's root: next to the packages it was made from, so
 * that a build from scratch (`.cache` deleted) need not run TypeDoc again.
 */
const MODEL_FOLDER = "node_modules/.cache/boardzilla-docs/toolkit";

/** The toolkit's declarations as TypeDoc sees them; from the cache if nothing changed. */
export async function loadToolkit(
  siteRoot: string,
  folder = path.join(siteRoot, ENTRY_FOLDER),
  modelFolder = path.join(siteRoot, MODEL_FOLDER),
): Promise<ToolkitModel> {
  const toolkit = readToolkitPackage(siteRoot);
  const text = entryText(toolkit.root, folder);
  const compilers = ["typedoc", "typescript"].map((each) => installedVersion(each, siteRoot));
  const cache = openDiskCache(
    modelFolder,
    JSON.stringify([FORMAT, toolkit.name, toolkit.version, ...compilers, text]),
  );
  const kept = cache.recall("toolkit", []) as ToolkitModel | undefined;
  if (kept) return kept;
  const model = await runTypeDoc(toolkit, text, folder);
  cache.keep("toolkit", [], model);
  return model;
}
