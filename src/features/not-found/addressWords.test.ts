import { describe, expect, test } from "vitest";
import { addressWords } from "./addressWords";

describe("the words of an address", () => {
  test.each([
    ["/game/actoins", "game actoins"],
    ["/docs/getting_started-now.html", "docs getting started now"],
    ["/game/board/index.html", "game board"],
    ["/api/classes/GameElemnt", "api classes GameElemnt"],
    ["/caf%C3%A9/%E6%97%A5", "café 日"],
    ["/game/game/", "game"],
    ["/%3Cimg%20src=x%3E", "img src x"],
    ["/%E0%A4%A", "A"],
    ["/x%202%", "x 2"],
    ["/", ""],
    ["/%2F..//", ""],
  ])("of %s are %j", (path, words) => expect(addressWords(path)).toBe(words));

  test("are cut between words when there are many", () => {
    const words = addressWords(
      `/${Array.from({ length: 40 }, (_, n) => `word${String(n)}`).join("/")}`,
    );
    expect(words.length).toBeLessThanOrEqual(80);
    expect(words).toMatch(/^word0 .* word\d+$/);
    expect(addressWords(`/${"x".repeat(5000)}`)).toBe("x".repeat(80));
  });
});
