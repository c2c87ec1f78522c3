import { recordingSchema, type Recording } from "../../shared/contracts/recording";
import { parseFields, type FieldSource } from "../content/frontmatter";
import type { Problem } from "../../shared/problem";

/** Moves and winners for seats that nobody takes. */
function findEmptySeats({ players, moves, winners }: Recording, file: string): Problem[] {
  const valid = Array.from({ length: players }, (_, index) => String(index + 1));
  const fix = "record the game again with tools/record-game.ts.";
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
  source: string | FieldSource,
): { readonly recording?: Recording; readonly problems: readonly Problem[] } {
  const { fields, problems } = parseFields(recordingSchema, data, source);
  if (!fields) return { problems };
  const empty = findEmptySeats(fields, typeof source === "string" ? source : source.file);
  return empty.length > 0 ? { problems: empty } : { recording: fields, problems: [] };
}
