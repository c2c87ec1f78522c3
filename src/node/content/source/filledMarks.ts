import path from "node:path";
import { readText } from "../../files/readText";
import type { Change } from "../fields/entryList";
import { limitText } from "../fields/limitText";
import { replaceMark, type TracedText } from "../fields/tracedText";
import { MESSAGE_TOPICS, type KnownLimit, type ToolkitMessage } from "../fields/frontmatter";
import { accessibilityFiguresSchema, renderFigures, writeDate } from "../accessibility/figures";
import type { ContentLists } from "./contentLists";
import { writeGallery } from "./games";

const FIGURES_FILE = "accessibility/figures.json";

/** Plain text as Markdown. */
const escapeMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]<>|#]/g, "\\$&");

/** A message as it appears in a heading. Line ends become spaces, as in a search box. */
function oneLine(message: string): string {
  return message.replace(/\s+/g, " ").trim();
}

/** Inline code, even for a text that contains backticks. */
function toCode(message: string): string {
  const line = oneLine(message);
  return line.includes("`") ? `\`\` ${line} \`\`` : `\`${line}\``;
}

/** A link to a page by its title. */
const linkTo = (route: string, { title }: ContentLists): string => `[${title(route)}](${route})`;

function writeMessage({ message, cause, fix, see }: ToolkitMessage, lists: ContentLists): string {
  return `#### ${toCode(message)}\n\n${cause}\n\n**Fix:** ${fix} See ${linkTo(see, lists)}.\n`;
}

/** All toolkit messages, by topic. */
function writeMessages(lists: ContentLists): string {
  const { entries } = lists.messages();
  const topics = MESSAGE_TOPICS.map((topic) => {
    const own = entries.filter((entry) => entry.topic === topic);
    return [`### ${topic}\n`, ...own.map((entry) => writeMessage(entry, lists))].join("\n");
  });
  return topics.join("\n");
}

function writeLimit(limit: KnownLimit, lists: ContentLists): string {
  const { title, symbols, pages = [] } = limit;
  const { happens, instead } = limitText(limit);
  // The names of symbols become links by themselves.
  const where = [
    ...symbols.map((name) => `\`${name}\``),
    ...pages.map((page) => linkTo(page, lists)),
  ];
  const concerns = `Concerns ${where.join(", ")}.`;
  return [`## ${escapeMarkdown(title)}`, happens, instead, concerns].join("\n\n");
}

function writeChange({ date, title, text, page }: Change, lists: ContentLists): string {
  const [heading = "", plain = ""] = [title, text.trim()].map(escapeMarkdown);
  return `## ${heading}\n\n${writeDate(date)}. ${plain} See ${linkTo(page, lists)}.\n`;
}

function failFigures(fault: string): never {
  throw new Error(
    `content/${FIGURES_FILE}: ${fault}. It is generated; renew it with \`npm run make accessibility\`.`,
  );
}

/** The results of the accessibility tests. Throws when the file is damaged. */
function writeFigures({ contentPath }: ContentLists): string {
  let json: unknown;
  try {
    json = JSON.parse(readText(path.join(contentPath, FIGURES_FILE)));
  } catch (error) {
    return failFigures(error instanceof Error ? error.message : String(error));
  }
  const { data, error } = accessibilityFiguresSchema.safeParse(json);
  if (data) return renderFigures(data);
  const faults = error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  return failFigures(faults.join("; "));
}

const MESSAGES = "::messages";

/** The lines of a page that the site replaces, each with what writes its replacement. */
const MARKS: Readonly<Record<string, (lists: ContentLists) => string>> = {
  [MESSAGES]: writeMessages,
  "::limits": (lists) =>
    `${lists
      .limits()
      .entries.map((limit) => writeLimit(limit, lists))
      .join("\n\n")}\n`,
  "::glossary": (lists) =>
    lists
      .terms()
      .entries.map(({ term, means, see }) => {
        const title = `${term.charAt(0).toUpperCase()}${term.slice(1)}`;
        return `## ${title}\n\n${means} See ${linkTo(see, lists)}.\n`;
      })
      .join("\n"),
  "::changes": (lists) =>
    lists
      .changes()
      .entries.map((change) => writeChange(change, lists))
      .join("\n"),
  "::accessibility-figures": writeFigures,
  "::games": ({ contentPath, games }) => writeGallery(path.join(contentPath, "games"), games()),
};

/** Writes what a page asks for where it says so, such as all games for `::games`; problems are reported elsewhere. */
export function fillMarks(page: TracedText, lists: ContentLists): TracedText {
  return Object.entries(MARKS).reduce(
    (filled, [mark, write]) => replaceMark(filled, mark, () => write(lists)),
    page,
  );
}

/** The headings of all messages on the page that lists them; none on other pages. */
export function listMessageHeadings(text: string, { messages }: ContentLists): ReadonlySet<string> {
  const entries = text.split("\n").includes(MESSAGES) ? messages().entries : [];
  return new Set(entries.map(({ message }) => oneLine(message)));
}
