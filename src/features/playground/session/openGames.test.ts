import { expect, test } from "vitest";
import { enterGame, touchGame } from "./openGames";

test("a third game closes the one that was used least recently", () => {
  const closed: string[] = [];
  const game = (name: string) => ({ close: () => closed.push(name) });
  const [first, second, third, fourth] = [game("1"), game("2"), game("3"), game("4")];
  const leave = enterGame(first);
  enterGame(second);
  expect(closed).toEqual([]);
  touchGame(first);
  enterGame(third);
  expect(closed).toEqual(["2"]);
  leave();
  enterGame(fourth);
  expect(closed).toEqual(["2"]);
});
