import { expect, test } from "vitest";
import { placeCard } from "./placeCard";

const view = { width: 400, height: 800, top: 60 };
const card = { width: 300, height: 100 };

test.each([
  ["below its link", { left: 20, top: 300, bottom: 320 }, { left: 20, top: 326 }],
  ["above where below is no room", { left: 20, top: 700, bottom: 720 }, { left: 20, top: 594 }],
  ["inside the right edge", { left: 350, top: 300, bottom: 320 }, { left: 92, top: 326 }],
  ["inside the left edge", { left: -5, top: 300, bottom: 320 }, { left: 8, top: 326 }],
])("is %s", (_, link, place) => expect(placeCard(link, card, view)).toEqual(place));

test("stays below where there is room on neither side, so that scrolling shows it", () => {
  const link = { left: 20, top: 100, bottom: 120 };
  expect(placeCard(link, card, { ...view, height: 200 }).top).toBe(126);
});
