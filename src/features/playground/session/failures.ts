import type { FrameFailure } from "../host/PlayFrame";
import type { EngineAnswer, EngineFailure } from "./EngineFrame";

type Refusal = Extract<EngineAnswer<never>, { readonly refusal: string }>;

/** What went wrong in a game. */
export interface Fault {
  /** Where: inside of a table, in changed rules that cannot be started, or anywhere else. */
  readonly in: "table" | "new rules" | "game";
  /** For the reader, in whole sentences. */
  readonly text: string;
}

const REASONS: Readonly<Record<FrameFailure, string>> = {
  silent: "did not load within 15 seconds",
  replaced: "left its frame for another page, so it was closed",
  hung: "did not answer for a while, so it was stopped",
  flood: "sent too many or too large messages, so it was stopped",
  busy: "kept the processor busy for 20 seconds while you did nothing, so it was paused",
  focus: "took the keyboard three times without a click from you, so it was stopped",
  history: "was stopped, because code on this page filled the history of this tab",
};

const ENGINE_REASONS: Readonly<Record<EngineFailure, string>> = {
  ...REASONS,
  unanswered: "broke down over a question, so it was stopped",
  restarted: "was stopped, because the game starts again",
};

/** A table that is gone: its seat, and why. */
export interface LostTable {
  readonly seat: number;
  readonly failure: FrameFailure;
}

const LIST = new Intl.ListFormat("en", { type: "conjunction" });

/** Why tables are gone, the newest last. `names` are the players' by seat. */
export function describeLostTables(lost: readonly LostTable[], names: readonly string[]): string {
  const owners = lost.map(({ seat }) => `${names[seat - 1] ?? `Seat ${String(seat)}`}'s`);
  const failure = lost.at(-1)?.failure ?? "silent";
  // What happened to one of them need not have happened to the others.
  if (lost.some((each) => each.failure !== "silent"))
    return `${owners.at(-1) ?? ""} table ${REASONS[failure]}. The game goes on.`;
  const tables = lost.length > 1 ? "tables" : "table";
  return `${LIST.format(owners)} ${tables} ${REASONS.silent}. The game goes on.`;
}

/** Why the engine is gone, its likely cause if there is one, and the position of the game now. */
export function describeLostEngine(failure: EngineFailure, position: string): string {
  const cause =
    failure === "hung"
      ? " The usual cause is a loop that never ends, or one in the flow in which nobody has to act."
      : "";
  return `The engine with the game's rules ${ENGINE_REASONS[failure]}.${cause} ${position}`;
}

/** Why a game does not start. */
export function describeNoStart({ refusal, stopped }: Refusal): string {
  return stopped ? describeLostEngine(stopped, "Restart to try again.") : refusal;
}

/** A text of others as a sentence. */
function endSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Why the rules of a game cannot be loaded. */
export function describeUnloadedRules(message: string): string {
  return `The game's rules did not load: ${endSentence(message)}`;
}

/** A fault inside of a table: the rest of the game is not touched by it. */
export function describeTableFault(name: string, message: string): string {
  return `${name}'s table reports: ${endSentence(message)} The game itself goes on.`;
}

/** Why changed rules cannot be started: a session goes on under those from before. */
export const describeUnstarted = (why: string): string => `The new rules do not start: ${why}`;

/** Why a move was not made, and the position of the game now. */
export function describeRefusedMove(
  player: string,
  move: string,
  { refusal, stopped }: Refusal,
): string {
  if (!stopped) return `Refused: ${refusal}`;
  const position = `The game is before ${player}'s move “${move}”`;
  return describeLostEngine(stopped, `${position}: make another one, or restart.`);
}

/** Why the tables make no more moves by themselves, and what to do. */
export function describeForcedMoves(count: number): string {
  return `The tables made ${String(count)} moves in a row by themselves, without you or a bot, so the game was stopped. The usual cause is rules that leave only one choice again and again. Undo, let a bot move, or restart.`;
}

/** Why no bot has moved, and what to do. */
export function describeNoMove(players: readonly string[], why: string): string {
  return `The bot found no move for ${players.join(", ")}. ${why} Undo a move, or restart.`;
}
