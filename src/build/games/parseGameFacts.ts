import { gameFactsSchema, type GameFacts } from "../../shared/contracts/gameFacts";
import { parseFields, type FieldSource } from "../content/frontmatter";
import type { Problem } from "../../shared/problem";

function findBadNumbers({ players }: GameFacts, file: string): Problem[] {
  const { min, max } = players;
  if (min > max) {
    const what = `"players" has a min of ${String(min)} above its max of ${String(max)}.`;
    return [{ file, what, fix: "exchange the two." }];
  }
  if (players.default >= min && players.default <= max) return [];
  return [
    {
      file,
      what: `"players.default" is ${String(players.default)}.`,
      valid: Array.from({ length: max - min + 1 }, (_, index) => String(min + index)),
      fix: "choose a number between min and max.",
    },
  ];
}

/** Checks the data of a `game.json`; every error becomes a problem that says how to fix it. */
export function parseGameFacts(
  data: unknown,
  source: string | FieldSource,
): { readonly facts?: GameFacts; readonly problems: readonly Problem[] } {
  const { fields, problems } = parseFields(gameFactsSchema, data, source);
  if (!fields) return { problems };
  const bad = findBadNumbers(fields, typeof source === "string" ? source : source.file);
  return bad.length > 0 ? { problems: bad } : { facts: fields, problems: [] };
}
