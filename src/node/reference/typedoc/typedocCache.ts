import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readText } from "../../files/readText";
import { parseProject, type ToolkitModel } from "../convert/typedocProject";

/** Raise this when what the plugin asks of TypeDoc changes. */
const FORMAT = 3;
const PREFIX = "toolkit-";

/** Everything that the model depends on. */
export interface CacheKey {
  readonly packageName: string;
  readonly version: string;
  readonly typedocVersion: string;
  readonly typescriptVersion: string;
  readonly entryText: string;
}

function cacheFile(folder: string, key: CacheKey): string {
  const hash = createHash("sha256").update(JSON.stringify([FORMAT, key]));
  return path.join(folder, `${PREFIX}${hash.digest("hex").slice(0, 16)}.json`);
}

/** The model of an earlier run, unless there is none or the file is damaged. */
export function readCachedModel(folder: string, key: CacheKey): ToolkitModel | undefined {
  const file = cacheFile(folder, key);
  if (!existsSync(file)) return undefined;
  let model: ToolkitModel;
  try {
    model = JSON.parse(readText(file)) as ToolkitModel;
  } catch {
    // A build that was killed while writing; TypeDoc runs again.
    return undefined;
  }
  return { ...model, project: parseProject(model.project, path.relative(process.cwd(), file)) };
}

/** Keeps a model for the next build and removes those of other versions. */
export function writeCachedModel(folder: string, key: CacheKey, model: ToolkitModel): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name.startsWith(PREFIX)) rmSync(path.join(folder, name));
  }
  writeFileSync(cacheFile(folder, key), JSON.stringify(model));
}
