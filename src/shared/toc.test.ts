import { describe, expect, test } from "vitest";
import { buildToc, type TocEntry } from "./toc";

/** Headings from `"2 A"` texts. */
const headings = (...texts: string[]) =>
  texts.map((text) => ({ depth: Number(text[0]), text: text.slice(2), slug: text.slice(2) }));

/** A tree as nested text: `A(B C) D`. */
const show = (entries: readonly TocEntry[]): string =>
  entries
    .map(({ text, children }) => (children.length > 0 ? `${text}(${show(children)})` : text))
    .join(" ");

describe("buildToc", () => {
  test("nests each heading under the nearest higher one", () => {
    const page = headings("2 A", "3 B", "3 C", "2 D", "3 E");
    expect(show(buildToc(page, { from: 2, to: 3 }))).toBe("A(B C) D(E)");
  });

  test("keeps the h4 under the h2 when no h3 is between", () =>
    expect(show(buildToc(headings("2 A", "4 B", "3 C"), { from: 2, to: 4 }))).toBe("A(B C)"));

  test("puts an h3 before any h2 at the top", () =>
    expect(show(buildToc(headings("3 A", "2 B", "3 C"), { from: 2, to: 3 }))).toBe("A B(C)"));

  test("leaves out what is above and below the asked levels", () => {
    const page = headings("1 T", "2 A", "3 B", "4 C", "5 D");
    expect(show(buildToc(page, { from: 2, to: 3 }))).toBe("A(B)");
    expect(show(buildToc(page, { from: 3, to: 4 }))).toBe("B(C)");
  });

  test("keeps the anchors", () => {
    const page = [{ depth: 2, text: "Who may act?", slug: "who-may-act" }];
    expect(buildToc(page, { from: 2, to: 3 })).toEqual([
      { text: "Who may act?", slug: "who-may-act", children: [] },
    ]);
  });
});
