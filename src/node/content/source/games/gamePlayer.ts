import path from "node:path";
import type { IslandProps } from "../../../../shared/contracts/islandProps";
import type { GameFacts } from "../../../../shared/contracts/gameFacts";
import { findNearest } from "../../../../shared/problem";
import { listGameIds, readGameFolder } from "./gameFolder";
import { findGamePicture, pictureName, tellingMove } from "./gamePictures";

/** A game that pages may show. */
export interface PlacedGame {
  readonly title: string;
  /** How many play, and the field's wording for what they do. */
  readonly facts: string;
  /** How many seats a game has unless the reader changes it. */
  readonly seats: number;
  /** Moves of its recorded match. */
  readonly moves: number;
  /** The move whose picture represents the game. */
  readonly tellingMove: number;
}

function describeFacts({ players: { min, max }, mechanisms }: GameFacts): string {
  const seats = min === max ? String(min) : `${String(min)} to ${String(max)}`;
  return `${seats} ${max === 1 ? "player" : "players"} · ${mechanisms.join(", ")}`;
}

/** The games of a folder by their ids; one with problems is left out, and reported elsewhere. */
export function readGames(folder: string): ReadonlyMap<string, PlacedGame> {
  return new Map(
    listGameIds(folder).flatMap((id): [string, PlacedGame][] => {
      const { facts, moves } = readGameFolder(path.join(folder, id), id);
      if (!facts) return [];
      const { title } = facts;
      const placed = { title, facts: describeFacts(facts), seats: facts.players.default, moves };
      return [[id, { ...placed, tellingMove: tellingMove(path.dirname(folder), id) }]];
    }),
  );
}

/** The picture before the start: the state that the page picks, or the game's key move. */
function pictureProps(game: string, move: string | undefined, telling: number) {
  const job = { game, move: move === undefined ? telling : Number(move) };
  const picture = findGamePicture(job);
  return picture && { picture: { name: pictureName(job), alt: picture.alt } };
}

function checkSeat(seat: string, { title, seats }: PlacedGame): void {
  if (/^[1-9]\d*$/.test(seat) && Number(seat) <= seats) return;
  const range = seats === 1 ? "has only seat 1" : `has seats 1 to ${String(seats)}`;
  throw new Error(`"${seat}" is no seat of ${title}, which ${range}.`);
}

/** The props of `<GamePlayer game="…" move="…" seat="…" />`. Throws an Error that says what is wrong. */
export function gamePlayerProps(
  { game = "", move, seat }: Readonly<Record<string, string>>,
  games: ReadonlyMap<string, PlacedGame>,
): IslandProps["GamePlayer"] {
  const found = games.get(game);
  if (!found) {
    const ids = [...games.keys()];
    const nearest = findNearest(game, ids);
    const fix = nearest === undefined ? "" : ` Write game="${nearest}".`;
    throw new Error(`there is no game "${game}"; there are ${ids.join(", ") || "none"}.${fix}`);
  }
  if (move !== undefined && (!/^\d+$/.test(move) || Number(move) > found.moves)) {
    throw new Error(
      `"${move}" is no move of ${found.title}: its recorded match has moves 0 to ${String(found.moves)}.`,
    );
  }
  if (seat !== undefined) checkSeat(seat, found);
  const { title, facts } = found;
  return {
    game,
    title,
    facts,
    move: Number(move ?? 0),
    ...(seat !== undefined && { seat: Number(seat) }),
    ...pictureProps(game, move, found.tellingMove),
  };
}
