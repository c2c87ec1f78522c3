import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

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
    .flatMap((file) => readFileSync(path.join(folder, file), "utf8").match(/[\w$]+/g) ?? []);
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
