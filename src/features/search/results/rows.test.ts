import { expect, test } from "vitest";
import type { SearchHit } from "../../../shared/search/answer";
import { groupHits } from "./rows";

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

test("puts the hits of a page together, at the place of its best hit", () => {
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
