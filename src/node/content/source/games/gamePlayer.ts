import type { IslandProps } from "../../../../shared/contracts/islandProps";
import type { GameFacts } from "../../../../shared/contracts/gameFacts";
import { findNearest } from "../../../../shared/problem";
import type { PlacedGame } from "./gameFolder";
import { pictureName, type PictureManifest } from "./gamePictures";

function describeFacts({ players: { min, max }, mechanisms }: GameFacts): string {
  const seats = min === max ? String(min) : `${String(min)} to ${String(max)}`;
  return `${seats} ${max === 1 ? "player" : "players"} · ${mechanisms.join(", ")}`;
}

function checkSeat(seat: string, { title, players: { default: seats } }: GameFacts): void {
  if (seat === "all" || (/^[1-9]\d*$/.test(seat) && Number(seat) <= seats)) return;
  const range = seats === 1 ? "has only seat 1" : `has seats 1 to ${String(seats)}`;
  throw new Error(`"${seat}" is no seat of ${title}, which ${range}. Or write seat="all".`);
}

/**
 * The props of `<GamePlayer game="…" move="…" seat="…" />`. Before the start it shows the picture of the state with
 * which the game begins. Throws an Error that says what is wrong.
 */
export function gamePlayerProps(
  { game = "", move = "0", seat }: Readonly<Record<string, string>>,
  games: ReadonlyMap<string, PlacedGame>,
  pictures: PictureManifest,
): IslandProps["GamePlayer"] {
  const found = games.get(game);
  if (!found) {
    const ids = [...games.keys()];
    const nearest = findNearest(game, ids);
    const fix = nearest === undefined ? "" : ` Write game="${nearest}".`;
    throw new Error(`there is no game "${game}"; there are ${ids.join(", ") || "none"}.${fix}`);
  }
  const { facts, moves } = found;
  if (!/^\d+$/.test(move) || Number(move) > moves) {
    throw new Error(
      `"${move}" is no move of ${facts.title}: its recorded match has moves 0 to ${String(moves)}.`,
    );
  }
  if (seat !== undefined) checkSeat(seat, facts);
  const picture = pictureName({ game, move: Number(move) });
  const drawn = pictures[picture];
  return {
    game,
    title: facts.title,
    facts: describeFacts(facts),
    move: Number(move),
    ...(seat !== undefined && { seat: seat === "all" ? seat : Number(seat) }),
    ...(drawn && { picture: { name: picture, alt: drawn.alt } }),
  };
}
