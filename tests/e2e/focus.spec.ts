import type { Page } from "@playwright/test";
import { ask } from "./searchBox";
import { expect, heading, openHydrated, sidebar, test } from "./site";
import { pressTab } from "./tabTo";

/** One stop of the Tab key. */
interface Stop {
  readonly name: string;
  /** What is wrong with it; empty for a good one. */
  readonly faults: readonly string[];
}

/** Checks the focused element; `null` if it has had the focus before. Runs in the page. */
async function inspectStop(seenStops: Set<Element>): Promise<Stop | null> {
  let element = document.activeElement ?? document.body;
  // Focus leaves a frame through the browser: for a moment it is nowhere.
  const end = performance.now() + 500;
  while (element === document.body && performance.now() < end) {
    await new Promise(requestAnimationFrame);
    element = document.activeElement ?? document.body;
  }
  if (element === document.body) return null;
  // A frame has its own stops, which `inspectFrame` checks.
  if (element.localName === "iframe") return { name: "<iframe>", faults: [] };
  if (seenStops.has(element)) return null;
  seenStops.add(element);
  // The skip link slides in.
  await Promise.all(element.getAnimations().map(({ finished }) => finished));
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const faults: string[] = [];
  const accent = getComputedStyle(document.documentElement).getPropertyValue("--color-accent");
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = accent;
  if (style.outlineStyle === "none" || Number.parseFloat(style.outlineWidth) < 2)
    faults.push(`outline: ${style.outline}`);
  // The contrast of the accent with every background is computed in tests/unit/contrast.test.ts.
  if (style.outlineColor !== getComputedStyle(probe).color)
    faults.push(`outline in ${style.outlineColor}, which is not the accent`);
  probe.remove();
  if (element instanceof HTMLElement && element.tabIndex > 0) faults.push("a tabindex above 0");
  const { innerWidth: width, innerHeight: height } = window;
  const inside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height;
  const points = [0.5, 0.1, 0.9].flatMap((part) => [
    [box.left + box.width * part, box.top + box.height / 2] as const,
    [box.left + box.width / 2, box.top + box.height * part] as const,
  ]);
  const seen = points.filter(([x, y]) => inside(x, y));
  if (seen.length === 0) faults.push("out of sight");
  for (const [x, y] of seen) {
    const front = document.elementFromPoint(x, y);
    const bar = front?.closest("header, [data-hidden], .menu-backdrop");
    if (bar && !bar.contains(element)) faults.push(`covered by <${bar.localName}>`);
  }
  return {
    name: `<${element.localName}> ${(element.getAttribute("aria-label") ?? element.textContent).slice(0, 40)}`,
    faults: [...new Set(faults)],
  };
}

/**
 * What hides the stop inside the focused frame, or the frame itself where it has none, once the page has
 * scrolled to it; nothing where it is seen.
 */
async function inspectFrame(page: Page): Promise<string[]> {
  const host = (await page.evaluateHandle(() => document.activeElement)).asElement();
  const frame = await host?.contentFrame();
  // The focus has moved on.
  if (!host || !frame) return [];
  const focused = (await frame.$(":focus")) ?? host;
  const findFaults = async (): Promise<string[]> => {
    const box = await focused.boundingBox();
    const bar = await page.locator("header").first().boundingBox();
    if (!box || !bar) return ["no box"];
    const { height = 0 } = page.viewportSize() ?? {};
    if (box.y >= height || box.y + box.height <= 0) return ["out of sight"];
    return box.y + box.height / 2 < bar.y + bar.height ? ["covered by <header>"] : [];
  };
  // The frame is another process, which asks the page to scroll.
  await expect
    .poll(findFaults, { timeout: 2000 })
    .toEqual([])
    .catch(() => undefined);
  return findFaults();
}

/** Presses Tab, or Shift and Tab, from the current place until the focus leaves the page or starts over. */
async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  const seenStops = await page.evaluateHandle(() => new Set<Element>());
  while (stops.length < 600) {
    if (!(await pressTab(page, key))) return stops;
    const stop = await seenStops.evaluate(inspectStop);
    if (stop === null) return stops;
    const faults = stop.name === "<iframe>" ? await inspectFrame(page) : stop.faults;
    stops.push({ ...stop, faults });
  }
  throw new Error(`${key} does not leave the page within 600 stops.`);
}

