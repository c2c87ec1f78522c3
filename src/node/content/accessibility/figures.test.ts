import { describe, expect, test } from "vitest";
import { accessibilityFiguresSchema, renderFigures } from "./figures";

const FIGURES = accessibilityFiguresSchema.parse({
  date: "2026-02-03",
  axe: {
    version: "4.0.0",
    pages: 3,
    runs: 12,
    themes: ["light", "dark"],
    widths: [320, 1280],
    states: 5,
    preview: true,
    rules: 40,
    violations: 0,
    unreviewed: 0,
    answers: [{ rule: "color-contrast", reason: "A drawing." }],
    toolkit: [{ rule: "image-alt", reason: "A face." }],
  },
  html: { validator: "html-validate 1.2.3", files: 4, errors: 0 },
  keyboard: { tasks: ["find a page", "search"], widths: [390, 1280] },
});

describe("the figures of the accessibility page", () => {
  test("tell how much was checked and what was found", () => {
    const text = renderFigures(FIGURES);
    expect(text).toMatch(
      /^On February 3, 2026, .* all 3 pages that the site had then\. They saw this:/,
    );
    expect(text).toContain("| Runs on pages | 12 |");
    expect(text).toContain("| Options that are off by default | checked |");
    expect(text).toContain("| Violations | 0 |");
    expect(text).toContain("| HTML files validated | 4, with html-validate 1.2.3 |");
    expect(text).toContain("| Tasks done by keyboard alone | 2: find a page and search |");
    expect(text).toContain("- `color-contrast`: A drawing.");
    expect(text).toMatch(/cannot fix:\n\n- `image-alt`: A face\.$/);
  });

  test("tell when no preview was built to check its options on", () => {
    const text = renderFigures({ ...FIGURES, axe: { ...FIGURES.axe, preview: false } });
    expect(text).toContain("| Options that are off by default | not checked |");
  });

  test("are refused when one is missing, by its name", () => {
    const { date, axe, html } = FIGURES;
    expect(() => accessibilityFiguresSchema.parse({ date, axe, html })).toThrow("keyboard");
  });
});
