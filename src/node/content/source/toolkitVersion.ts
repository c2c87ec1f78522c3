import path from "node:path";
import type { TracedText } from "../fields/tracedText";
import { readToolkitVersion } from "../../files/installedVersion";
import { readText } from "../../files/readText";
import {
  compareVersions,
  parseVersionTable,
  toMonth,
  VERSION_TABLE,
  type Release,
} from "../versions/versionTable";
import type { Problem } from "../../../shared/problem";

/** What pages write in place of the toolkit's version, in text and in code. */
export const VERSION_MARK = "{toolkitVersion}";

/** The month in which it was published, such as February 2025, and how many versions there were by then. */
const MONTH_MARK = "{toolkitMonth}";
const COUNT_MARK = "{toolkitReleases}";

/** The versions that were published up to the installed one. */
function readReleases(): readonly Release[] {
  const installed = readToolkitVersion();
  return parseVersionTable(readText(path.resolve(VERSION_TABLE))).filter(
    ({ version }) => compareVersions(version, installed) <= 0,
  );
}

/** Writes the version of the installed toolkit, and facts about it, where a page asks for them. */
export function fillToolkitVersion(page: TracedText): TracedText {
  const text = page.text.replaceAll(VERSION_MARK, readToolkitVersion());
  if (!text.includes(MONTH_MARK) && !text.includes(COUNT_MARK)) return { ...page, text };
  const releases = readReleases();
  const month = toMonth(releases.at(-1)?.published ?? "");
  return {
    ...page,
    text: text.replaceAll(MONTH_MARK, month).replaceAll(COUNT_MARK, String(releases.length)),
  };
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
