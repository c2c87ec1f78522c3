import type { GameEngine, GameUpdate, NamedMove } from "../engine";
import { seatView } from "../match";
import type { MoveTree } from "../moveTree";
import type { OpenMoves } from "../randomPlay";

interface NimState {
  readonly left: number;
  readonly turn: number;
  readonly players: number;
}

function toUpdate(state: NimState): GameUpdate {
  const { left, turn, players } = state;
  const winner = turn === 1 ? players : turn - 1;
  return {
    game:
      left === 0
        ? { phase: "finished", winners: [winner], state }
        : { phase: "started", currentPlayers: [turn], state },
    players: Array.from({ length: players }, (_, index) => ({ position: index + 1, state })),
    messages: [{ body: `${String(left)} left` }],
  };
}

/** A game without the toolkit: take one or two of `settings.matches`; whoever takes the last one wins. */
export const nim: GameEngine = {
  initialState: ({ players, settings }) =>
    toUpdate({ left: Number(settings["matches"]), turn: 1, players: players.length }),
  processMove: (previous, { position, data }) => {
    const { left, turn, players } = previous.state as NimState;
    const count = Number(data.args["count"]);
    if (position !== turn) throw new Error(`it is the turn of ${String(turn)}`);
    if (![1, 2].includes(count) || count > left) throw new Error(`no ${String(count)} to take`);
    // Like the toolkit, it modifies its arguments.
    Object.assign(previous.state, { left: -1 });
    return toUpdate({ left: left - count, turn: (turn % players) + 1, players });
  },
};

/** Offers 1, 2 and 3: three is always a dead end. */
export const openNim: OpenMoves = (update, seat) => {
  const { left } = seatView(update, seat) as NimState;
  const tree: MoveTree<number | undefined> = {
    begin: () => [undefined],
    proceed: (count) => {
      if (count === undefined) return [1, 2, 3];
      return count < 3 && count <= left ? "complete" : [];
    },
    encode: (count): NamedMove => ({ name: "take", args: { count: count ?? 0 } }),
  };
  return tree;
};
