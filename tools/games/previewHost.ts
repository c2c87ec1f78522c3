/* The page of preview-game.ts: the engine here, one frame for every seat. */
import { toSeatMessage } from "../../src/features/playground/model/play/seatMessage";
import { openMoves } from "../../src/frame/games/openMoves";
import type { GameEngine, NamedMove } from "../../src/shared/games/engine";
import type { GameFacts } from "../../src/shared/contracts/gameFacts";
import {
  lastUpdate,
  playMove,
  seatView,
  startMatch,
  type Match,
} from "../../src/shared/games/match";
import { randomMove } from "../../src/shared/games/randomPlay";
import type { Recording } from "../../src/shared/contracts/recording";
import { seatPlayers } from "../../src/shared/games/seatPlayers";

/** A game as the preview bundle provides it. */
interface PreviewedGame {
  readonly setup: (state: never) => object;
  readonly engine: GameEngine;
  readonly facts: GameFacts;
  readonly recording: Recording | undefined;
}

const query = new URLSearchParams(location.search);

function startPreview({ engine, facts, recording }: PreviewedGame): Match {
  const players = Number(query.get("players") ?? recording?.players ?? facts.players.default);
  const seed = query.get("seed") ?? recording?.seed ?? facts.seed;
  const match = startMatch(engine, {
    players,
    seed,
    settings: recording?.settings ?? facts.settings,
  });
  const moves = recording?.moves.slice(0, Number(query.get("move") ?? 0)) ?? [];
  return moves.reduce((current, move) => playMove(engine, current, move), match);
}

function createFrame(seat: number, { players }: GameFacts): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  const { min: minPlayers, max: maxPlayers, default: defaultPlayers } = players;
  const userID = String(seat);
  const bootstrap = { host: seat === 1, userID, minPlayers, maxPlayers, defaultPlayers };
  const dark = query.has("dark") ? "&dark" : "";
  frame.title = `Seat ${userID}`;
  frame.src = `seat?bootstrap=${encodeURIComponent(JSON.stringify(bootstrap))}${dark}`;
  document.querySelector("main")?.append(frame);
  return frame;
}

/** Acts as host: frames for the seats in `?seat=1` or all, at move `?move=N` of the recording. */
export function previewGame(game: PreviewedGame): void {
  let match = startPreview(game);
  const only = query.get("seat");
  const seats = seatPlayers(match.seating.players).map(({ position }) => position);
  const frames = new Map(
    seats
      .filter((seat) => only === null || Number(only) === seat)
      .map((seat) => [seat, createFrame(seat, game.facts)]),
  );
  document.documentElement.classList.toggle("alone", only !== null);
  document.documentElement.classList.toggle("dark", query.has("dark"));
  const status = document.querySelector("output");

  const tell = (seat: number, message: object): void =>
    frames.get(seat)?.contentWindow?.postMessage(message, "*");
  const show = (seat: number, animated = match.moves.length > 0): void => {
    tell(seat, toSeatMessage(lastUpdate(match), seat, animated));
  };
  const make = (seat: number, move: NamedMove): void => {
    try {
      match = playMove(game.engine, match, { seat, ...move });
    } catch (error) {
      // Even for a forced move that a frame has sent twice: it must not see the animation again.
      if (status) status.value = String(error);
      show(seat, false);
      return;
    }
    if (status) status.value = `${String(match.moves.length)} moves. ${JSON.stringify(move)}`;
    for (const each of frames.keys()) show(each);
  };
  addEventListener(
    "message",
    ({ data, source }: MessageEvent<{ type?: string; data?: unknown }>) => {
      const seat = [...frames].find(([, frame]) => frame.contentWindow === source)?.[0];
      if (seat === undefined) return;
      if (data.type === "ready") {
        for (const id of seats.map(String)) tell(seat, { type: "userOnline", id, online: true });
        show(seat);
      }
      if (data.type === "move") make(seat, data.data as NamedMove);
    },
  );
  document.querySelector("button")?.addEventListener("click", () => {
    const texts = game.facts.texts ?? {};
    const move = randomMove(
      lastUpdate(match),
      (update, seat) => openMoves(game.setup, seatView(update, seat), { seat, texts }),
      Math.random,
    );
    if (move) make(move.seat, { name: move.name, args: move.args });
  });
}
