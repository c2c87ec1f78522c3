import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseChanges, type Change } from "../../../../src/build/content/changes";
import { replaceMark, type TracedText } from "../../../../src/build/content/tracedText";
import { pageTitle } from "../pageTitle";

/** Relative to the content folder. */
export const CHANGES_FILE = "changes/changes.yml";

/** The line of a page that the list of changes replaces. */
const MARK = "::changes";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Plain text as Markdown. */
const escapeMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]<>|#]/g, "\\$&");

function toSection({ date, title, text, page }: Change, contentPath: string): string {
  const link = `[${pageTitle(contentPath, page)}](${page})`;
  const plain = [title, text.trim()].map(escapeMarkdown);
  return `## ${plain[0] ?? ""}\n\n${DAY.format(new Date(date))}. ${plain[1] ?? ""} See ${link}.\n`;
}

/** Puts all changes where a page says `::changes`; problems are reported elsewhere. */
export function fillChangeList(page: TracedText, contentPath: string): TracedText {
  return replaceMark(page, MARK, () => {
    const file = path.join(contentPath, CHANGES_FILE);
    const { entries } = parseChanges(existsSync(file) ? readFileSync(file, "utf8") : "[]", file);
    return entries.map((change) => toSection(change, contentPath)).join("\n");
  });
}
