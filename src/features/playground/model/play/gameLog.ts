import type { GameUpdate } from "../../../../shared/games/engine";
import type { SeatMove } from "../../../../shared/games/match";
import { seatPlayers } from "../../../../shared/games/seatPlayers";
import { seatOf } from "../inspect/boardState";
import type { Timeline } from "./history";
import { cutReport } from "./protocol";

/** A piece of a line of the log; `seat` when it names a player. */
interface LogSpan {
  readonly text: string;
  readonly seat?: number;
}

export interface LogLine {
  /** The update that it belongs to: the number of moves made by then. */
  readonly at: number;
  /** The only seat that may read it; absent for all. */
  readonly onlyFor?: number;
  readonly spans: readonly LogSpan[];
}

/** Which lines are shown: those for all, those of a seat as well, or every one. */
export type LogReader = "public" | "everything" | number;

/** Longest line that is read, in UTF-16 code units; a game may send twenty times that. */
const LONGEST_LINE = 500;

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": "\u00a0",
};

/** A tag that ends a line. */
const LINE_END = /^<(?:br\s*\/?|\/(?:p|div|li))>$/i;

/** The toolkit's texts may be HTML; the log shows their words. */
function plain(html: string): string {
  return html
    .replace(/<[^<>]*>/g, (tag) => (LINE_END.test(tag) ? " " : ""))
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Reads a message of the toolkit, in which `[[$p[1]|Ada]]` is a reference with its text. A long one is cut first. */
export function parseMessage(body: string): LogSpan[] {
  const [first = "", ...others] = cutReport(body, LONGEST_LINE).split("[[");
  const spans: LogSpan[] = [];
  let between = first;
  for (const part of others) {
    const bar = part.indexOf("|");
    const end = bar < 0 ? -1 : part.indexOf("]]", bar);
    if (end < 0) {
      between += `[[${part}`;
      continue;
    }
    const seat = seatOf(part.slice(0, bar));
    const text = plain(part.slice(bar + 1, end));
    spans.push({ text: plain(between) }, { text, ...(seat !== undefined && { seat }) });
    between = part.slice(end + 2);
  }
  return [...spans, { text: plain(between) }].filter(({ text }) => text !== "");
}

export function lineText({ spans }: Pick<LogLine, "spans">): string {
  return spans
    .map(({ text }) => text)
    .join("")
    .trim();
}

type WrittenLine = Pick<LogLine, "onlyFor" | "spans">;

/** The lines of the updates that have been read: every rendering asks for those of all. */
const known = new WeakMap<GameUpdate, readonly WrittenLine[]>();

/** What the rules have written in an update. */
function writtenLines(update: GameUpdate): readonly WrittenLine[] {
  const lines =
    known.get(update) ??
    update.messages.map(({ position, body }) => ({
      ...(position !== undefined && { onlyFor: position }),
      spans: parseMessage(body),
    }));
  known.set(update, lines);
  return lines;
}

const mayRead = (onlyFor: number | undefined, reader: LogReader): boolean =>
  onlyFor === undefined || reader === "everything" || onlyFor === reader;

function describeMove(move: SeatMove, at: number, names: readonly string[]): LogLine {
  const { seat, name } = move;
  const what = name === "__pass__" ? "passes" : `plays “${name}”`;
  const who = names[seat - 1] ?? `Seat ${String(seat)}`;
  return { at, spans: [{ text: who, seat }, { text: ` ${what}` }] };
}

/**
 * The game in words, in order. Every move has a line: where the game's own rules say nothing to all,
 * the move is named. `names` are the players' by seat.
 */
export function readLog(
  { moves, updates }: { moves: readonly SeatMove[]; updates: readonly GameUpdate[] },
  reader: LogReader,
  names: readonly string[],
): LogLine[] {
  return updates.flatMap((update, at) => {
    const move = moves[at - 1];
    const written = writtenLines(update);
    const isSilent = written.every(({ onlyFor }) => onlyFor !== undefined);
    const own = move && isSilent ? [describeMove(move, at, names)] : [];
    const lines = written.filter(({ onlyFor }) => mayRead(onlyFor, reader));
    return [...own, ...lines.map((line) => ({ at, ...line }))];
  });
}

/** The newest line that its reader may see at the move that is shown; lines for one seat are for that seat alone. */
export function latestLine(
  { moves, updates, at }: Timeline,
  reader: LogReader,
  names: readonly string[],
): LogLine | undefined {
  return readLog({ moves, updates }, reader, names).findLast(
    (line) => line.at <= at && (line.onlyFor === undefined || line.onlyFor === reader),
  );
}

const listFormat = new Intl.ListFormat("en", { type: "conjunction" });

/**
 * Whose turn it is, or how the game has ended, in a phrase. `human` is the only seat that the reader plays, and `names`
 * are the players' by seat.
 */
export function describeTurn(
  update: GameUpdate | undefined,
  names: readonly string[],
  human: number | undefined,
): string {
  if (!update) return "The game starts…";
  if (update.game.phase === "finished") return readOutcome(update, names) ?? "The game is over.";
  const { currentPlayers } = update.game;
  if (human !== undefined && currentPlayers.includes(human)) return "Your turn";
  const seats = currentPlayers.map((seat) => names[seat - 1] ?? `Seat ${String(seat)}`);
  return seats.length > 0 ? `${listFormat.format(seats)} to move` : "Nobody is to move";
}

/** How a game has ended, in a sentence; `undefined` while it runs. `names` are the players' by seat. */
export function readOutcome(
  update: GameUpdate | undefined,
  names: readonly string[],
): string | undefined {
  if (update?.game.phase !== "finished") return undefined;
  const winners = update.game.winners.map((seat) => names[seat - 1] ?? `Seat ${String(seat)}`);
  return `The game is over: ${winners.length > 0 ? listFormat.format(winners) : "nobody"} won.`;
}

/** A text of others without the period at its end, which a sentence around it has. */
function withoutPeriod(text: string): string {
  let bare = text.trimEnd();
  while (bare.endsWith(".")) bare = bare.slice(0, -1).trimEnd();
  return bare;
}

/** The first of some moves that the rules refuse, when they are played again. */
interface RefusedMove {
  readonly number: number;
  readonly move: SeatMove;
  readonly players: number;
  /** What the engine says. */
  readonly reason: string;
  /** Whether the moves are older than the rules. */
  readonly rules: "new" | "these";
}

/** Says which move is refused, in the words of the table: `Move 4, Ben's sow, is refused …`. */
export function describeRefusal(refused: RefusedMove): string {
  const { number, move, players, reason, rules } = refused;
  const who = seatPlayers(players)[move.seat - 1]?.name ?? `seat ${String(move.seat)}`;
  const what = move.name === "__pass__" ? "pass" : move.name;
  const why = withoutPeriod(reason.replace(/^Unable to process move: /, ""));
  const which = rules === "new" ? "the new" : "these";
  return `Move ${String(number)}, ${who}'s ${what}, is refused under ${which} rules: ${why}. The game stops before it.`;
}