for (const route of ["/", "/game/board", "/api/classes/Stack", "/examples/garden-row", "/search"]) {
  for (const width of [1280, 390]) {
    test(`every stop of ${route} is seen, ${String(width)} px`, async ({ page, browserName }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height: 700 });
      await openHydrated(page, route);
      const there = await walk(page, "Tab");
      expect(there.length).toBeGreaterThan(10);
      expect(there.filter(({ faults }) => faults.length > 0)).toEqual([]);
      // Backwards, the sticky bar could be what covers it. Firefox, whose own bars now have the focus, shows none.
      if (route !== "/game/board" || browserName === "firefox") return;
      const back = await walk(page, "Shift+Tab");
      expect(back.filter(({ faults }) => faults.length > 0)).toEqual([]);
    });
  }
}

test("the Tab key follows the reading order of each part @core", async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, "/introduction/getting-started");
    const jumps = await page.evaluate(() => {
      const stops = [...document.querySelectorAll<HTMLElement>("a, button, input, [tabindex='0']")]
        .filter((stop) => stop.tabIndex === 0 && stop.checkVisibility({ visibilityProperty: true }))
        .map((stop) => ({
          part: stop.closest("header, nav, main, footer"),
          name: stop.textContent,
          box: stop.getBoundingClientRect(),
        }));
      return stops.flatMap((stop, index) => {
        const next = stops[index + 1];
        if (next?.part !== stop.part || next.box.height === 0) return [];
        // On the same line, or further down.
        return next.box.bottom > stop.box.top ? [] : [`${stop.name} → ${next.name}`];
      });
    });
    expect(jumps).toEqual([]);
  }
});

test("a page opened by a link has the focus and is announced @core", async ({ page }) => {
  await openHydrated(page, "/game/board");
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const region = document.getElementById("gatsby-announcer");
    if (!region) return;
    new MutationObserver(() => announced.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  const announced = () =>
    page.evaluate(() => (window as unknown as { announced: string[] }).announced);
  const link = sidebar(page).getByRole("link", {
    name: "Flow",
    exact: true,
  });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Flow");
  await expect.poll(announced).toEqual(["Navigated to Flow"]);
  const announcer = page.locator("#gatsby-announcer");
  await expect(announcer).toHaveAttribute("aria-live", "polite");
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText("Board");
  await expect.poll(announced).toEqual(["Navigated to Flow", "Navigated to Board"]);
  // Within a page the focus continues from the anchor.
  const entry = page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(3);
  const id = ((await entry.getAttribute("href")) ?? "").slice(1);
  await entry.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await page.keyboard.press("Tab");
  const isAfter = (target: Element, slug: string): boolean =>
    ((document.getElementById(slug)?.compareDocumentPosition(target) ?? 0) &
      (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) >
    0;
  expect(await page.locator(":focus").evaluate(isAfter, id)).toBe(true);
});

test("a page opened at an anchor has the focus there @core", async ({ page }) => {
  await openHydrated(page, "/game/board");
  const link = page.locator("main a[href^='/ui/'][href*='#']:not([tabindex='-1'])").first();
  const slug = ((await link.getAttribute("href")) ?? "").replace(/^.*#/, "");
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/ui\//);
  const focused = page.locator(":focus");
  await expect(focused).toHaveId(slug);
  await expect(focused).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(focused).not.toHaveId(slug);
  const isAfter = (target: Element, id: string): boolean => {
    const anchor = document.getElementById(id);
    return (
      anchor !== null &&
      (anchor.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 &&
      !anchor.hasAttribute("tabindex")
    );
  };
  expect(await focused.evaluate(isAfter, slug)).toBe(true);
  await ask(page, "every player");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/\/ui\//);
  await expect(focused).toHaveId(new URL(page.url()).hash.slice(1));
  await expect(focused).toBeInViewport();
});
