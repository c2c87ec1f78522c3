import { expect, test } from "vitest";
import { drawLayoutSvg } from "./drawLayoutSvg";
import { describeResult, type LayoutResult } from "../../../shared/layout/layoutResult";
import { DEFAULT_LAYOUT_SPEC } from "../../../shared/layout/layoutSpec";

const result: LayoutResult = {
  boxes: [
    { left: 0, top: 0, width: 33.3333, height: 50, index: 0 },
    { left: 33.3333, top: -0.0001, width: 10, height: 50, index: 3, rotation: 90 },
  ],
  hidden: 4,
  area: { left: 10, top: 0, width: 80, height: 100 },
  cells: [],
  warnings: [],
};

test("draws board, pieces and numbers in the proportions of the board", () => {
  expect(drawLayoutSvg(DEFAULT_LAYOUT_SPEC, result)).toMatchInlineSnapshot(
    `"<svg viewBox="-0.25 -0.25 100.5 63" fill="none" stroke="currentColor" stroke-width="0.4" text-anchor="middle" dominant-baseline="central" aria-hidden="true"><rect class="board" x="0" y="0" width="100" height="62.5"/><g><rect class="piece" x="0" y="0" width="33.33" height="31.25" rx="1"/><text class="label" x="5" y="5" font-size="5" fill="currentColor" stroke="none">1</text></g><g transform="rotate(90 38.33 15.63)"><rect class="piece" x="33.33" y="0" width="10" height="31.25" rx="1"/><text class="label" x="37.33" y="4" font-size="4" fill="currentColor" stroke="none">4</text></g></svg>"`,
  );
});

test("a tall board is 100 units high, and its outline has room", () => {
  expect(drawLayoutSvg({ ...DEFAULT_LAYOUT_SPEC, board: 0.5 }, result)).toContain(
    'viewBox="-0.25 -0.25 50.5 100.5"',
  );
});

test("has neither styles nor ids nor colours nor minus zeros", () =>
  expect(drawLayoutSvg(DEFAULT_LAYOUT_SPEC, result)).not.toMatch(/style=|id=|#|"-0"/));

test("the description counts what is hidden", () => {
  expect(describeResult(result)).toBe("6 pieces: 2 shown, 4 hidden.");
  expect(describeResult({ ...result, hidden: 0 })).toBe("2 pieces, all shown.");
});

test("a bounding box is outlined, with its label as text", () => {
  const draw = (showBoundingBox: string | boolean) =>
    drawLayoutSvg({ ...DEFAULT_LAYOUT_SPEC, attributes: { showBoundingBox } }, result);
  const outline = '<rect class="bounds" x="10" y="0" width="80" height="62.5"/>';
  expect(draw(false)).not.toContain("bounds");
  expect(draw(true)).toContain(outline);
  expect(draw("<b>")).toContain(`${outline}<text`);
  expect(draw("<b>")).toContain("&lt;b&gt;</text>");
});
