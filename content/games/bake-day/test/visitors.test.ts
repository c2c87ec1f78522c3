import { TestRunner } from "@boardzilla/core";
import { expect, test } from "vitest";
import setup, { type BakeDay, Hand, Pantry, Recipe, Sack, Shelf, Visitor } from "../src/game";
import type { Role } from "../src/game/cards";

/** Seat 1 has a visitor of the role and three bakes of two kinds, and both seats have a sack. */
function open(role: Role) {
  const runner = new TestRunner<BakeDay>(setup, (game) => {
    const hand = game.players.atPosition(1)!.my(Hand)!;
    game.first(Visitor, { role })!.putInto(hand);
    const shelf = game.players.atPosition(1)!.my(Shelf)!;
    for (const name of ["loaf", "butter roll", "apple pie"]) {
      game.first(Recipe, name)!.putInto(shelf);
    }
    for (const player of game.players) {
      game.first(Sack, { good: "fruit" })!.putInto(player.my(Pantry)!);
    }
  });
  const [first, second] = runner.start({ players: 2, settings: { days: 1 } });
  const invite = () =>
    first.move("invite", { visitor: first.player.my(Hand)!.first(Visitor, { role })! });
  const takeAll = () => {
    for (const seat of [first, second, first, second]) {
      seat.move("take", { sack: seat.game.first("market")!.first(Sack)! });
    }
  };
  return { first, second, invite, takeAll };
}

test("the miller brings two sacks", () => {
  const { first, invite } = open("miller");
  invite();
  expect(first.player.my(Pantry)!.all(Sack)).toHaveLength(3);
});

test("the critic pays for kinds, not for bakes", () => {
  const { first, invite } = open("critic");
  invite();
  expect(first.player.my(Shelf)!.all(Recipe)).toHaveLength(3);
  expect(first.player.coins).toBe(2);
});

test("the librarian exchanges a recipe for two, and the turn goes on", () => {
  const { first, second, invite } = open("librarian");
  const count = first.player.my(Hand)!.all(Recipe).length;
  invite();
  expect(first.actions()).toEqual(["rewrite"]);
  first.move("rewrite", { recipe: first.player.my(Hand)!.first(Recipe)!, cards: 2 });
  expect(first.player.my(Hand)!.all(Recipe)).toHaveLength(count + 1);
  expect(second.actions()).toContain("take");
});

test("the peddler lets all bakers barter, and the market goes on", () => {
  const { first, second, invite } = open("peddler");
  invite();
  const own = first.player.my(Pantry)!.first(Sack)!;
  const other = first.game.first("market")!.first(Sack, (sack) => sack.good !== own.good)!;
  const { good } = other;
  first.move("barter", { own, other });
  expect(first.player.my(Pantry)!.first(Sack)!.good).toBe(good);
  expect(second.actions()).toContain("barter");
  second.move("__pass__", {});
  expect(second.actions()).toEqual(expect.arrayContaining(["take", "invite"]));
});

test("the peddler comes to the oven too, and the baker goes on baking", () => {
  const { first, second, invite, takeAll } = open("peddler");
  takeAll();
  expect(first.actions()).not.toContain("take");
  invite();
  first.move("__pass__", {});
  second.move("__pass__", {});
  expect(first.actions()).toContain("__pass__");
  expect(second.actions()).toEqual([]);
});
