import { expect, test } from "vitest";
import { summaryUrl } from "./summaryUrl";

test.each([
  ["/api/classes/Deck", "", "/api/classes/Deck"],
  ["/api/classes/Deck", "#dealAll", "/api/classes/Deck#dealall"],
  ["/api/modules", "#loop", "/api/modules#loop"],
  ["/api/modules", "", undefined],
  ["/api", "#category-board", undefined],
  ["/game/flow", "#loop", undefined],
])("a link to %s%s leads to the card of %s", (route, hash, expected) => {
  expect(summaryUrl(route, hash)).toBe(expected);
});
