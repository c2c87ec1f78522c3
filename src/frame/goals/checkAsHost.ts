import * as core from "@boardzilla/core";
import type { GameEngine, Seating } from "../../shared/games/engine";
import { playMove, startMatch, type Match } from "../../shared/games/match";
import { seatPlayers } from "../../shared/games/seatPlayers";
import type { TableSetup } from "../games/openTable";
import { restartBudget } from "../play/guard";
import type { DealtTable } from "./goalTable";

type Setup = Parameters<typeof core.createInterface>[0];

/** An element as a state has it (0.2.14). */
interface BuiltElement {
  readonly className: string;
  readonly name?: string;
  /** The owner, as `$p[1]`. */
  readonly player?: string;
  readonly children?: readonly BuiltElement[];
}

/** The part of the toolkit's manager that the setup has filled (internal, 0.2.14). */
interface BuiltManager {
  readonly game: { allJSON(): readonly BuiltElement[] };
}

type Build = (
  state: Seating & { readonly players: unknown },
  options: { readonly rseed: string; readonly trackMovement: boolean },
) => BuiltManager;

/** Moves of a table that are played again: the first ones, which most goals look at. */
const REPLAYED = 3;

/** What the setup makes of the table for players in an order. */
function build(setup: TableSetup<unknown>, seating: Seating, { seed = "one", isReversed = false }) {
  restartBudget();
  const inOrder = seatPlayers(seating.players);
  const players = isReversed ? inOrder.reverse() : inOrder;
  const state = { ...seating, players: players as never, randomSeed: seed };
  const manager = (setup as unknown as Build)(state, { rseed: seed, trackMovement: true });
  return manager.game.allJSON();
}

const seatOf = ({ player = "" }: BuiltElement): string => /\d+/.exec(player)?.[0] ?? "";

/** An element in the reader's words: `hand of seat 2`. */
function describe(element: BuiltElement | undefined): string {
  if (!element) return "nothing";
  const seat = seatOf(element);
  const name = element.name ?? element.className;
  return seat === "" ? name : `${name} of seat ${seat}`;
}

/** The first element that two boards do not share, from each, with what it is in. */
function findDifference(
  before: readonly BuiltElement[],
  after: readonly BuiltElement[],
  place = "table",
): { readonly place: string; readonly one: string; readonly other: string } | undefined {
  for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
    const [one, other] = [before[index], after[index]];
    const { children: inOne = [], ...own } = one ?? {};
    const { children: inOther = [], ...others } = other ?? {};
    if (JSON.stringify(own) !== JSON.stringify(others))
      return { place, one: describe(one), other: describe(other) };
    const name = one?.name === undefined ? place : describe(one);
    const inside = findDifference(inOne, inOther, name);
    if (inside) return inside;
  }
  return undefined;
}

/**
 * What is wrong with a setup: it runs again before every move, so it may depend on nothing but the seats and the
 * settings.
 */
function checkSetup(setup: TableSetup<unknown>, seating: Seating): string | undefined {
  const first = build(setup, seating, {});
  const chance = findDifference(first, build(setup, seating, { seed: "two" }));
  if (chance) {
    const { place, one, other } = chance;
    return (
      `The setup leaves the ${place} to chance: the ${one} is there in one game, and the ${other} in another. ` +
      "The setup runs again before every move, so what happens only once belongs in the flow."
    );
  }
  const moved = findDifference(first, build(setup, seating, { isReversed: true }));
  if (!moved) return undefined;
  return (
    `With the turn order reversed, the setup makes the ${moved.other} where the ${moved.one} was, so the game is loaded wrong. ` +
    'Loop over `game.players.sortedBy("position")`, which is the same in every order.'
  );
}

/** The states of a match whose first moves are played again, with other numbers from `Math.random`. */
function playAgain(setup: TableSetup<unknown>, { seating, moves }: Match): readonly string[] {
  const engine = core.createInterface(setup as unknown as Setup) as unknown as GameEngine;
  const { random } = Math;
  Math.random = () => 0.5;
  try {
    let match = startMatch(engine, seating);
    for (const move of moves.slice(0, REPLAYED)) {
      restartBudget();
      match = playMove(engine, match, move);
    }
    return toStates(match);
  } finally {
    Math.random = random;
  }
}

const toStates = ({ updates }: Match): readonly string[] =>
  updates.slice(0, REPLAYED + 1).map(({ game }) => JSON.stringify(game));

/** What differs when a match is played again, and why. */
function checkReplay(setup: TableSetup<unknown>, match: Match): string | undefined {
  const again = playAgain(setup, match);
  const index = toStates(match).findIndex((state, at) => state !== again[at]);
  if (index === -1) return undefined;
  const when = index === 0 ? "at the start" : `after move ${String(index)}`;
  const why =
    playAgain(setup, match)[index] === again[index]
      ? "What `Math.random()` gives does not follow the seed: use `shuffle()` or `game.random`."
      : "What a game remembers belongs in a field: a variable outside it is shared by all games.";
  return `Played again with the same seed and moves, the game is another one ${when}. ${why}`;
}

/**
 * Returns a check of the tables that a goal has dealt, as a host treats them: each game is loaded and set up anew
 * for every move, and may be played again. It says what is wrong, each thing once.
 */
export function createHostCheck(): (dealt: readonly DealtTable[]) => string | undefined {
  const known = new Set<string>();
  const isNew = (text: string): boolean => known.size < known.add(text).size;
  return (dealt) => {
    const setups = dealt.filter(({ table: { match } }) =>
      isNew(JSON.stringify([match.seating.players, match.seating.settings])),
    );
    const played = dealt.find(({ table }) => table.match.moves.length > 0) ?? dealt[0];
    const faults = [
      ...setups.map(({ setup, table }) => checkSetup(setup, table.match.seating)),
      played && checkReplay(played.setup, played.table.match),
    ];
    return faults.find((fault) => fault !== undefined && isNew(fault));
  };
}
