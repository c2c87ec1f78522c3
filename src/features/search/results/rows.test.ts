import { expect, test } from "vitest";
import type { SearchHit } from "../../../shared/search/answer";
import { countRows, groupHits, splitRows, type RowGroup } from "./rows";

function hit(url: string): SearchHit {
  return {
    score: 1,
    document: {
      id: 0,
      title: "Title",
      heading: url,
      url,
      area: "Area",
      kind: "section",
      scope: "guides",
      breadcrumb: `To ${url.replace(/#.*/, "")}`,
      excerpt: "",
    },
  };
}

test("puts the hits of a page together, where its best hit stands", () => {
  const groups = groupHits(["/b#x", "/a", "/b", "/a#y"].map(hit));
  expect(
    groups.map(({ label, rows }) => [
      label,
      ...rows.map((row) => (row.kind === "hit" ? row.hit.document.url : "")),
    ]),
  ).toEqual([
    ["To /b", "/b#x", "/b"],
    ["To /a", "/a", "/a#y"],
  ]);
});

test("splits a list after so many rows, each part with the headings it needs", () => {
  const groups = groupHits(["/a#x", "/a", "/b", "/c"].map(hit));
  const shape = (list: readonly RowGroup[]) =>
    list.map(({ label, rows, isContinued = false }) => [label, rows.length, isContinued]);
  const split = (count: number) => {
    const { first, rest } = splitRows(groups, count);
    expect(countRows(first) + countRows(rest)).toBe(4);
    return [shape(first), shape(rest)];
  };
  expect(split(3)).toEqual([
    [
      ["To /a", 2, false],
      ["To /b", 1, false],
    ],
    [["To /c", 1, false]],
  ]);
  expect(split(1)).toEqual([
    [["To /a", 1, false]],
    [
      ["To /a", 1, true],
      ["To /b", 1, false],
      ["To /c", 1, false],
    ],
  ]);
  expect(splitRows(groups, 9)).toEqual({ first: groups, rest: [] });
});
