import { createGame } from "@boardzilla/core";
import { describe, expect, test } from "vitest";
import { createInspectCalls } from "../../src/frame/inspect/createInspectCalls";
import type { FlowSetup } from "../../src/frame/inspect/toolkitFlow";
import { lastUpdate, seatView } from "../../src/shared/games/match";
import { readBoard } from "../../src/features/playground/model/inspect/boardState";
import { findHidden } from "../../src/features/playground/model/inspect/hiddenElements";
import {
  parseFlowResult,
  parseQueryResult,
  type FlowNode,
} from "../../src/features/playground/model/inspect/inspectCalls";
import * as courier from "./courier/game";
import * as dockhands from "./dockhands/game";
import * as gardenRow from "./garden-row/game";
import * as littleTricks from "./little-tricks/game";
import * as pairs from "./pairs/game";
import * as shelfSort from "./shelf-sort/game";
import * as snackDraft from "./snack-draft/game";
import { openTable } from "./testing";

type Setup = ReturnType<typeof createGame>;

function sit(game: { default: unknown }, players = 2) {
  const setup = game.default as Setup;
  const table = openTable(setup, { players });
  const calls = createInspectCalls(setup as unknown as FlowSetup, game);
  const update = () => lastUpdate(table.match);
  return {
    table,
    /** What the page would accept of the answer, after it has passed as JSON. */
    query: (code: string, viewer: number | "server" = "server") =>
      parseQueryResult(JSON.parse(JSON.stringify(calls.query(update(), viewer, code)))),
    flow: () => parseFlowResult(JSON.parse(JSON.stringify(calls.flow(update())))),
    hiddenFrom: (seat: number) => {
      const board = readBoard(update().game.state);
      const seen = readBoard(seatView(update(), seat));
      return findHidden(board!, seen!);
    },
  };
}

describe("what a seat cannot see", () => {
  test("is the other hand in a game of cards, with what stands on the cards", () => {
    const { hiddenFrom } = sit(littleTricks);
    const hidden = hiddenFrom(1);
    expect(hidden).toHaveLength(12);
    for (const { kind, branch, label, short } of hidden) {
      expect(short).toMatch(/^\w+ \d$/);
      expect(kind).toBe("face");
      expect(branch).toMatch(/^0\/3\/0\/\d+$/);
      expect(label).toMatch(/^Card “(\w+)”, suit "\1", value \d$/);
    }
  });

  test("is the deck and the trays of the others in a draft, and nothing on a plate", () => {
    const { hiddenFrom, table } = sit(snackDraft, 3);
    const inHands = hiddenFrom(2).filter(({ branch }) => branch.split("/").length === 4);
    expect(inHands).toHaveLength(12);
    expect(inHands.every(({ label }) => label.includes("kind"))).toBe(true);
    table.playRandomly({ maxMoves: 3 });
    const plates = table.game().all("plate");
    const shown = plates.flatMap((plate) => plate.all("Snack" as never).map((each) => each));
    expect(shown.length).toBe(0);
    expect(
      hiddenFrom(2).some(({ branch }) =>
        plates.some((plate) => branch.startsWith(`${plate.branch()}/`)),
      ),
    ).toBe(false);
  });

  test("is missing altogether where the view is blocked", () => {
    const { hiddenFrom } = sit(courier, 3);
    expect(hiddenFrom(1).filter(({ kind }) => kind === "missing")).toEqual([]);
    const missing = hiddenFrom(2).filter(({ kind }) => kind === "missing");
    expect(missing.map(({ label }) => label.split(",")[0])).toContain("Cloak “cloak”");
  });

  test("is a tile that lies face down, until it is turned over", () => {
    const { hiddenFrom, table } = sit(pairs);
    const before = hiddenFrom(1).length;
    expect(before).toBe(20);
    table.playRandomly({ maxMoves: 1 });
    expect(hiddenFrom(1)).toHaveLength(before - 1);
    expect(hiddenFrom(2)).toHaveLength(before - 1);
  });

  test("is nothing in a game without secrets", () => {
    expect(sit(gardenRow).hiddenFrom(2)).toEqual([]);
  });
});

