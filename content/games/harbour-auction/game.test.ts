import { Stack } from "@boardzilla/core";
import { expect, test } from "vitest";
import { expectRandomPlay, openTable, replay, type Table } from "../testing";
import facts from "./game.json";
import setup, { Lot, Shed, type HarbourAuction } from "./game";
import recording from "./moves.json";

const open = () => openTable(setup, { players: 3 });

/** Makes moves in the order of seats that are asked; a number is a bid. */
function bid(table: Table<HarbourAuction>, ...bids: (number | "pass")[]) {
  for (const amount of bids) {
    const [seat] = table.current();
    if (amount === "pass") table.move(seat, "__pass__");
    else table.move(seat, "bid", { amount });
  }
}

const coins = (table: Table<HarbourAuction>) =>
  [1, 2, 3].map((seat) => table.game().players.atPosition(seat)!.coins);

const onQuay = (table: Table<HarbourAuction>) => table.game().first("quay")!.all(Lot);

test("the recorded game ends as recorded", () => {
  expect(replay(setup, recording)).toHaveLength(recording.moves.length + 1);
});

test("the highest bid pays and takes the lot, the others pay nothing", () => {
  const table = open();
  const { kind, value } = onQuay(table)[0];
  bid(table, 2, 5, "pass", "pass");
  expect(coins(table)).toEqual([15, 10, 15]);
  const shed = table.game().players.atPosition(2)!.my(Shed)!;
  expect(shed.all(Lot).map((lot) => [lot.kind, lot.value])).toEqual([[kind, value]]);
  expect(onQuay(table)).toHaveLength(1);
});

test("a bid must be above the last one and within the coins", () => {
  const table = open();
  bid(table, 4);
  expect(() => bid(table, 4)).toThrow("Below minimum");
  expect(() => bid(table, 16)).toThrow("Above maximum");
  expect(table.current()).toEqual([2]);
});

test("who has passed is not asked again for this lot, but for the next", () => {
  const table = open();
  bid(table, "pass", 1, 2);
  expect(table.current()).toEqual([2]);
  bid(table, 3);
  expect(table.current()).toEqual([3]);
  bid(table, "pass");
  expect(table.game().players.every(({ passed }) => !passed)).toBe(true);
});

test("the last one may still bid, and the bid closes the auction", () => {
  const table = open();
  bid(table, "pass", "pass", 1);
  expect(coins(table)).toEqual([15, 15, 14]);
});

test("a lot that nobody wants goes to nobody", () => {
  const table = open();
  bid(table, "pass", "pass", "pass");
  expect(coins(table)).toEqual([15, 15, 15]);
  expect(table.game().first("unsold")!.all(Lot)).toHaveLength(1);
  expect(table.game().all(Shed, (shed) => shed.has(Lot))).toHaveLength(0);
});

test("who cannot bid more is out", () => {
  const table = open();
  bid(table, 15);
  expect(coins(table)).toEqual([0, 15, 15]);
});

test("the poorest bids first", () => {
  const table = open();
  bid(table, "pass", 1, 3, "pass");
  expect(Array.from(table.game().players, ({ position }) => position)).toEqual([3, 1, 2]);
  expect(table.current()).toEqual([3]);
});

test("nobody knows the lots that are still on the ship", () => {
  const lots = open().seenBy(1).first(Stack)!.all(Lot);
  expect(lots).toHaveLength(8);
  expect(lots.every(({ kind, value }) => kind === undefined && value === undefined)).toBe(true);
});

test("a set of three kinds counts five points more", () => {
  const table = openTable(setup, recording);
  for (const { seat, name, args } of recording.moves) {
    table.move(seat, name, args as Record<string, number>);
  }
  const winner = table.game().players.atPosition(recording.winners[0])!;
  const kinds = winner.allMy(Lot).map(({ kind }) => kind);
  expect([...kinds].sort()).toEqual(["silk", "spice", "tea"]);
  expect(winner.points()).toBe(winner.allMy(Lot).sum("value") + 5);
  expect(table.winners()).toEqual(recording.winners);
});

test("random games end", () => {
  expectRandomPlay(setup, { facts, maxMoves: 300 });
});
