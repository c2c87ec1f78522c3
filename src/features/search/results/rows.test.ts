import { expect, test } from "vitest";
import type { SearchHit } from "../../../shared/search/answer";
import { groupHits } from "./rows";

test("puts the hits of a page together, at the place of its best hit", () => {
  const hits = ["/b#x", "/a", "/b", "/a#y"].map((url) => {
    const document = { url, breadcrumb: `To ${url.replace(/#.*/, "")}` };
    return { document, score: 1 } as SearchHit;
  });
  expect(
    groupHits(hits).map(({ label, rows }) => [label, ...rows.map(({ document }) => document.url)]),
  ).toEqual([
    ["To /b", "/b#x", "/b"],
    ["To /a", "/a", "/a#y"],
  ]);
});
