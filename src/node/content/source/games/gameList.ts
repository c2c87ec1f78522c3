import { readdirSync } from "node:fs";
import path from "node:path";
import { readText } from "../../../files/readText";
import { replaceMark, type TracedText } from "../../fields/tracedText";
import { countLines } from "../../games/regions";
import { listPublishedGameIds, readGameFolder } from "./gameFolder";
import { posterName } from "./gamePictures";

/** How many features a list of games names. */
const MAX_FEATURES = 4;

/** A point of _What to look at_ begins with a link; this matches those whose text is code. */
const POINT = /^- (\[`([^`]+)`\]\([^)\s]+\))/gm;

let known: ReadonlySet<string> | undefined;

/** Every word in the toolkit's declarations; any other name is a game's own. */
function toolkitWords(): ReadonlySet<string> {
  if (known) return known;
  const folder = path.resolve("node_modules/@boardzilla/core/entry");
  const words = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".d.ts"))
    .flatMap((file) => readText(path.join(folder, file)).match(/[\w$]+/g) ?? []);
  known = new Set(words);
  return known;
}

/**
 * The toolkit features that a game shows best, as Markdown links: the author names them in the points that
 * begin the page's _What to look at_. The game's own names are left out.
 */
export function gameFeatures(page: string): string[] {
  const points = [...page.matchAll(POINT)].map(([, link = "", name = ""]) => ({ link, name }));
  const words = toolkitWords();
  return points
    .filter(({ name }) => (/^[\w$]+(?![\w$-])/.exec(name) ?? []).some((word) => words.has(word)))
    .map(({ link }) => link)
    .slice(0, MAX_FEATURES);
}

/** The line of a page that the list of all games replaces. */
const MARK = "::games";

/** The row of a game, the name of the picture of its key move, and its place in the list. */
function listGame(contentPath: string, id: string) {
  const folder = path.join(contentPath, "games", id);
  const { facts } = readGameFolder(folder, id);
  if (!facts) return [];
  const { title, tagline, players, mechanisms, number } = facts;
  const read = (name: string): string => readText(path.join(folder, name));
  const { min, max } = players;
  const cells = [
    `[${title}](/examples/${id}): ${tagline}`,
    min === max ? String(min) : `${String(min)}–${String(max)}`,
    mechanisms.join(", "),
    gameFeatures(read("index.mdx")).join(", "),
    `${String(countLines(read("game.ts")))} of rules, ${String(countLines(read("ui.tsx")))} for the UI`,
  ];
  const picture = posterName(contentPath, id);
  const order = Number(/\d+/.exec(number)?.[0] ?? 0);
  return [{ order, picture, row: `| ${cells.join(" | ")} |` }];
}

/**
 * Puts the gallery of all games, by their numbers, where a page says `::games`: a table, so that the page's
 * Markdown holds it, in the component that turns it into cards. A game whose page is a draft is left out.
 */
export function fillGameList(page: TracedText, contentPath: string): TracedText {
  return replaceMark(page, MARK, () => {
    const games = listPublishedGameIds(path.join(contentPath, "games")).flatMap((id) =>
      listGame(contentPath, id),
    );
    games.sort((a, b) => a.order - b.order);
    const pictures = games.map(({ picture }) => picture).join(" ");
    const head = "| Game | Players | Mechanisms | Features | Lines |\n|---|---|---|---|---|";
    const table = [head, ...games.map(({ row }) => row)].join("\n");
    return `<GameGallery pictures="${pictures}">\n\n${table}\n\n</GameGallery>`;
  });
}
