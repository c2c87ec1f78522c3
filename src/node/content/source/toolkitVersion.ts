import type { TracedText } from "../fields/tracedText";
import { readToolkitVersion } from "../../files/installedVersion";
import type { Problem } from "../../../shared/problem";

/** What pages write in place of the toolkit's version, in text and in code. */
export const VERSION_MARK = "{toolkitVersion}";

/** Writes the version of the installed toolkit where a page asks for it. */
export function fillToolkitVersion(page: TracedText): TracedText {
  if (!page.text.includes(VERSION_MARK)) return page;
  return { ...page, text: page.text.replaceAll(VERSION_MARK, readToolkitVersion()) };
}

/**
 * The lines that name the installed version, and so become wrong with the next one. A table row that begins
 * with it says what that version brought, and stays right.
 */
export function findVersionLiterals(source: string, file: string): Problem[] {
  const version = readToolkitVersion();
  const literal = new RegExp(`(?<![\\d.])${version.replaceAll(".", "\\.")}(?![\\d.]*\\d)`);
  return source.split("\n").flatMap((text, index): Problem[] => {
    if (!literal.test(text) || text.startsWith(`| ${version} |`) || text.startsWith("verified:"))
      return [];
    const what = `"${version}" is the version that is installed now, and wrong after an update.`;
    return [{ file, line: index + 1, what, fix: `write "${VERSION_MARK}".` }];
  });
}
