import path from "node:path";
import {
  parseChanges,
  parseGlossary,
  parseLimits,
  parseMessages,
  type EntryList,
} from "../fields/entryList";
import type { KnownLimit } from "../fields/frontmatter";
import { parseScreens } from "../fields/screens";
import { isReference } from "../links/formerAddresses";
import { listNearest, type Problem } from "../../../shared/problem";
import { CHANGES_FILE, GLOSSARY_FILE } from "./filledMarks";
import { readContentText, type ContentFile } from "./contentFiles";
import { listGameIds, readGames } from "./games";
import { SCREENS_FILE } from "./screenPictures";

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

/** A file of entries that each lead to a page. */
interface LeadingFile<Entry> {
  /** Below the content folder. */
  readonly relativePath: string;
  readonly parse: (yaml: string, file: string) => EntryList<Entry>;
  /** The field with the page's route. */
  readonly field: keyof Entry & string;
  /** The entry, as its message begins: `the term "seat"`. */
  readonly name: (entry: Entry) => string;
  readonly fix: string;
}

/** Checks a file of entries, and that the pages they lead to exist; the reference is checked elsewhere. */
function checkLeadingFile<Entry>(
  files: readonly ContentFile[],
  routes: readonly string[],
  { relativePath, parse, field, name, fix }: LeadingFile<Entry>,
): Problem[] {
  const { file, entries, problems, fieldLine } = readEntries(files, relativePath, parse);
  const lost = entries.flatMap((entry, index) => {
    const route = String(entry[field]);
    const lead = { file, line: fieldLine([index, field]), route };
    return isReference(route)
      ? []
      : findLost(lead, routes, { names: `${name(entry)} leads to`, fix });
  });
  return [...problems, ...lost];
}

export const checkMessages = (files: readonly ContentFile[], routes: readonly string[]) =>
  checkLeadingFile(files, routes, {
    relativePath: "api/messages.yml",
    parse: parseMessages,
    field: "see",
    name: ({ message }) => `the message "${message}"`,
    fix: "name the route of a page that teaches it.",
  });

export const checkGlossary = (files: readonly ContentFile[], routes: readonly string[]) =>
  checkLeadingFile(files, routes, {
    relativePath: GLOSSARY_FILE,
    parse: parseGlossary,
    field: "see",
    name: ({ term }) => `the term "${term}"`,
    fix: "name the route of the page that explains it.",
  });

export const checkChanges = (files: readonly ContentFile[], routes: readonly string[]) =>
  checkLeadingFile(files, routes, {
    relativePath: CHANGES_FILE,
    parse: parseChanges,
    field: "page",
    name: ({ title }) => `the change "${title}"`,
    fix: "name the route of a page.",
  });

/** Checks the screens of the toolkit that pages show, and that their games get that far. */
export function checkScreens(files: readonly ContentFile[], contentPath: string): Problem[] {
  const { file, entries, problems, fieldLine } = readEntries(files, SCREENS_FILE, parseScreens);
  if (problems.length > 0 || entries.length === 0) return [...problems];
  const folder = path.join(contentPath, "games");
  const ids = listGameIds(folder);
  const games = readGames(folder);
  return entries.flatMap(({ name, game, move = 0 }, index): Problem[] => {
    if (!ids.includes(game)) {
      const what = `the screen "${name}" shows the game "${game}", which does not exist.`;
      const valid = listNearest(game, ids);
      const fix = "name a game of content/games.";
      return [{ file, line: fieldLine([index, "game"]), what, valid, fix }];
    }
    const { title = game, moves = move } = games.get(game) ?? {};
    if (move <= moves) return [];
    const what = `the screen "${name}" shows ${title} after ${String(move)} moves.`;
    const fix = "choose a move of the game's recorded match.";
    const line = fieldLine([index, "move"]);
    return [{ file, line, what, valid: [`0 to ${String(moves)}`], fix }];
  });
}
