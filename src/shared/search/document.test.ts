import { describe, expect, test } from "vitest";
import { canonicalExcerpt } from "./document";

describe("an excerpt", () => {
  test("of a short text is the text", () => {
    expect(canonicalExcerpt("Deal the cards.")).toBe("Deal the cards.");
    expect(canonicalExcerpt("x".repeat(120))).toBe("x".repeat(120));
    expect(canonicalExcerpt("")).toBe("");
  });

  test("ends with a whole word and a sign that there is more", () => {
    const text = "word ".repeat(40);
    expect(canonicalExcerpt(text)).toBe(`${"word ".repeat(24).trimEnd()}…`);
  });

  test("keeps a word that ends exactly at the limit", () => {
    expect(canonicalExcerpt(`${"x".repeat(120)} y`)).toBe(`${"x".repeat(120)}…`);
  });

  test("of one overlong word is its beginning, not a single letter", () => {
    expect(canonicalExcerpt("x".repeat(500))).toBe(`${"x".repeat(120)}…`);
  });

  test("never ends in half a character", () => {
    expect(canonicalExcerpt(`${"x".repeat(119)}👍${"x".repeat(50)}`)).toBe(`${"x".repeat(119)}…`);
  });
});
