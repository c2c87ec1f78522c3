import { parseChanges } from "../../../src/lib/content/changes";
import { parseLimits } from "../../../src/lib/content/limits";
import { parseMessages } from "../../../src/lib/content/messages";
import type { KnownLimit } from "../../../src/lib/frontmatter";
import { listNearest, type Problem } from "../../../src/lib/problem";
import { CHANGES_FILE } from "./changes";
import { isReference } from "./checkPageLinks";
import { readContentText, type ContentFile } from "./contentFiles";

/** Checks the file of known limits and reads it for the pages that show them. */
export function checkLimits(files: readonly ContentFile[]): {
  readonly limits: ReadonlyMap<string, KnownLimit>;
  readonly problems: readonly Problem[];
} {
  const limitsFile = files.find(({ relativePath }) => relativePath === "api/limits.yml");
  if (!limitsFile) return { limits: new Map(), problems: [] };
  const { text, problems: faults } = readContentText(limitsFile);
  if (text === undefined) return { limits: new Map(), problems: faults };
  const { entries: limits, problems } = parseLimits(text, limitsFile.file);
  return { limits: new Map(limits.map((limit) => [limit.id, limit])), problems };
}

/** Pages that a limit names must exist. */
export function checkLimitPages(
  limits: ReadonlyMap<string, KnownLimit>,
  routes: readonly string[],
): Problem[] {
  const named = [...limits.values()].flatMap(({ id, pages = [] }) =>
    pages.map((route) => ({ id, route })),
  );
  return named
    .filter(({ route }) => !routes.includes(route))
    .map(({ id, route }) => ({
      file: "content/api/limits.yml",
      what: `limit ${id} names the page "${route}", which does not exist.`,
      valid: listNearest(route, routes),
      fix: "name the route of a page that tells of the limit.",
    }));
}

/** Checks the file of messages, and that the pages it sends readers to exist. */
export function checkMessages(files: readonly ContentFile[], routes: readonly string[]): Problem[] {
  const messagesFile = files.find(({ relativePath }) => relativePath === "api/messages.yml");
  if (!messagesFile) return [];
  const { file } = messagesFile;
  const { text, problems: faults } = readContentText(messagesFile);
  if (text === undefined) return [...faults];
  const { entries, problems, fieldLine } = parseMessages(text, file);
  const lost = entries.flatMap(({ see, message }, index) => {
    if (routes.includes(see) || see.startsWith("/api")) return [];
    const what = `the message "${message}" leads to "${see}", which does not exist.`;
    const fix = "name the route of a page that teaches it.";
    return [{ file, line: fieldLine([index, "see"]), what, valid: listNearest(see, routes), fix }];
  });
  return [...problems, ...lost];
}

/** Checks the list of changes, and that their pages exist. */
export function checkChanges(files: readonly ContentFile[], routes: readonly string[]): Problem[] {
  const changesFile = files.find(({ relativePath }) => relativePath === CHANGES_FILE);
  if (!changesFile) return [];
  const { file } = changesFile;
  const { text, problems: faults } = readContentText(changesFile);
  if (text === undefined) return [...faults];
  const { entries, problems, fieldLine } = parseChanges(text, file);
  const lost = entries.flatMap(({ page, title }, index) => {
    if (routes.includes(page) || isReference(page)) return [];
    const what = `the change "${title}" leads to "${page}", which does not exist.`;
    const fix = "name the route of a page.";
    return [
      { file, line: fieldLine([index, "page"]), what, valid: listNearest(page, routes), fix },
    ];
  });
  return [...problems, ...lost];
}
