import { describe, expect, test } from "vitest";
import { openTypos } from "./typos";

describe("the nearest words", () => {
  const nearest = openTypos(["layout", "layouts", "player", "prayer"]);

  test("are those with the fewest slips", () => {
    expect(nearest("layuot", 2)).toEqual(["layout"]);
    expect(nearest("pnayer", 2)).toEqual(["player", "prayer"]);
  });

  test("are none when all are too far", () => expect(nearest("winner", 2)).toEqual([]));
});
