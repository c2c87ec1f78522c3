import { collectAnchors, type PageAnchors } from "../../../src/build/links/contentLinks";
import type { Problem } from "../../../src/shared/problem";
import { DEFAULT_OPTIONS } from "./pluginOptionsSchema";
import { readReference } from "./readReference";

/** The reference as the checks of the content see it. */
export interface CheckedReference {
  readonly problems: readonly Problem[];
  /** Its pages and their anchors; absent when a problem keeps it from being made. */
  readonly anchors?: PageAnchors;
}

/** Checks our words and the known limits against the installed toolkit, as a build does. */
export async function checkReference(siteRoot: string): Promise<CheckedReference> {
  const { missingClasses, problems, result } = await readReference(DEFAULT_OPTIONS, siteRoot);
  const all = [...missingClasses, ...problems];
  if (!result || all.length > 0) return { problems: all };
  return { problems: [], anchors: collectAnchors(result.pages, result.symbols) };
}