describe("a query", () => {
  test("finds elements by the game's own classes, in the order of the board", () => {
    const { query } = sit(littleTricks);
    const found = query('game.all(Card, { suit: "acorns" })');
    expect(found?.value).toBeUndefined();
    expect(found?.elements).toHaveLength(6);
    expect(found?.elements[0]).toEqual({
      branch: expect.stringMatching(/^0\/[23]\/0\/\d+$/),
      label: "Card “acorns”",
    });
  });

  test("knows no more than the seat that asks", () => {
    const { query } = sit(littleTricks);
    expect(query("game.all(Card, { suit: 'acorns' }).length", "server")?.value).toBe("6");
    const own = Number(query("game.all(Card, { suit: 'acorns' }).length", 1)?.value);
    const other = Number(query("game.all(Card, { suit: 'acorns' }).length", 2)?.value);
    expect(own + other).toBe(6);
    expect(own).toBeLessThan(6);
    expect(query("player.my('hand').all(Card).length", 2)?.value).toBe("12");
  });

  test("has the toolkit's classes and the game's exports in scope", () => {
    const { query } = sit(littleTricks);
    expect(query("game.all(Space).length")?.value).toMatch(/^\d+$/);
    expect(query("SUITS")?.value).toBe('["acorns", "berries", "leaves", "mushrooms"]');
    expect(query("game.first(Stack)")?.elements).toEqual([
      { branch: "0/0", label: "Stack “deck”" },
    ]);
    expect(query("game.all(Card, { suit: 'none' })")).toEqual({ elements: [] });
    expect(query("undefined")).toEqual({ elements: [], value: "undefined" });
    expect(query("Object.create(null)")).toEqual({ elements: [], value: "{}" });
  });

  test("fails with the message of the expression, and changes nothing", () => {
    const { query } = sit(littleTricks);
    expect(() => query("game.all(")).toThrow(SyntaxError);
    expect(() => query("game.nothing()")).toThrow("game.nothing is not a function");
    query("game.all(Card).remove()");
    expect(query("game.all(Card).length")?.value).toBe("24");
  });
});

function findCurrent(nodes: readonly FlowNode[]): FlowNode[] {
  return nodes.flatMap((node) => (node.current ? [node, ...findCurrent(node.children)] : []));
}

describe("the flow", () => {
  test("lights the steps from the main flow to the one that waits, with rounds and players", () => {
    const { flow } = sit(littleTricks);
    const current = findCurrent(flow()!.flows);
    expect(current.map(({ kind }) => kind)).toEqual([
      "defineFlow",
      "loop",
      "loop",
      "eachPlayer",
      "playerActions",
    ]);
    expect(current[3]).toMatchObject({ name: "turn", notes: ["round 1", "turn = Ada"] });
    expect(current[4]!.notes).toEqual(["actions: play"]);
  });

  test("lights the place of everybody in everyPlayer who has not acted", () => {
    const { flow, table } = sit(snackDraft, 3);
    const waiting = () =>
      findCurrent(flow()!.flows).find(({ kind }) => kind === "everyPlayer")?.notes;
    expect(waiting()).toEqual(["waits for Ada", "waits for Ben", "waits for Cleo"]);
    table.move(2, "keep", {
      snack: (game) =>
        game.players
          .atPosition(2)!
          .my("tray")!
          .first("Snack" as never) ?? game.players.atPosition(2)!.my("tray")!._t.children[0],
    });
    expect(waiting()).toEqual(["waits for Ada", "waits for Cleo"]);
  });

  test("says that a condition is false, and how many choices an open action has", () => {
    const { flow } = sit(courier, 3);
    const [runner, guard] = flow()!.players;
    expect(runner).toMatchObject({ seat: 1, current: true });
    const open = runner!.actions.find(({ name }) => name === "walk")!;
    expect(open).toMatchObject({ available: true, reason: "", choice: { name: "place" } });
    expect(open.choice!.count).toBeGreaterThan(1);
    expect(open.choice!.branches).toHaveLength(open.choice!.count!);
    expect(runner!.actions.find(({ name }) => name === "search")).toMatchObject({
      available: false,
      reason: "Its condition is false.",
    });
    expect(guard!.actions[0]).toMatchObject({ available: false, reason: "It is not Ben's turn." });
  });

  const reasonFor = (open: ReturnType<typeof sit>, name: string) =>
    open
      .flow()!
      .players.find(({ current }) => current)!
      .actions.find((action) => action.name === name)!.reason;

  test("says what the step offers instead of an action", () => {
    expect(reasonFor(sit(dockhands), "draw")).toBe(
      "The current step does not offer it. It offers “send”.",
    );
  });

  test("names the choice without a legal option, and what the rules say of refused ones", () => {
    const shelf = sit(shelfSort, 1);
    const harbor = sit(dockhands);
    const find = (open: ReturnType<typeof sit>, name: string, wanted: RegExp) => {
      for (let move = 0; move < 40; move++) {
        if (wanted.test(reasonFor(open, name))) return reasonFor(open, name);
        open.table.playRandomly({ maxMoves: 1, seed: `s${move}` });
      }
      return undefined;
    };
    expect(find(shelf, "slideBottom", /legal/)).toBe(
      "Whatever is chosen for the piece to move, there is no legal choice for the new place in the order.",
    );
    expect(find(harbor, "deliver", /refused/)).toBe(
      "Every choice for “contract” is refused: “You lack goods for it”.",
    );
  });

  test("of a game that has ended has no current step and no open action", () => {
    const { flow, table } = sit(gardenRow);
    table.playRandomly();
    const result = flow()!;
    expect(findCurrent(result.flows)).toEqual([]);
    expect(result.players[0]!.actions[0]).toMatchObject({
      available: false,
      reason: "The game has ended.",
    });
  });
});
