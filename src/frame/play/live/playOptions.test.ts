import { expect, test } from "vitest";
import { readPlayOptions } from "./playOptions";

test("everything may be left out", () => {
  expect(readPlayOptions(undefined)).toEqual({
    players: 2,
    seat: 1,
    seed: "live",
    moves: 0,
    settings: {},
  });
});

test.each([
  [{ players: 9 }, "play.players is 9; it must be a whole number from 1 to 6."],
  [{ seat: 3 }, "play.seat is 3; it must be a whole number from 1 to 2."],
  [{ moves: "many" }, 'play.moves is "many"; it must be a whole number from 0 to 200.'],
])("%j is refused with what is valid", (options, message) =>
  expect(() => readPlayOptions(options)).toThrow(message),
);
