import path from "node:path";
import { describe, expect, test } from "vitest";
import { createEngineCalls, type GameExports } from "../../src/frame/play/engine";
import type { GameUpdate } from "../../src/shared/games/engine";
import type { FlowNode } from "../../src/features/playground/model/inspect/inspectCalls";

/** What the rules of a game export; they are checked with the types of their own folder. */
async function load(id: string): Promise<GameExports> {
  return (await import(path.resolve("content/games", id, "game.ts"))) as GameExports;
}

const courier = await load("courier");
const littleTricks = await load("little-tricks");
const snakeEyes = await load("snake-eyes");

const SEATING = { seed: "inspect", settings: {} };

/** A game with this many players before its first move, with the calls that query its engine. */
function start(game: GameExports, players: number) {
  const calls = createEngineCalls(game);
  const [update] = calls.replay({ ...SEATING, players }, []).updates;
  return { calls, update: update! };
}

/** The innermost step where the game is, after the steps around it. */
function whereIs(nodes: readonly FlowNode[]): FlowNode[] {
  const node = nodes.find(({ current }) => current);
  return node ? [node, ...whereIs(node.children)] : [];
}

describe("the flow of a real game", () => {
  test("says whose turn it is, and why an action is not open", () => {
    const { calls, update } = start(courier, 2);
    const { flows, players } = calls.flow(update);
    const path = whereIs(flows);
    expect(path.at(-1)?.kind).toBe("playerActions");
    expect(path.flatMap(({ notes }) => notes)).toContain("turn = Ada");
    const [ada] = players;
    const action = (name: string) => ada?.actions.find((each) => each.name === name);
    expect(action("search")).toMatchObject({ available: false, reason: "Its condition is false." });
    const walk = action("walk");
    expect(walk).toMatchObject({ available: true, choice: { name: "place" } });
    expect(walk?.choice?.count).toBeGreaterThan(0);
    expect(walk?.choice?.branches).toHaveLength(walk?.choice?.count ?? -1);

    const move = calls.bot(update, "1", {})!;
    const next = calls.move({ ...SEATING, players: 2 }, update, move);
    const after = calls.flow(next);
    expect(whereIs(after.flows).flatMap(({ notes }) => notes)).toContain("turn = Ben");
    const reasons = after.players[0]?.actions.map(({ reason }) => reason);
    expect(reasons).toContain("It is not Ada's turn.");
  });

  test("names the condition that keeps a player from banking nothing", () => {
    const { calls, update } = start(snakeEyes, 2);
    const actions = calls.flow(update).players[0]?.actions;
    expect(actions?.find(({ name }) => name === "bank")).toMatchObject({
      available: false,
      reason: "Its condition is false.",
    });
    expect(actions?.find(({ name }) => name === "roll")).toMatchObject({ available: true });
  });
});

describe("a query to a real game", () => {
  const { calls, update } = start(littleTricks, 3);

  test("finds elements by the game's own classes; as a seat it knows what the seat knows", () => {
    const suit = "game.all(Card, { suit: 'acorns' })";
    expect(calls.query(update, "server", suit).elements).toHaveLength(6);
    const counts = [1, 2, 3].map((seat) => calls.query(update, seat, suit).elements.length);
    expect(counts.reduce((sum, count) => sum + count)).toBe(6);
    for (const count of counts) expect(count).toBeLessThan(6);
  });

  test("that throws is refused with what it has thrown", () => {
    expect(() => calls.query(update, "server", "game.nothing()")).toThrow(
      "game.nothing is not a function",
    );
  });
});

describe("what a seat of a real game receives", () => {
  const { update } = start(littleTricks, 3);
  const countSuits = (value: unknown): number =>
    [...JSON.stringify(value).matchAll(/"suit":/g)].length;
  const stateOf = ({ players }: GameUpdate, seat: number): unknown =>
    players.find(({ position }) => position === seat)?.state;

  test("holds neither the cards of the others nor the random seed", () => {
    expect(countSuits(update.game)).toBe(24);
    expect(JSON.stringify(update.game)).toMatch(/"rseed":"[^"]/);
    for (const seat of [1, 2, 3]) {
      expect(countSuits(stateOf(update, seat))).toBe(8);
      expect(JSON.stringify(stateOf(update, seat))).toContain('"rseed":""');
    }
  });

  test("follows from the seed: the same gives the same deal, another gives another", () => {
    const deal = (seed: string): unknown => {
      const engine = createEngineCalls(littleTricks);
      return engine.replay({ seed, settings: {}, players: 3 }, []).updates[0]?.players;
    };
    expect(deal("pear")).toEqual(deal("pear"));
    expect(deal("plum")).not.toEqual(deal("pear"));
  });
});

test.each([
  ["an empty file", {}],
  ["a number", { default: 5 }],
])("rules that export no game are refused with what to write: %s", (_what, game) => {
  expect(() => createEngineCalls(game)).toThrow(
    "game.ts exports no game. Write `export default createGame(…)` in it.",
  );
});
