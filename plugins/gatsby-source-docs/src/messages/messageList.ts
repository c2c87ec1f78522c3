import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseMessages } from "../../../../src/build/content/messages";
import { replaceMark, type TracedText } from "../../../../src/build/content/tracedText";
import { MESSAGE_TOPICS, type ToolkitMessage } from "../../../../src/build/content/frontmatter";
import { pageTitle } from "../pageTitle";

/** The line of a page that the list of all messages replaces. */
const MARK = "::messages";

/** A message as it appears in a heading. Line ends become spaces, as in a search box. */
function oneLine(message: string): string {
  return message.replace(/\s+/g, " ").trim();
}

/** Inline code, even for a text that contains backticks. */
function toCode(message: string): string {
  const line = oneLine(message);
  return line.includes("`") ? `\`\` ${line} \`\`` : `\`${line}\``;
}

function toEntry({ message, cause, fix, see }: ToolkitMessage, contentPath: string): string {
  const link = `[${pageTitle(contentPath, see)}](${see})`;
  return `#### ${toCode(message)}\n\n${cause}\n\n**Fix:** ${fix} See ${link}.\n`;
}

function readEntries(contentPath: string): readonly ToolkitMessage[] {
  const file = path.join(contentPath, "api/messages.yml");
  return existsSync(file) ? parseMessages(readFileSync(file, "utf8"), file).entries : [];
}

/** The headings of all messages on the page that lists them; none on other pages. */
export function listMessageHeadings(text: string, contentPath: string): ReadonlySet<string> {
  const entries = text.split("\n").includes(MARK) ? readEntries(contentPath) : [];
  return new Set(entries.map(({ message }) => oneLine(message)));
}

/** Puts all toolkit messages, by topic, where a page says `::messages`; problems are reported elsewhere. */
export function fillMessageList(page: TracedText, contentPath: string): TracedText {
  return replaceMark(page, MARK, () => {
    const entries = readEntries(contentPath);
    const topics = MESSAGE_TOPICS.map((topic) => {
      const own = entries.filter((entry) => entry.topic === topic);
      return [`### ${topic}\n`, ...own.map((entry) => toEntry(entry, contentPath))].join("\n");
    });
    return topics.join("\n");
  });
}
