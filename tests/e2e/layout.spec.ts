import { readSitemapRoutes } from "../routes";
import {
  expect,
  heading,
  holdRequests,
  openHydrated,
  sidebar,
  test,
  waitForFrames,
  waitForHydration,
} from "./site";

test("every section of the sidebar is open for a new reader @core", async ({ page }) => {
  const unlisted = /^\/((version|accessibility|security|changes)$|(tutorial|challenges)\/)/;
  const entries = readSitemapRoutes().filter((route) => !unlisted.test(route)).length;
  for (const route of ["/", "/api/classes/Piece", "/search"]) {
    await openHydrated(page, route);
    const listed = sidebar(page).locator("> ul").getByRole("link");
    await expect(listed.filter({ visible: true })).toHaveCount(entries);
  }
});

test("the sidebar shows the current page, on a page that no script of the app has reached @core", async ({
  page,
}) => {
  await page.goto("/reference/messages");
  await expect(sidebar(page).locator("[aria-current=page]")).toBeInViewport();
  expect(await page.evaluate(() => "___loader" in window)).toBe(false);
});

test("nothing moves when a page is hydrated @core", async ({ page }) => {
  await page.addInitScript(() => {
    const measured = { shift: 0, bars: 0 };
    Object.assign(window, { measured });
    interface Shift {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const isBar = ({ node }: Shift["sources"][number]): boolean =>
      node instanceof Element && node.matches(".code-actions");
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as readonly Shift[])
        measured[sources.length > 0 && sources.every(isBar) ? "bars" : "shift"] += value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const readShift = async (): Promise<{ readonly shift: number; readonly bars: number }> => {
    await waitForFrames(page);
    return page.evaluate(
      () => (window as unknown as { measured: { shift: number; bars: number } }).measured,
    );
  };
  for (const [route, fields] of [
    ["/", 0],
    ["/game/actions", 0],
    ["/api/classes/GameElement", 1],
  ] as const)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 1400 });
      await page.goto(route);
      // Buttons that are painted before all of their row has been parsed move a little.
      const parsed = await readShift();
      await waitForHydration(page);
      // These are there after hydration only.
      await expect(page.getByRole("main").getByRole("searchbox")).toHaveCount(fields);
      const { shift, bars } = await readShift();
      expect(shift - parsed.shift, `${route} at ${String(width)} px`).toBe(0);
      // The bars of code blocks get the button Types, at some time after hydration.
      expect(bars - parsed.bars, `${route} at ${String(width)} px`).toBeLessThanOrEqual(0.001);
    }
});

test("the list of pages stays in place when the field of the search appears @core", async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 1400 });
    const release = await holdRequests(page, /\/search-[0-9a-f]+\.js$/);
    await page.goto("/search", { waitUntil: "commit" });
    await waitForHydration(page);
    const readTop = async (): Promise<number> =>
      (await page.getByRole("heading", { name: "All pages" }).boundingBox())?.y ?? NaN;
    const before = await readTop();
    release();
    await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
    // In another font the field may be a little higher than the room that is kept for it.
    expect(Math.abs((await readTop()) - before), `${String(width)} px`).toBeLessThan(10);
  }
});

test("a section that the reader folds stays folded, until a page of it is opened", async ({
  page,
}) => {
  await openHydrated(page, "/faq");
  const recipes = sidebar(page).locator("details", { hasText: "Pages of Recipes" });
  const others = sidebar(page).locator("details[open]");
  const count = await others.count();
  await recipes.locator("summary").click();
  await expect(others).toHaveCount(count - 1);
  await page.reload();
  await expect(others).toHaveCount(count - 1);
  await expect(recipes).not.toHaveAttribute("open");
  await sidebar(page).getByRole("link", { name: "Recipes", exact: true }).last().click();
  await page.locator("main").getByRole("link", { name: "Game recipes" }).first().click();
  await expect(recipes).toHaveAttribute("open");
});

for (const width of [820, 1280, 1920])
  test(`at ${String(width)} px a line of text has at most 75 characters`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, "/game/flow");
    const longest = await page.locator("main .static-html > p").evaluateAll((paragraphs) => {
      const range = document.createRange();
      const counts = paragraphs.map((paragraph) => {
        range.selectNodeContents(paragraph);
        const { height } = range.getBoundingClientRect();
        const lines = Math.round(height / parseFloat(getComputedStyle(paragraph).lineHeight));
        return lines > 2 ? paragraph.textContent.length / lines : 0;
      });
      return Math.max(...counts);
    });
    expect(longest).toBeGreaterThan(40);
    expect(longest).toBeLessThanOrEqual(75);
  });

test("long lines wrap on demand, and on a phone always", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 844 });
  await openHydrated(page, "/game/board");
  const block = page.locator("figure.code").first();
  const scrolls = () =>
    block.locator("pre").evaluate((box) => box.scrollWidth > box.clientWidth + 1);
  const wrap = block.getByRole("button", { name: /^Wrap lines/ });
  await expect.poll(scrolls).toBe(true);
  await wrap.click();
  await expect.poll(scrolls).toBe(false);
  await wrap.click();
  await expect.poll(scrolls).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(scrolls).toBe(false);
  await expect(wrap).toBeHidden();
});

test("marked lines of code are one under another, as wide as the block", async ({ page }) => {
  await openHydrated(page, "/game/actions");
  const block = page.locator("figure.code", { has: page.locator("mark") }).first();
  const marks = await block.locator("mark").evaluateAll((lines) =>
    lines.map((line) => {
      const { top, width } = line.getBoundingClientRect();
      return { top, wide: width >= (line.closest("pre")?.clientWidth ?? Infinity) - 1 };
    }),
  );
  expect(marks.length).toBeGreaterThan(3);
  expect(marks.every(({ wide }) => wide)).toBe(true);
  const tops = marks.map(({ top }) => top);
  expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
});

test("a page without headings uses the full width", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHydrated(page, "/category/building-a-game");
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
  const title = (await heading(page).boundingBox())!;
  const steps = (await page.locator("main ol").first().boundingBox())!;
  expect(steps.y).toBeGreaterThan(title.y + title.height);
  expect(Math.abs(steps.x - title.x)).toBeLessThan(40);
  expect(steps.width).toBeGreaterThan(500);
});
