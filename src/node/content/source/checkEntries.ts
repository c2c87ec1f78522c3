import path from "node:path";
import type { KnownLimit } from "../fields/frontmatter";
import { isReference } from "../links/formerAddresses";
import { listNearest, type Problem } from "../../../shared/problem";
import type { ContentLists } from "./contentLists";
import { listGameIds } from "./games";
import type { NamedList } from "./readList";

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

export function checkLimitPages(
  { file, entries }: NamedList<KnownLimit>,
  routes: readonly string[],
): Problem[] {
  const fix = "name the route of a page that describes the limit.";
  return entries.flatMap(({ id, pages = [] }) =>
    pages.flatMap((route) =>
      findLost({ file, route }, routes, { names: `limit ${id} names the page`, fix }),
    ),
  );
}

export function checkLeads(leads: readonly Lead[], routes: readonly string[]): Problem[] {
  const fix = "name the route of a page or of a game.";
  return leads.flatMap((lead) => findLost(lead, routes, { names: "a step names the page", fix }));
}

/** Where the entries of a list lead. */
interface Leading<Entry> {
  /** The field with the page's route. */
  readonly field: keyof Entry & string;
  /** The entry, as its message begins: `the term "seat"`. */
  readonly name: (entry: Entry) => string;
  readonly fix: string;
}

/** Checks a list whose entries each lead to a page, and that it exists; the reference is checked elsewhere. */
function checkLeadingList<Entry>(
  { file, entries, problems, fieldLine }: NamedList<Entry>,
  routes: readonly string[],
  { field, name, fix }: Leading<Entry>,
): Problem[] {
  const lost = entries.flatMap((entry, index) => {
    const route = String(entry[field]);
    const lead = { file, line: fieldLine([index, field]), route };
    return isReference(route)
      ? []
      : findLost(lead, routes, { names: `${name(entry)} leads to`, fix });
  });
  return [...problems, ...lost];
}

/** Checks the lists of messages, changes and terms. */
export function checkLeadingLists(
  { messages, changes, terms }: ContentLists,
  routes: readonly string[],
): Problem[] {
  return [
    ...checkLeadingList(messages(), routes, {
      field: "see",
      name: ({ message }) => `the message "${message}"`,
      fix: "name the route of a page that teaches it.",
    }),
    ...checkLeadingList(changes(), routes, {
      field: "page",
      name: ({ title }) => `the change "${title}"`,
      fix: "name the route of a page.",
    }),
    ...checkLeadingList(terms(), routes, {
      field: "see",
      name: ({ term }) => `the term "${term}"`,
      fix: "name the route of the page that explains it.",
    }),
  ];
}

/** Checks the screens of the toolkit that pages show, and that their games get that far. */
export function checkScreens({
  contentPath,
  screens,
  games,
}: Pick<ContentLists, "contentPath" | "screens" | "games">): Problem[] {
  const { file, entries, problems, fieldLine } = screens();
  if (problems.length > 0) return [...problems];
  const ids = listGameIds(path.join(contentPath, "games"));
  return entries.flatMap(({ name, game, move = 0 }, index): Problem[] => {
    if (!ids.includes(game)) {
      const what = `the screen "${name}" shows the game "${game}", which does not exist.`;
      const valid = listNearest(game, ids);
      const fix = "name a game of content/games.";
      return [{ file, line: fieldLine([index, "game"]), what, valid, fix }];
    }
    const { facts: { title } = { title: game }, moves = move } = games().get(game) ?? {};
    if (move <= moves) return [];
    const what = `the screen "${name}" shows ${title} after ${String(move)} moves.`;
    const fix = "choose a move of the game's recorded match.";
    const line = fieldLine([index, "move"]);
    return [{ file, line, what, valid: [`0 to ${String(moves)}`], fix }];
  });
}
