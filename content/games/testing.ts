import { type createGame, createInterface, type Game } from "@boardzilla/core";
import {
  openTable as openGameTable,
  type Table,
  type TableSetup,
} from "../../src/frame/games/openTable";
import type { GameEngine, GameUpdate, Seating } from "../../src/shared/games/engine";
import type { GameFacts } from "../../src/shared/contracts/gameFacts";
import { playRecording } from "../../tools/games/playRecording";
import type { Recording } from "../../src/shared/contracts/recording";

export type { Table };

/** The default export of a game's rules. */
type Setup<G extends Game> = ReturnType<typeof createGame<G>>;

/** What the toolkit's functions want: they know no game of their own. */
const toEngine = <G extends Game>(setup: Setup<G>): GameEngine =>
  createInterface(setup as unknown as Setup<Game>);

/** Sits down to a game and starts it. `texts` are words to type, by the name of the choice. */
export function openTable<G extends Game>(
  setup: Setup<G>,
  seating: Partial<Seating> & { players: number },
  texts: Readonly<Record<string, readonly string[]>> = {},
): Table<G> {
  return openGameTable<G>({
    setup: setup as unknown as TableSetup<G>,
    engine: toEngine(setup),
    seating: { seed: "test", settings: {}, ...seating },
    texts,
  });
}

/** Plays a `moves.json` to its end and returns all updates; throws when it does not go as recorded. */
export function replay<G extends Game>(setup: Setup<G>, recording: object): readonly GameUpdate[] {
  const engine = toEngine(setup);
  return playRecording(engine, recording as Recording);
}

/** What `expectRandomPlay` may vary. */
interface RandomPlay {
  facts: object;
  /** No game may be longer. */
  maxMoves: number;
  games?: number;
}

/** Whether this is `npm test`, which plays one game for each number of players; vitest.config.mts says so. */
declare const __CORE_RUN__: boolean;

/** Plays games by random legal moves with every number of players; throws when one does not end. */
export function expectRandomPlay<G extends Game>(
  setup: Setup<G>,
  { facts, maxMoves, games = 20 }: RandomPlay,
): void {
  const { players, settings, texts } = facts as GameFacts;
  const counts = players.max - players.min + 1;
  for (let index = 0; index < (__CORE_RUN__ ? counts : games); index++) {
    const seed = `random ${index}`;
    const table = openTable(
      setup,
      { players: players.min + (index % counts), seed, settings },
      texts,
    );
    try {
      table.playRandomly({ seed, maxMoves });
    } catch (error) {
      throw new Error(`Game "${seed}" broke after ${table.match.moves.length} moves`, {
        cause: error,
      });
    }
    if (!table.winners()) throw new Error(`Game "${seed}" goes on after ${maxMoves} moves.`);
  }
}
