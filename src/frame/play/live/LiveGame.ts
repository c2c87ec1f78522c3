import { createInterface, type createGame, type render } from "@boardzilla/core";
import type { GameEngine, GameUpdate } from "../../../shared/games/engine";
import {
  lastUpdate,
  playMove,
  seatView,
  startMatch,
  type Match,
  type SeatMove,
} from "../../../shared/games/match";
import { randomMove } from "../../../shared/games/randomPlay";
import { seatPlayers } from "../../../shared/games/seatPlayers";
import { seededRandom } from "../../../shared/games/seededRandom";
import { parseUiMessage, toSeatMessage } from "../../../features/playground/model/play/seatMessage";
import { openMoves } from "../../games/openMoves";
import { restartBudget } from "../guard";
import { deliver } from "../seat";

export type Setup = ReturnType<typeof createGame>;
export type RenderOptions = Parameters<typeof render>[1];

/** The reader's seat; the bot plays the others. */
const SEAT = 1;
/** A block begins the same each time it runs. */
const SEED = "live";

/** How long the other players think, in ms. */
const BOT_PAUSE = 900;

interface LiveGameEvents {
  readonly onReady: () => void;
  readonly onError: (error: unknown) => void;
  readonly onNote: (text: string) => void;
}

/** Runs the engine, which shares this window with the UI: the toolkit's `$` stays unchanged. */
function withOwnNames<Value>(work: () => Value): Value {
  const shared = globalThis as { $?: unknown };
  const before = shared.$;
  restartBudget();
  try {
    return work();
  } finally {
    shared.$ = before;
  }
}

/** A game of a live block: the host, the engine and the reader's seat, all in this frame. */
export class LiveGame {
  private readonly engine: GameEngine;
  private readonly random = seededRandom(SEED);
  private match: Match;
  /** The others' next move, in the state that is shown now; every newer state has its own. */
  private othersTurn: number | undefined;

  constructor(
    private readonly setup: Setup,
    private readonly players: number,
    private readonly events: LiveGameEvents,
  ) {
    this.engine = createInterface(setup);
    this.match = withOwnNames(() => startMatch(this.engine, { players, seed: SEED, settings: {} }));
  }

  /** What the toolkit's UI reads from the body before it starts. */
  get bootstrap() {
    const { players } = this;
    return {
      host: true,
      userID: String(SEAT),
      minPlayers: players,
      maxPlayers: players,
      defaultPlayers: players,
    };
  }

  readonly hear = (data: unknown): void => {
    const message = parseUiMessage(data);
    // The UI sends in the middle of its own work.
    setTimeout(() => {
      if (message?.type === "ready") this.welcome();
      if (message?.type === "move") this.makeMove({ seat: SEAT, ...message.move });
    });
  };

  private welcome(): void {
    for (const { id } of seatPlayers(this.players)) {
      deliver({ type: "userOnline", id, online: true });
    }
    this.showUpdate(this.match.moves.length === 0);
    this.events.onReady();
    this.letOthersPlay();
  }

  private makeMove(move: SeatMove): void {
    try {
      this.match = withOwnNames(() => playMove(this.engine, this.match, move));
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      this.events.onNote(`The move "${move.name}" was refused: ${text}`);
      deliver({ type: "messageProcessed", id: "0", error: text });
      // The UI has already drawn the move.
      this.showUpdate(false);
      return;
    }
    this.showUpdate(true);
    this.letOthersPlay();
  }

  /** The other players move at random, after a pause so that the reader sees what happened. */
  private letOthersPlay(): void {
    window.clearTimeout(this.othersTurn);
    const { game } = lastUpdate(this.match);
    if (game.phase === "finished" || game.currentPlayers.every((seat) => seat === SEAT)) return;
    this.othersTurn = window.setTimeout(() => {
      try {
        const move = withOwnNames(() => this.chooseMove(lastUpdate(this.match)));
        if (move) this.makeMove(move);
        else this.events.onNote("The other players have no legal move.");
      } catch (error) {
        this.events.onError(error);
      }
    }, BOT_PAUSE);
  }

  private chooseMove(update: GameUpdate): SeatMove | undefined {
    const { game } = update;
    if (game.phase === "finished") return undefined;
    const currentPlayers = game.currentPlayers.filter((seat) => seat !== SEAT);
    return randomMove(
      { ...update, game: { ...game, currentPlayers } },
      (shown, seat) => openMoves(this.setup, seatView(shown, seat), { seat }),
      this.random,
    );
  }

  private showUpdate(animate: boolean): void {
    deliver(toSeatMessage(lastUpdate(this.match), SEAT, animate));
  }
}
