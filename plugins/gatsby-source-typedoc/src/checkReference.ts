import type { Problem } from "../../../src/lib/problem";
import { DEFAULT_OPTIONS } from "./pluginOptionsSchema";
import { readReference } from "./readReference";

/** Checks our words and the known limits against the installed toolkit, as a build does. */
export async function checkReference(siteRoot: string): Promise<readonly Problem[]> {
  const { missingClasses, problems } = await readReference(DEFAULT_OPTIONS, siteRoot);
  return [...missingClasses, ...problems];
}
