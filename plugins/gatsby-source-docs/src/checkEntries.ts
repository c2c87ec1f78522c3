import {
  parseChanges,
  parseGlossary,
  parseLimits,
  parseMessages,
  type EntryList,
} from "../../../src/build/content/entryList";
import type { KnownLimit } from "../../../src/build/content/frontmatter";
import { listNearest, type Problem } from "../../../src/shared/problem";
import { CHANGES_FILE, GLOSSARY_FILE } from "./filledMarks";
import { isReference } from "./checkPages";
import { readContentText, type ContentFile } from "./contentFiles";

/** A field of YAML that names a page. */
export interface Lead {
  readonly file: string;
  readonly line?: number | undefined;
  readonly route: string;
}

/** The problem of a field that names no page. `names` begins its message: `a step names the page`. */
function findLost(
  { file, line, route }: Lead,
  routes: readonly string[],
  { names, fix }: { readonly names: string; readonly fix: string },
): Problem[] {
  if (routes.includes(route)) return [];
  const what = `${names} "${route}", which does not exist.`;
  return [{ file, line, what, valid: listNearest(route, routes), fix }];
}

/**
 * Reads a file of entries; if the file is missing there are none. `relativePath` is below the content folder.
 */
function readEntries<Entry>(
  files: readonly ContentFile[],
  relativePath: string,
  parse: (yaml: string, file: string) => EntryList<Entry>,
): EntryList<Entry> & { readonly file: string } {
  const found = files.find((each) => each.relativePath === relativePath);
  const { text, problems } = found ? readContentText(found) : { text: undefined, problems: [] };
  const file = found?.file ?? "";
  if (text === undefined) return { file, entries: [], problems, fieldLine: () => undefined };
  return { file, ...parse(text, file) };
}

/** Reads the known limits for the pages that show them, with the problems in their file. */
export function checkLimits(files: readonly ContentFile[]): {
  readonly limits: ReadonlyMap<string, KnownLimit>;
  readonly problems: readonly Problem[];
} {
  const { entries, problems } = readEntries(files, "api/limits.yml", parseLimits);
  return { limits: new Map(entries.map((limit) => [limit.id, limit])), problems };
}

export function checkLimitPages(
  limits: ReadonlyMap<string, KnownLimit>,
  routes: readonly string[],
): Problem[] {
  const file = "content/api/limits.yml";
  const fix = "name the route of a page that describes the limit.";
  return [...limits.values()].flatMap(({ id, pages = [] }) =>
    pages.flatMap((route) =>
      findLost({ file, route }, routes, { names: `limit ${id} names the page`, fix }),
    ),
  );
}

export function checkLeads(leads: readonly Lead[], routes: readonly string[]): Problem[] {
  const fix = "name the route of a page or of a game.";
  return leads.flatMap((lead) => findLost(lead, routes, { names: "a step names the page", fix }));
}

/** Checks the file of messages, and that the pages it links to exist. */
export function checkMessages(files: readonly ContentFile[], routes: readonly string[]): Problem[] {
  const { file, entries, problems, fieldLine } = readEntries(
    files,
    "api/messages.yml",
    parseMessages,
  );
  const fix = "name the route of a page that teaches it.";
  const lost = entries.flatMap(({ see, message }, index) => {
    const lead = { file, line: fieldLine([index, "see"]), route: see };
    const names = `the message "${message}" leads to`;
    return see.startsWith("/api") ? [] : findLost(lead, routes, { names, fix });
  });
  return [...problems, ...lost];
}

/** Checks the glossary, and that the pages that explain its terms exist. */
export function checkGlossary(files: readonly ContentFile[], routes: readonly string[]): Problem[] {
  const { file, entries, problems, fieldLine } = readEntries(files, GLOSSARY_FILE, parseGlossary);
  const fix = "name the route of the page that explains it.";
  const lost = entries.flatMap(({ term, see }, index) => {
    const lead = { file, line: fieldLine([index, "see"]), route: see };
    return findLost(lead, routes, { names: `the term "${term}" leads to`, fix });
  });
  return [...problems, ...lost];
}

/** Checks the list of changes, and that their pages exist. */
export function checkChanges(files: readonly ContentFile[], routes: readonly string[]): Problem[] {
  const { file, entries, problems, fieldLine } = readEntries(files, CHANGES_FILE, parseChanges);
  const fix = "name the route of a page.";
  const lost = entries.flatMap(({ page, title }, index) => {
    const lead = { file, line: fieldLine([index, "page"]), route: page };
    const names = `the change "${title}" leads to`;
    return isReference(page) ? [] : findLost(lead, routes, { names, fix });
  });
  return [...problems, ...lost];
}
