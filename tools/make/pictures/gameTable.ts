import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readText } from "../../../src/node/files/readText";
import type { GameBundle } from "../../../src/shared/contracts/gameBundle";
import { playRecording } from "../../games/playRecording";
import { seatPlayers } from "../../../src/shared/games/seatPlayers";
import { lineText, readLog } from "../../../src/features/playground/model/play/gameLog";
import { toSeatMessage } from "../../../src/features/playground/model/play/seatMessage";
import { parseRecording } from "../../../src/node/content/games/parseGame";
import { formatProblems } from "../../../src/shared/problem";
import type { PictureJob } from "../../../src/node/content/source/games";
import type { StepPictureJob } from "../../../src/node/content/source/stepPictures";
import type { Recording } from "../../../src/shared/contracts/recording";
import type { GameEngine } from "../../../src/shared/games/engine";
import { loadGame, loadRules } from "../../games/loadGame";
import { ROOT } from "../../runProgram";

/** Names as British English lists them: "Ann, Ben and Cleo". */
const LIST = new Intl.ListFormat("en-GB");

/** What a picture shows, in words: how far the game is, the last action and whose turn it is. */
function describe(
  { title, seat, names }: { title: string; seat: number; names: readonly string[] },
  match: Parameters<typeof readLog>[0],
): string {
  const { moves, updates } = match;
  const game = updates.at(-1)?.game;
  const count = `after ${String(moves.length)} ${moves.length === 1 ? "move" : "moves"}`;
  const when = moves.length === 0 ? "at the start" : count;
  const view = names.length > 1 ? `, as ${names[seat - 1] ?? ""} sees it` : "";
  const last = readLog(match, "public", names).at(-1);
  const acting = (game?.phase === "started" ? game.currentPlayers : []).map(
    (each) => names[each - 1] ?? "",
  );
  const turn =
    acting.length === 0
      ? " The game is over."
      : ` ${LIST.format(acting)} ${acting.length > 1 ? "are" : "is"} to move.`;
  return `${title} ${when}${view}.${last ? ` Last: ${lineText(last)}.` : ""}${turn}`;
}

/** The first order for the frame of a seat, but for the theme. */
function seatOrder({ facts, modules, style }: GameBundle, seat: number) {
  const { min: minPlayers, max: maxPlayers, default: defaultPlayers } = facts.players;
  const bootstrap = {
    host: seat === 1,
    userID: String(seat),
    minPlayers,
    maxPlayers,
    defaultPlayers,
  };
  return { t: "seat", modules: { ...modules }, style, bootstrap } as const;
}

/** What the UI of a seat is told. */
export type SeatNews = readonly object[];

/**
 * A state of a match, played in Node up to its last move: in words, and what the frame of a seat is told,
 * without the animation of the last move. Throws when a move is refused.
 */
function tableAfter(engine: GameEngine, bundle: GameBundle, recording: Recording) {
  const { id, facts } = bundle;
  const { moves } = recording;
  const updates = playRecording(engine, recording, { game: id, upTo: moves.length });
  const update = updates.at(-1);
  if (!update) throw new Error(`${id} did not start.`);
  const players = seatPlayers(recording.players);
  const seat = (update.game.phase === "started" ? update.game.currentPlayers[0] : undefined) ?? 1;
  const online = players.map(({ id: user }) => ({ type: "userOnline", id: user, online: true }));
  const news: SeatNews = [...online, toSeatMessage(update, seat, false)];
  return {
    alt: describe(
      { title: facts.title, seat, names: players.map(({ name }) => name) },
      { moves, updates },
    ),
    order: seatOrder(bundle, seat),
    news,
  };
}

/** The lobby of a game, as its host sees it: the last seat is open, and somebody waits for it. */
export function lobbyTable(bundle: GameBundle) {
  const { players, settings } = bundle.facts;
  const seatCount = players.default;
  const users = seatPlayers(seatCount).map(({ position, color, host, ...user }) =>
    position === seatCount
      ? user
      : { ...user, playerDetails: { position, color, ready: !host, settings: {} } },
  );
  const news: SeatNews = [
    { type: "users", users },
    { type: "settingsUpdate", settings, seatCount },
  ];
  return { order: seatOrder(bundle, 1), news };
}

/** A state of a game's recorded match; throws when a move is refused. */
export async function recordedTable(job: PictureJob, bundle: GameBundle) {
  const { folder, engine } = await loadGame(job.game);
  const moves: unknown = JSON.parse(readText(path.join(folder, "moves.json")));
  const { recording, problems } = parseRecording(moves, "moves.json");
  if (!recording) throw new Error(formatProblems(problems));
  const upTo = { ...recording, moves: recording.moves.slice(0, job.move) };
  return tableAfter(engine, bundle, upTo);
}

/** The table with which the solution of a step begins. */
export async function stepTable({ solution }: StepPictureJob, bundle: GameBundle) {
  // Below the packages, so that the rules find the toolkit.
  const folder = mkdtempSync(path.join(ROOT, "node_modules/.cache/step-"));
  try {
    writeFileSync(path.join(folder, "game.ts"), solution["game.ts"]);
    const { engine } = await loadRules(folder);
    console.debug = () => undefined;
    return tableAfter(engine, bundle, bundle.recording);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
