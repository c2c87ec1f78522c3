import { openPhone } from "./phone";
import { expect, listenForFaults, openHydrated, test } from "./site";
import { REFERENCE, SOME } from "./somePages";

for (const [name, options, year] of [
  [
    "ten years ago, in Arabic, east of all",
    { locale: "ar", timezoneId: "Pacific/Kiritimati" },
    2016,
  ],
  ["in ten years, in Japanese, west of all", { locale: "ja-JP", timezoneId: "Pacific/Niue" }, 2036],
] as const) {
  test(`${name}: the page is the one that was built, from left to right`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ ...options, baseURL: baseURL ?? "" });
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
      const sidebar = await page.getByRole("navigation", { name: "Documentation" }).boundingBox();
      const main = await page.getByRole("main").boundingBox();
      expect(sidebar!.x).toBeLessThan(main!.x);
    }
    expect(faults).toEqual({ console: [], errors: [], requests: [], violations: [] });
    await context.close();
  });
}

test(
  "on paper stands all of the text, without what can only be clicked",
  { tag: "@core" },
  async ({ page }) => {
    await page.addInitScript(() => {
      if (window === window.top) localStorage.setItem("theme", "dark");
    });
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

    await openHydrated(page, REFERENCE);
    const folded = await page
      .locator("main .prose details > :not(summary)")
      .evaluateAll((all) => all.filter((part) => !part.checkVisibility()).length);
    expect(folded).toBe(0);
  },
);

for (const [name, width, height] of [
  ["of 320 by 256 px, as 1280 px at 400 %", 320, 256],
  ["of 844 by 390 px, a phone on its side", 844, 390],
] as const) {
  test(`${name}, pages scroll down only, and the bar leaves room`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const route of SOME) {
      await openHydrated(page, route);
      const { wide, bar } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        bar: document.querySelector("header")?.getBoundingClientRect().height ?? 0,
      }));
      expect(wide, route).toBeLessThanOrEqual(0);
      expect(bar, route).toBeLessThanOrEqual(height / 3);
    }
    await page.keyboard.press("Control+k");
    const field = page.getByRole("dialog").getByRole("combobox");
    await expect(field).toBeInViewport();
  });
}

test(
  "wide spacing of the text and letters twice as large cut nothing off",
  { tag: "@core" },
  async ({ page }) => {
    for (const css of [
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
      "html { font-size: 212% !important }",
    ]) {
      for (const route of SOME) {
        await openHydrated(page, route);
        await page.evaluate((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          document.adoptedStyleSheets.push(sheet);
        }, css);
        const cut = await page.evaluate(() => {
          const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
          const boxes = [...document.querySelectorAll<HTMLElement>("header *, main *, footer *")]
            .filter((box) => !box.closest("svg, pre, iframe"))
            // What only screen readers find is one pixel wide.
            .filter((box) => box.clientWidth > 1)
            .filter((box) => box.checkVisibility() && box.innerText !== "")
            .filter((box) => /hidden|clip/.test(getComputedStyle(box).overflow))
            .filter(
              (box) =>
                box.scrollHeight > box.clientHeight + 2 || box.scrollWidth > box.clientWidth + 2,
            );
          return [
            ...(wide ? ["the page scrolls sideways"] : []),
            ...boxes.map((box) => `${box.tagName}.${box.className}`),
          ];
        });
        expect(cut, `${route} with ${css}`).toEqual([]);
      }
    }
  },
);

test(
  "in forced colors focus and the current page are seen; with less motion nothing moves",
  { tag: "@core" },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce", contrast: "more" });
    await openHydrated(page, "/game/board");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
      return [outlineStyle, Number.parseFloat(outlineWidth)] as const;
    });
    expect(focused[0]).not.toBe("none");
    expect(focused[1]).toBeGreaterThanOrEqual(2);
    const current = page.locator("nav[aria-label=Documentation] [aria-current=page]");
    expect(await current.evaluate((link) => getComputedStyle(link).outlineStyle)).not.toBe("none");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Open menu" }).click();
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((each) => Number(each.effect?.getComputedTiming().duration ?? 0) > 10).length,
    );
    expect(moving).toBe(0);
    await expect(page.getByRole("navigation", { name: "Documentation" })).toBeVisible();
  },
);

test("nothing waits for a pointer that hovers, and the page can be zoomed", async ({
  browser,
  baseURL,
}) => {
  const page = await openPhone(browser, baseURL);
  await openHydrated(page, "/game/board");
  const viewport = await page.locator("meta[name=viewport]").getAttribute("content");
  expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
  const block = page.locator("figure.code").first();
  await block.scrollIntoViewIfNeeded();
  const copy = block.getByRole("button", { name: /^Copy code/ });
  const opacity = (): Promise<number> =>
    copy.evaluate((button) => {
      let seen = 1;
      for (let each: Element | null = button; each; each = each.parentElement)
        seen *= Number(getComputedStyle(each).opacity);
      return seen;
    });
  expect(await opacity()).toBeGreaterThan(0.5);
  await page.getByRole("button", { name: "Open menu" }).tap();
  await page
    .getByRole("navigation", { name: "Documentation" })
    .getByRole("link", { name: "Flow", exact: true })
    .tap();
  await expect(page).toHaveURL("/game/flow");
  await page.context().close();
});
