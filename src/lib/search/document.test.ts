import { describe, expect, test } from "vitest";
import { canonicalExcerpt } from "./document";

describe("an excerpt", () => {
  test("of a short text is the text", () => {
    expect(canonicalExcerpt("Deal the cards.")).toBe("Deal the cards.");
    expect(canonicalExcerpt("x".repeat(140))).toBe("x".repeat(140));
    expect(canonicalExcerpt("")).toBe("");
  });

  test("ends with a whole word and a sign that there is more", () => {
    const text = "word ".repeat(40);
    expect(canonicalExcerpt(text)).toBe(`${"word ".repeat(28).trimEnd()}…`);
  });

  test("keeps a word that ends exactly at the limit", () => {
    expect(canonicalExcerpt(`${"x".repeat(140)} y`)).toBe(`${"x".repeat(140)}…`);
  });

  test("of one overlong word is its beginning, not a single letter", () => {
    expect(canonicalExcerpt("x".repeat(500))).toBe(`${"x".repeat(140)}…`);
  });

  test("never ends in half a character", () => {
    expect(canonicalExcerpt(`${"x".repeat(139)}👍${"x".repeat(50)}`)).toBe(`${"x".repeat(139)}…`);
  });
});
