import type { z } from "zod";
import { gameFactsSchema, type GameFacts } from "../../../shared/contracts/gameFacts";
import { parseFields } from "../fields/frontmatter";
import type { Problem } from "../../../shared/problem";
import { recordingSchema, type Recording } from "../../../shared/contracts/recording";

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

/** Checks data against its schema, and what the schema cannot say; fields come only without a problem. */
function parseSound<Schema extends z.ZodObject>(
  schema: Schema,
  data: unknown,
  file: string,
  findFaults: (fields: z.infer<Schema>, file: string) => Problem[],
): { readonly fields?: z.infer<Schema>; readonly problems: readonly Problem[] } {
  const { fields, problems } = parseFields(schema, data, file);
  if (!fields) return { problems };
  const faults = findFaults(fields, file);
  return faults.length > 0 ? { problems: faults } : { fields, problems };
}

/** Checks the data of a `game.json`; every error becomes a problem that says how to fix it. */
export function parseGameFacts(
  data: unknown,
  file: string,
): { readonly facts?: GameFacts; readonly problems: readonly Problem[] } {
  const { fields, problems } = parseSound(gameFactsSchema, data, file, findBadNumbers);
  return { ...(fields && { facts: fields }), problems };
}

/** Moves and winners for seats that nobody takes. */
function findEmptySeats({ players, moves, winners }: Recording, file: string): Problem[] {
  const valid = Array.from({ length: players }, (_, index) => String(index + 1));
  const fix = "record the game again with tools/make/moves.ts.";
  return [
    ...moves.flatMap((move, index) =>
      move.seat > players ? [`move ${String(index + 1)} is made by seat ${String(move.seat)}`] : [],
    ),
    ...winners.flatMap((winner) => (winner > players ? [`seat ${String(winner)} wins`] : [])),
  ].map((what) => ({
    file,
    what: `${what}, but there are ${String(players)} players.`,
    valid,
    fix,
  }));
}

/** Checks the data of a `moves.json`; every error becomes a problem that says how to fix it. */
export function parseRecording(
  data: unknown,
  file: string,
): { readonly recording?: Recording; readonly problems: readonly Problem[] } {
  const { fields, problems } = parseSound(recordingSchema, data, file, findEmptySeats);
  return { ...(fields && { recording: fields }), problems };
}
