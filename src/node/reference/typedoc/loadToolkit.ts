import path from "node:path";
import type { ToolkitModel } from "../convert/typedocProject";
import { installedVersion } from "../../files/installedVersion";
import { entryText } from "./entryFile";
import { runTypeDoc } from "./runTypeDoc";
import { readToolkitPackage } from "./toolkitPackage";
import { readCachedModel, writeCachedModel, type CacheKey } from "./typedocCache";

/** Where TypeDoc's entry file is written, relative to the site's root. */
const CACHE_FOLDER = ".cache/typedoc";

/**
 * Where the toolkit's model is kept, relative to the site's root: next to the packages it was made from, so
 * that a build from scratch (`.cache` deleted) need not run TypeDoc again.
 */
const MODEL_FOLDER = "node_modules/.cache/gatsby-source-typedoc";

/** The toolkit's declarations as TypeDoc sees them; from the cache if nothing changed. */
export async function loadToolkit(
  name: string,
  siteRoot: string,
  folder = path.join(siteRoot, CACHE_FOLDER),
  modelFolder = path.join(siteRoot, MODEL_FOLDER),
): Promise<ToolkitModel> {
  const toolkit = readToolkitPackage(name, siteRoot);
  const text = entryText(toolkit.root, folder);
  const key: CacheKey = {
    packageName: name,
    version: toolkit.version,
    typedocVersion: installedVersion("typedoc", siteRoot),
    typescriptVersion: installedVersion("typescript", siteRoot),
    entryText: text,
  };
  const cached = readCachedModel(modelFolder, key);
  if (cached !== undefined) return cached;
  const model = await runTypeDoc(toolkit, text, folder);
  writeCachedModel(modelFolder, key, model);
  return model;
}
