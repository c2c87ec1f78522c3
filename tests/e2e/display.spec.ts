import {
  chooseTheme,
  expect,
  listenForFaults,
  openHydrated,
  openPhone,
  sidebar,
  sidebarLink,
  test,
} from "./site";
import { REFERENCE } from "./somePages";

for (const [name, options, year] of [
  [
    "ten years ago, in Arabic, east of all",
    { locale: "ar", timezoneId: "Pacific/Kiritimati" },
    2016,
  ],
  ["in ten years, in Japanese, west of all", { locale: "ja-JP", timezoneId: "Pacific/Niue" }, 2036],
] as const) {
  test(`${name}: the page is the one that was built, from left to right`, async ({ browser }) => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    // React reports a text that differs from the server's.
    const faults = await listenForFaults(page);
    await page.clock.setFixedTime(new Date(Date.UTC(year, 1, 28, 23, 59)));
    for (const route of ["/game/actions", REFERENCE, "/version"]) {
      const built = await (await page.request.get(route)).text();
      await openHydrated(page, route);
      const day = /<time[^>]*>([^<]+)</.exec(built)?.[1];
      if (day !== undefined) await expect(page.locator("time").first()).toHaveText(day);
      await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
      const [side, main] = [sidebar(page), page.getByRole("main")];
      expect((await side.boundingBox())!.x).toBeLessThan((await main.boundingBox())!.x);
    }
    expect(faults).toEqual({ console: [], errors: [], requests: [], violations: [] });
    await context.close();
  });
}

test("on paper there is all of the text @core @media", async ({ page }) => {
  await chooseTheme(page, "dark");
  await openHydrated(page, "/introduction/getting-started");
  await page.emulateMedia({ media: "print" });
  for (const part of ["header", "nav", "footer", "button"])
    for (const element of await page.locator(part).all()) await expect(element).toBeHidden();
  // Every variant of a set of tabs, and its name.
  const panels = page.locator(".tab-panel");
  expect(await panels.count()).toBeGreaterThan(3);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  await expect(page.locator(".tab-label", { hasText: "Windows" })).toBeVisible();
  // Where a link to another site leads.
  const after = await page
    .locator(".prose a[href^='https://github.com']")
    .first()
    .evaluate((link) => [getComputedStyle(link, "::after").content, link.getAttribute("href")]);
  expect(after[0]).toContain("(");
  // Dark letters on paper, whatever the screen shows.
  const [red = 255] = await page
    .locator("main p")
    .first()
    .evaluate((text) => (getComputedStyle(text).color.match(/\d+/g) ?? []).map(Number));
  expect(red).toBeLessThan(100);

  await openHydrated(page, "/game/actions");
  const cut = await page
    .locator("figure.code pre")
    .evaluateAll((all) => all.filter((code) => code.scrollWidth > code.clientWidth + 1).length);
  expect(cut).toBe(0);
  for (const folded of await page.locator("figure.lines details pre").all())
    await expect(folded).toBeVisible();

  await openHydrated(page, REFERENCE);
  const folded = await page
    .locator("main .prose details > :not(summary)")
    .evaluateAll((all) => all.filter((part) => !part.checkVisibility()).length);
  expect(folded).toBe(0);
});

test("links in text are underlined", async ({ page }) => {
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
});

test("targets fit a finger, and the page can be zoomed @touch", async ({ browser }) => {
  const page = await openPhone(browser);
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
          .map((target) => target.outerHTML.slice(0, 140)),
      );
    expect(small.slice(0, 8), route).toEqual([]);
  }
  const viewport = await page.locator("meta[name=viewport]").getAttribute("content");
  expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
  await openHydrated(page, "/game/board");
  const copy = page.getByRole("button", { name: /^Copy code/ }).first();
  await copy.scrollIntoViewIfNeeded();
  await expect(copy.locator("..")).toHaveCSS("opacity", "1");
  await page.getByRole("button", { name: "Open menu" }).tap();
  await sidebarLink(page, "Flow").tap();
  await expect(page).toHaveURL("/game/flow");
  await page.context().close();
});
