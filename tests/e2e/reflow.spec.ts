import { expectWholeTexts, ROUTES } from "./cutTexts";
import {
  expect,
  isHydrated,
  openHydrated,
  overflowOf,
  setWidth,
  test,
  waitForFrames,
} from "./site";
import { SOME } from "./somePages";

/** A page with tables, tabs, steps, code, figures and boxes. */
const KITCHEN_SINK = "/introduction/create-a-game";

for (const [name, width, height] of [
  ["of 320 by 256 px, as 1280 px at 400 %", 320, 256],
  ["of 844 by 390 px, a phone on its side", 844, 390],
] as const) {
  test(`${name}, pages scroll down only, and the bar leaves room`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const route of SOME) {
      await openHydrated(page, route);
      expect(await overflowOf(page), route).toBeLessThanOrEqual(0);
      const bar = await page.getByRole("banner").boundingBox();
      expect(bar?.height, route).toBeLessThanOrEqual(height / 3);
    }
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeInViewport();
  });
}

test("only code and tables that scroll are stops of the Tab key", async ({ page }) => {
  for (const route of ["/game/board", "/ui/layout", "/api/modules"]) {
    await openHydrated(page, route);
    for (const width of [1280, 320]) {
      await setWidth(page, width);
      const find = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>("main :is(pre, .table)")]
            .filter((box) => {
              const scrolls = box.scrollWidth > box.clientWidth + 1;
              // Where code has links, they are the stop that leads into it.
              const isStop = scrolls && box.querySelector("pre a") === null;
              const named = /^(Code|Table( \d+)?): ./.test(box.getAttribute("aria-label") ?? "");
              return isStop !== (box.tabIndex === 0) || isStop !== named;
            })
            .map((box) => box.outerHTML.slice(0, 200)),
        );
      await expect.poll(find, `${route}, ${String(width)} px`).toEqual([]);
    }
  }
});

test("no width from 320 to 1440 px makes a page scroll sideways @core", async ({ page }) => {
  test.setTimeout(120_000);
  await openHydrated(page, "/version");
  // A frame changes its width at once; a window would need a message to the browser each time.
  await page.evaluate(async (route) => {
    const frame = document.createElement("iframe");
    frame.src = route;
    Object.assign(frame.style, { position: "fixed", inset: "0", height: "900px", border: "0" });
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener("load", resolve));
    frame.contentDocument?.dispatchEvent(new KeyboardEvent("keydown"));
  }, KITCHEN_SINK);
  await page.mainFrame().childFrames()[0]?.waitForFunction(isHydrated);
  await waitForFrames(page);
  const wide = await page.evaluate(() => {
    const frame = document.querySelector("iframe");
    const root = frame?.contentDocument?.documentElement;
    const found: number[] = [];
    for (let width = 320; width <= 1440; width += 1) {
      frame?.style.setProperty("width", `${String(width)}px`);
      if (!root || root.clientWidth === 0 || root.scrollWidth > root.clientWidth) found.push(width);
    }
    return found;
  });
  expect(wide).toEqual([]);
});

/** What WCAG 1.4.12 requires a page to tolerate. Runs in the page. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
      "p { margin-block-end: 2em !important }",
  );
  document.adoptedStyleSheets.push(sheet);
}

test("text with wide spacing is not cut off", async ({ page }) => {
  test.setTimeout(90_000);
  for (const route of ROUTES) {
    await openHydrated(page, route);
    await page.evaluate(spaceText);
    await expectWholeTexts(page);
  }
});
