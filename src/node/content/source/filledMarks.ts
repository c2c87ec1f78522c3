import { existsSync } from "node:fs";
import path from "node:path";
import { readText } from "../../files/readText";
import {
  parseChanges,
  parseGlossary,
  parseLimits,
  parseMessages,
  type Change,
} from "../fields/entryList";
import { limitText } from "../fields/limitText";
import { replaceMark, type TracedText } from "../fields/tracedText";
import { MESSAGE_TOPICS, type KnownLimit, type ToolkitMessage } from "../fields/frontmatter";
import { readYaml } from "../fields/readYaml";
import { readFrontmatter } from "../mdx/parseMdx";
import { accessibilityFiguresSchema, renderFigures, writeDate } from "../accessibility/figures";
import { readList } from "./readList";

/** The lines of a page that the site replaces by what it knows. */
const MARKS = {
  messages: "::messages",
  limits: "::limits",
  glossary: "::glossary",
  changes: "::changes",
  figures: "::accessibility-figures",
} as const;

/** Relative to the content folder. */
export const CHANGES_FILE = "changes/changes.yml";
/** Relative to the content folder. */
export const GLOSSARY_FILE = "reference/glossary.yml";
const FIGURES_FILE = "accessibility/figures.json";

/** The title that the overlay gives to a reference page, such as `/versions`. */
function referenceTitle(contentPath: string, name: string): string | undefined {
  const file = path.join(contentPath, "api/overlay.yml");
  if (!existsSync(file)) return undefined;
  const { data } = readYaml(readText(file), file);
  const { pages } = (data ?? {}) as { pages?: Readonly<Record<string, { title?: string }>> };
  return pages?.[name]?.title;
}

/** The title of the page at a route; for a class, its name. */
function pageTitle(contentPath: string, route: string): string {
  const files = [`${route}.mdx`, `${route}/index.mdx`].map((file) => path.join(contentPath, file));
  const file = files.find(existsSync);
  const name = route.split("/").at(-1) ?? route;
  if (file === undefined) {
    const isClass = route.startsWith("/api/classes/");
    return (isClass ? undefined : referenceTitle(contentPath, name)) ?? name;
  }
  const { frontmatter } = readFrontmatter(readText(file), file);
  const { title } = (frontmatter ?? {}) as { title?: unknown };
  return typeof title === "string" ? title : name;
}

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

function toEntry({ message, cause, fix, see }: ToolkitMessage, contentPath: string): string {
  const link = `[${pageTitle(contentPath, see)}](${see})`;
  return `#### ${toCode(message)}\n\n${cause}\n\n**Fix:** ${fix} See ${link}.\n`;
}

const readMessages = (contentPath: string): readonly ToolkitMessage[] =>
  readList(contentPath, "api/messages.yml", parseMessages);

/** The headings of all messages on the page that lists them; none on other pages. */
export function listMessageHeadings(text: string, contentPath: string): ReadonlySet<string> {
  const entries = text.split("\n").includes(MARKS.messages) ? readMessages(contentPath) : [];
  return new Set(entries.map(({ message }) => oneLine(message)));
}

/** Puts all toolkit messages, by topic, where a page says `::messages`; problems are reported elsewhere. */
export function fillMessageList(page: TracedText, contentPath: string): TracedText {
  return replaceMark(page, MARKS.messages, () => {
    const entries = readMessages(contentPath);
    const topics = MESSAGE_TOPICS.map((topic) => {
      const own = entries.filter((entry) => entry.topic === topic);
      return [`### ${topic}\n`, ...own.map((entry) => toEntry(entry, contentPath))].join("\n");
    });
    return topics.join("\n");
  });
}

/** The pages that teach what a limit is about: the names of symbols become links by themselves. */
function whereLimit({ symbols, pages = [] }: KnownLimit, contentPath: string): string {
  const links = pages.map((page) => `[${pageTitle(contentPath, page)}](${page})`);
  return [...symbols.map((name) => `\`${name}\``), ...links].join(", ");
}

/** Puts all known limits where a page says `::limits`; problems are reported elsewhere. */
export function fillLimitList(page: TracedText, contentPath: string): TracedText {
  return replaceMark(page, MARKS.limits, () => {
    const sections = readList(contentPath, "api/limits.yml", parseLimits).map((limit) => {
      const { happens, instead } = limitText(limit);
      const concerns = `Concerns ${whereLimit(limit, contentPath)}.`;
      return [`## ${escapeMarkdown(limit.title)}`, happens, instead, concerns].join("\n\n");
    });
    return `${sections.join("\n\n")}\n`;
  });
}

/** Puts the terms of the toolkit where a page says `::glossary`; problems are reported elsewhere. */
export function fillGlossary(page: TracedText, contentPath: string): TracedText {
  return replaceMark(page, MARKS.glossary, () => {
    const terms = readList(contentPath, GLOSSARY_FILE, parseGlossary);
    const sections = terms.map(({ term, means, see }) => {
      const title = `${term.charAt(0).toUpperCase()}${term.slice(1)}`;
      return `## ${title}\n\n${means} See [${pageTitle(contentPath, see)}](${see}).\n`;
    });
    return sections.join("\n");
  });
}

function toSection({ date, title, text, page }: Change, contentPath: string): string {
  const link = `[${pageTitle(contentPath, page)}](${page})`;
  const plain = [title, text.trim()].map(escapeMarkdown);
  return `## ${plain[0] ?? ""}\n\n${writeDate(date)}. ${plain[1] ?? ""} See ${link}.\n`;
}

/** Puts all changes where a page says `::changes`; problems are reported elsewhere. */
export function fillChangeList(page: TracedText, contentPath: string): TracedText {
  return replaceMark(page, MARKS.changes, () => {
    const changes = readList(contentPath, CHANGES_FILE, parseChanges);
    return changes.map((change) => toSection(change, contentPath)).join("\n");
  });
}

function failFigures(fault: string): never {
  throw new Error(
    `content/${FIGURES_FILE}: ${fault}. It is generated; renew it with \`npm run make accessibility\`.`,
  );
}

/** Puts the test results where a page says `::accessibility-figures`. Throws when the file is damaged. */
export function fillAccessibilityFigures(page: TracedText, contentPath: string): TracedText {
  return replaceMark(page, MARKS.figures, () => {
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
  });
}
