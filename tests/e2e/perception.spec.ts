import type { Page } from "@playwright/test";
import { openPhone } from "./phone";
import { expect, openHydrated, test, waitForFrames } from "./site";

/** A page with tables, tabs, steps, code, figures and boxes. */
const KITCHEN_SINK = "/introduction/create-a-game";

/** How much wider than its window a page is, in CSS px. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

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

test("code and tables are stops of the Tab key where they scroll, and only there", async ({
  page,
}) => {
  for (const route of ["/game/board", "/ui/layout", "/api/modules"]) {
    await openHydrated(page, route);
    for (const width of [1280, 320]) {
      await setWidth(page, width);
      const find = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>("main :is(pre, .table)")]
            .filter((box) => {
              const scrolls = box.scrollWidth > box.clientWidth + 1;
              const named = /^(Code|Table): ./.test(box.getAttribute("aria-label") ?? "");
              return scrolls !== (box.tabIndex === 0) || scrolls !== named;
            })
            .map((box) => box.outerHTML.slice(0, 200)),
        );
      await expect.poll(find, `${route}, ${String(width)} px`).toEqual([]);
    }
  }
});

test("links in text are underlined, and boxes say their kind in words", async ({ page }) => {
  for (const route of ["/game/board", "/api/classes/Stack", "/search"]) {
    await openHydrated(page, route);
    const bare = await page
      .locator("main :is(p, li, td, dd) a[href]:visible:not(nav *)")
      .evaluateAll((links) =>
        links
          .filter((link) => {
            const around = [...(link.parentElement?.childNodes ?? [])];
            const alone = !around.some(
              (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
            );
            const { textDecorationLine } = getComputedStyle(link);
            return !alone && textDecorationLine === "none" && !link.matches(".anchor, .cards a");
          })
          .map((link) => link.outerHTML.slice(0, 160)),
      );
    expect(bare, route).toEqual([]);
  }
  await openHydrated(page, "/game/board");
  const boxes = await page.locator("main .admonition").all();
  expect(boxes.length).toBeGreaterThan(0);
  for (const box of boxes) {
    const kind = (await box.getAttribute("data-kind")) ?? "none";
    await expect(box.locator("p").first()).toContainText(new RegExp(kind, "i"));
  }
});

test(
  "a page with everything in it does not scroll sideways at any width from 320 to 1440 px",
  { tag: "@core" },
  async ({ page }) => {
    test.setTimeout(120_000);
    await openHydrated(page, "/version");
    // A frame changes its width at once; a window would need a message to the browser each time.
    const wide = await page.evaluate(async (route) => {
      const frame = document.createElement("iframe");
      frame.src = route;
      Object.assign(frame.style, { position: "fixed", inset: "0", height: "900px", border: "0" });
      document.body.append(frame);
      await new Promise((resolve) => {
        frame.addEventListener("load", resolve);
      });
      const isAlive = (): boolean =>
        Object.keys(frame.contentDocument?.getElementById("___gatsby") ?? {}).some((key) =>
          key.startsWith("__reactContainer"),
        );
      while (!isAlive()) await new Promise((resolve) => setTimeout(resolve, 20));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const root = frame.contentDocument?.documentElement;
      const found: number[] = [];
      for (let width = 320; width <= 1440; width += 1) {
        frame.style.width = `${String(width)}px`;
        if (!root || root.clientWidth === 0 || root.scrollWidth > root.clientWidth)
          found.push(width);
      }
      return found;
    }, KITCHEN_SINK);
    expect(wide).toEqual([]);
  },
);

test("text at twice its size and with wide spacing is neither cut off nor wider than the window", async ({
  page,
}) => {
  test.setTimeout(60_000);
  const session = await page.context().newCDPSession(page);
  for (const route of [KITCHEN_SINK, "/api/classes/Stack", "/examples/garden-row"]) {
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

test("under a finger targets are 32 px high; a phone on its side shows the page as well", async ({
  browser,
  baseURL,
}) => {
  const page = await openPhone(browser, baseURL);
  for (const route of ["/game/board", "/introduction/getting-started", "/api/classes/Stack"]) {
    await openHydrated(page, route);
    expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
    const small = await page
      .locator(
        "header :is(a, button), main :is([role=tab], summary, button, .anchor), footer a, nav[aria-label='Previous and next page'] a",
      )
      .evaluateAll((targets) =>
        targets
          .filter((target) => {
            const { width, height } = target.getBoundingClientRect();
            return height > 1 && width > 1 && (height < 31.5 || width < 24);
          })
          .map((target) => {
            const { width, height } = target.getBoundingClientRect();
            return `${String(Math.round(width))}×${String(Math.round(height))} ${target.outerHTML.slice(0, 140)}`;
          }),
      );
    expect(small.slice(0, 8), route).toEqual([]);
  }
  await page.setViewportSize({ width: 844, height: 390 });
  await page.waitForFunction(() => innerWidth === 844);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.context().close();
});

test("with reduced motion nothing moves", { tag: "@core" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  const expectStill = async (what: string): Promise<void> => {
    await waitForFrames(page);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .map((each) => each.effect?.getComputedTiming().endTime)
        .filter((time) => Number(time) > 10),
    );
    expect(moving, what).toEqual([]);
  };
  await openHydrated(page, "/examples/garden-row");
  await expectStill("page");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expectStill("menu");
  await page.keyboard.press("Escape");
  await expectStill("menu that is closed");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  await expectStill("search");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    "auto",
  );
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Play Garden Row" }).click();
  const table = page.locator("iframe:visible").first().contentFrame();
  const name = table.locator(".profile-badge.current .player-name");
  await expect(name).toBeVisible({ timeout: 30_000 });
  // Without it the toolkit makes the name of the acting player pulse for the whole turn.
  await expect
    .poll(() => name.evaluate(() => document.getAnimations().length), { timeout: 2000 })
    .toBe(0);
});

test(
  "with forced colors the present page, the chosen tab, boxes and the focus are outlined",
  { tag: "@core" },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await openHydrated(page, "/introduction/getting-started");
    const outlined = (selector: string): Promise<boolean[]> =>
      page
        .locator(selector)
        .evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineStyle === "solid"));
    for (const selector of [
      "nav[aria-label=Documentation] [aria-current=page]",
      "main [role=tab][aria-selected=true]",
      "main .admonition",
    ]) {
      const found = await outlined(selector);
      expect(found.length, selector).toBeGreaterThan(0);
      expect(found, selector).not.toContain(false);
    }
    // Drawings keep their own colors and background: dark lines on a forced black would be invisible.
    await openHydrated(page, "/game/board");
    const drawing = page.locator(".engine-figure svg").first();
    expect(
      await drawing.evaluate((svg) =>
        getComputedStyle(svg).getPropertyValue("forced-color-adjust"),
      ),
    ).toBe("none");
    await page.keyboard.press("Tab");
    const { outlineStyle, outlineWidth } = await page.locator(":focus").evaluate((link) => {
      const style = getComputedStyle(link);
      return { outlineStyle: style.outlineStyle, outlineWidth: style.outlineWidth };
    });
    expect([outlineStyle, outlineWidth]).toEqual(["solid", "3px"]);
  },
);
