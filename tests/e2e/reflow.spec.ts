import type { Page } from "@playwright/test";
import { expect, isHydrated, openHydrated, overflowOf, test, waitForFrames } from "./site";
import { SOME } from "./somePages";

/** A page with tables, tabs, steps, code, figures and boxes. */
const KITCHEN_SINK = "/introduction/create-a-game";

/** Texts that are cut off by their box, and not meant to scroll. */
const findCutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        if (clipPath !== "none" || !element.checkVisibility({ visibilityProperty: true }))
          return false;
        const cutsX = ["hidden", "clip"].includes(overflowX);
        const cutsY = ["hidden", "clip"].includes(overflowY);
        return (
          (cutsX && element.scrollWidth > element.clientWidth + 2) ||
          (cutsY && element.scrollHeight > element.clientHeight + 2)
        );
      })
      .map(
        (element) =>
          `<${element.localName} class="${element.className}"> ${element.innerText.slice(0, 60)}`,
      ),
  );

/** What WCAG 1.4.12 requires a page to tolerate. Runs in the page. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
      "p { margin-block-end: 2em !important }",
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Sets the width of the window, in CSS px, and waits until the page has it. */
async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
}

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

test("text at twice its size or with wide spacing is not cut off", async ({ page }) => {
  test.setTimeout(90_000);
  const session = await page.context().newCDPSession(page);
  for (const route of ["/", KITCHEN_SINK, "/api/classes/Stack", "/examples/garden-row"]) {
    for (const look of ["twice the size", "wide spacing"]) {
      // As a reader would set it in the browser.
      const standard = look === "twice the size" ? 32 : 16;
      await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
      await openHydrated(page, route);
      if (look === "wide spacing") await page.evaluate(spaceText);
      for (const width of [1280, 640]) {
        await setWidth(page, width);
        const where = `${route}, ${look}, ${String(width)} px`;
        expect(await overflowOf(page), where).toBeLessThanOrEqual(0);
        expect(await findCutTexts(page), where).toEqual([]);
        const body = await page.locator("main h1").boundingBox();
        expect(body?.width, where).toBeGreaterThan(250);
      }
    }
  }
});
