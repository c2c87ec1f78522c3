import { readdirSync } from "node:fs";
import path from "node:path";
import { readText } from "../../../files/readText";
import { remember } from "../../../files/remember";
import { countLines } from "../../games/regions";
import type { PlacedGame } from "./gameFolder";
import { pictureName } from "./gamePictures";
import { TOOLKIT } from "../../../../shared/toolkit";

/** How many features a list of games names. */
const MAX_FEATURES = 4;

/** A point of _What to look at_ begins with a link; this matches those whose text is code. */
const POINT = /^- (\[`([^`]+)`\]\([^)\s]+\))/gm;

/** Every word in the toolkit's declarations; any other name is a game's own. */
const toolkitWords = remember((): ReadonlySet<string> => {
  const folder = path.resolve("node_modules", TOOLKIT, "entry");
  const words = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".d.ts"))
    .flatMap((file) => readText(path.join(folder, file)).match(/[\w$]+/g) ?? []);
  return new Set(words);
});

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

/** The row of a game. */
function listGame(folder: string, id: string, { facts }: PlacedGame): string {
  const { title, tagline, players, mechanisms } = facts;
  const read = (name: string): string => readText(path.join(folder, id, name));
  const { min, max } = players;
  const cells = [
    `[${title}](/examples/${id}): ${tagline}`,
    min === max ? String(min) : `${String(min)}–${String(max)}`,
    mechanisms.join(", "),
    gameFeatures(read("index.mdx")).join(", "),
    `${String(countLines(read("game.ts")))} of rules, ${String(countLines(read("ui.tsx")))} for the UI`,
  ];
  return `| ${cells.join(" | ")} |`;
}

/**
 * The gallery of all games in a folder, by their numbers: a table, so that the page's Markdown holds it, in the
 * component that turns it into cards. A game whose page is a draft is left out.
 */
export function writeGallery(folder: string, games: ReadonlyMap<string, PlacedGame>): string {
  const order = ({ facts }: PlacedGame): number => Number(/\d+/.exec(facts.number)?.[0] ?? 0);
  const shown = [...games]
    .filter(([, { isDraft }]) => !isDraft)
    .sort(([, one], [, other]) => order(one) - order(other));
  const pictures = shown.map(([game, { tellingMove: move }]) => pictureName({ game, move }));
  const head = "| Game | Players | Mechanisms | Features | Lines |\n|---|---|---|---|---|";
  const table = [head, ...shown.map(([id, game]) => listGame(folder, id, game))].join("\n");
  return `<GameGallery pictures="${pictures.join(" ")}">\n\n${table}\n\n</GameGallery>`;
}
