import { beforeAll, describe, expect, test } from "vitest";
import { describeResult } from "../../../shared/layout/layoutResult";
import type { LayoutSpec } from "../../../shared/layout/layoutSpec";
import { LAYOUT_PRESETS } from "../../../features/layout-sandbox/model/presets";
import {
  createLayoutDrawer,
  layoutSandboxProps,
  loadLayoutEngine,
  type ComputeLayout,
} from "./layoutEngine";

const spec = (pieces: number, attributes: LayoutSpec["attributes"], board = 1): LayoutSpec => ({
  pieces,
  aspectRatio: 0.7,
  board,
  attributes,
});

describe("the layout engine", () => {
  let compute: ComputeLayout;
  beforeAll(async () => {
    compute = await loadLayoutEngine();
  });

  test("puts the five cards of a hand where the toolkit's own UI puts them", () => {
    const area = { left: 0, top: 50, width: 100, height: 50 };
    const { boxes, hidden } = compute(spec(5, { rows: 1, gap: 2, area }));
    expect(hidden).toBe(0);
    expect(boxes).toEqual([
      { left: 0, top: 61.8571, width: 18.4, height: 26.2857, index: 0 },
      { left: 20.4, top: 61.8571, width: 18.4, height: 26.2857, index: 1 },
      { left: 40.8, top: 61.8571, width: 18.4, height: 26.2857, index: 2 },
      { left: 61.2, top: 61.8571, width: 18.4, height: 26.2857, index: 3 },
      { left: 81.6, top: 61.8571, width: 18.4, height: 26.2857, index: 4 },
    ]);
  });

  test("fills two rows", () => {
    const tops = compute(spec(6, { rows: 2, gap: 3 }, 1.6)).boxes.map((box) => box.top);
    expect(tops).toEqual([0, 0, 0, 52.4, 52.4, 52.4]);
  });

  test("gives the cells of the grid and the area that they fill", () => {
    const { cells, area } = compute(spec(6, { rows: 2, columns: 4, margin: 5 }, 1.6));
    expect(cells).toHaveLength(8);
    expect(area).toEqual({ left: 5, top: 8, width: 90, height: 84 });
  });

  test("moves the pieces up when one leaves, unless the layout is sticky", () => {
    const row = (taken: readonly number[], sticky: boolean) => {
      const question = spec(6, { rows: 1, columns: 6, ...(sticky && { sticky }) }, 1.6);
      const { boxes } = compute({ ...question, ...(taken.length > 0 && { taken: [...taken] }) });
      return Object.fromEntries(boxes.map(({ index, left }) => [index, left]));
    };
    const before = row([], false);
    expect(Object.keys(row([0], false))).toEqual(["1", "2", "3", "4", "5"]);
    expect(row([0], false)[1]).toBe(before[0]);
    expect(row([0], true)[1]).toBe(before[1]);
  });

  test("counts the pieces beyond the limit as hidden", () => {
    const { boxes, hidden } = compute(spec(12, { limit: 3 }));
    expect(boxes.map((box) => box.index)).toEqual([0, 1, 2]);
    expect(hidden).toBe(9);
  });

  test("hides what does not fit into rows and columns, and what has no slot", () => {
    expect(compute(spec(10, { rows: 2, columns: 2 })).hidden).toBe(6);
    const slots = [{ left: 0, top: 0, width: 50, height: 50 }];
    expect(compute(spec(3, { slots })).hidden).toBe(2);
  });

  test("reports what the toolkit warns about, once, and leaves the spec as it was", () => {
    const attributes = { gap: 2, offsetColumn: 50, size: { width: 10, height: 10 } };
    const { warnings } = compute(spec(3, attributes));
    expect(warnings).toEqual(["Both `gap` and `offset` supplied in layout. `gap` is ignored"]);
    expect(attributes).toEqual({ gap: 2, offsetColumn: 50, size: { width: 10, height: 10 } });
  });

  test("scatters the same way every time", () => {
    const scattered = spec(20, { haphazardly: 3, gap: 2 });
    expect(compute(scattered)).toEqual(compute(scattered));
  });

  test("explains the toolkit's failures", () => {
    const slots = [{ left: 0, top: 0, width: 50, height: 50 }];
    expect(() => compute(spec(1, { slots, haphazardly: 1 }))).toThrow(/cannot scatter slots/);
    expect(() => compute(spec(4, { rows: 4, gap: 50 }))).toThrow(/leave no room/);
    const filling: LayoutSpec = { pieces: 3, board: 1, attributes: { rows: 1, haphazardly: 1 } };
    expect(() => compute(filling)).toThrow(/no position for piece 1 \(NaN\)/);
  });

  test("leaves console and globals as they were", () => {
    const before = [console.log, console.warn, "$" in globalThis];
    compute(spec(3, {}));
    expect([console.log, console.warn, "$" in globalThis]).toEqual(before);
  });

  test.each([
    ["hand", "10 pieces, all shown."],
    ["fan", "7 pieces, all shown."],
    ["deck", "20 pieces: 4 shown, 16 hidden."],
    ["grid", "9 pieces, all shown."],
    ["hex", "19 pieces, all shown."],
    ["track", "18 pieces, all shown."],
    ["slots", "5 pieces: 4 shown, 1 hidden."],
  ])("lays out the preset %s: %s", (name, words) => {
    const preset = LAYOUT_PRESETS.find(({ id }) => id === name)!;
    expect(describeResult(compute(preset.spec))).toBe(words);
  });

  test.each(LAYOUT_PRESETS)("computes the preset $id without a warning", (preset) => {
    const { boxes, warnings } = compute(preset.spec);
    expect(boxes.length).toBeGreaterThan(0);
    expect(warnings).toEqual([]);
  });
});

describe("the drawer of layout figures", () => {
  test("draws the same SVG in two runs", async () => {
    const yaml = "pieces: 6\naspectRatio: 0.7\nattributes: { rows: 2, gap: 3, haphazardly: 1 }\n";
    const [first, second] = await Promise.all([createLayoutDrawer(), createLayoutDrawer()]);
    expect(first(yaml)).toBe(second(yaml));
  });

  test("draws one rectangle for the board and one for each shown piece", async () => {
    const draw = await createLayoutDrawer();
    const svg = draw("{ pieces: 4, attributes: { limit: 2 } }");
    expect(svg.match(/class="board"/g)).toHaveLength(1);
    expect(svg.match(/class="piece"/g)).toHaveLength(2);
  });

  test("refuses a misspelt attribute and a combination the toolkit warns about", async () => {
    const draw = await createLayoutDrawer();
    expect(() => draw("{ pieces: 4, attributes: { gpa: 2 } }")).toThrow(/Did you mean "gap"\?/);
    expect(() => draw("{ pieces: 4, attributes: { gap: 2, offsetColumn: 50 } }")).toThrow(
      /the toolkit warns: Both `gap` and `offset`/,
    );
  });
});

test("a page's sandbox begins with a figure", () => {
  const draw = (yaml: string): string => `<svg>${yaml}</svg>`;
  expect(layoutSandboxProps(draw).initialSvg).toContain('"pieces":6');
});
