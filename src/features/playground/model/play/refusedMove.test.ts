import { expect, test } from "vitest";
import { describeRefusal } from "./refusedMove";

const move = { seat: 2, name: "sow", args: {} };

test("a refused move is reported with number, player, action and the engine's reason", () => {
  const reason = "Unable to process move: Selected element is not valid";
  expect(describeRefusal({ number: 4, move, reason }, { players: 2, rules: "new" })).toBe(
    "Move 4, Ben's sow, is refused under the new rules: Selected element is not valid. The game stops before it.",
  );
});

test("a pass is called so, and a seat that nobody takes by its number", () => {
  const refused = { number: 1, move: { seat: 5, name: "__pass__", args: {} }, reason: "no." };
  expect(describeRefusal(refused, { players: 2, rules: "these" })).toBe(
    "Move 1, seat 5's pass, is refused under these rules: no. The game stops before it.",
  );
});
