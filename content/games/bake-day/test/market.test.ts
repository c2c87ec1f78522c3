// region: market
import { TestRunner } from "@boardzilla/core";
import { expect, test } from "vitest";
import setup, { type BakeDay, Pantry, Sack } from "../src/game";

test("a sack goes into the pantry of the baker who takes it", () => {
  const runner = new TestRunner<BakeDay>(setup);
  const [first, second] = runner.start({ players: 2, settings: { days: 1 } });

  first.move("take", { sack: first.game.first("market")!.first(Sack)! });

  expect(first.player.my(Pantry)!.all(Sack)).toHaveLength(1);
  expect(second.player.my(Pantry)!.all(Sack)).toHaveLength(0);
  expect(second.actions()).toContain("take");
});
// endregion
