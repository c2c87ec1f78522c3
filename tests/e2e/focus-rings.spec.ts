import { expect, openHydrated, test } from "./site";
import { playGame } from "./playTable";

/** Everything whose focus ring would be cut by what clips its content. Runs in the page. */
function listCutRings(): string[] {
  const isCut = (element: HTMLElement): boolean => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const ring = [left - reach, right + reach, top - reach, bottom + reach] as const;
    /** Directions in which nothing has scrolled it so far: what is scrolled away can be brought back. */
    const open = { x: true, y: true };
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left: boxLeft, top: boxTop } = box.getBoundingClientRect();
      for (const [axis, overflow, [near, far], start, size, scrolled, whole] of [
        [
          "x",
          overflowX,
          [ring[0], ring[1]],
          boxLeft + box.clientLeft,
          box.clientWidth,
          box.scrollLeft,
          box.scrollWidth,
        ],
        [
          "y",
          overflowY,
          [ring[2], ring[3]],
          boxTop + box.clientTop,
          box.clientHeight,
          box.scrollTop,
          box.scrollHeight,
        ],
      ] as const) {
        if (overflow === "visible" || !open[axis]) continue;
        const scrolls = overflow === "auto" || overflow === "scroll";
        const shift = scrolls ? scrolled - start : -start;
        if (near + shift < -1 || far + shift > (scrolls ? whole : size) + 1) return true;
        if (scrolls) open[axis] = false;
      }
    }
    return false;
  };
  const focusable = "a[href], button, input, select, textarea, summary, [tabindex='0']";
  return [...document.querySelectorAll<HTMLElement>(focusable)]
    .filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
      // What is there for screen readers alone has no room for a ring.
      return document.activeElement === element && element.offsetWidth > 1 && isCut(element);
    })
    .map((element) => `${element.tagName} “${element.innerText.trim().slice(0, 30)}”`);
}

test.describe("no focus ring is cut", () => {
  for (const width of [1280, 390])
    for (const route of [
      "/game/actions",
      "/api/modules",
      "/cookbook/cards",
      "/examples/examples",
      "/search",
    ])
      test(`on ${route} at ${String(width)} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await openHydrated(page, route);
        expect(await page.evaluate(listCutRings)).toEqual([]);
      });

  test("at a table", async ({ page }) => {
    await playGame(page, "garden-row", "Garden Row");
    expect(await page.evaluate(listCutRings)).toEqual([]);
  });
});
