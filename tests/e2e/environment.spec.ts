import {
  expect,
  forgive,
  forgiveLines,
  holdRequests,
  openHydrated,
  sidebarLink,
  test,
  waitForHydration,
} from "./site";
import { followLink, GAME, GUIDE, REFERENCE, SOME } from "./somePages";

test("a page without its style sheet is readable", async ({ page, faults }) => {
  await page.route(/\.css$/, (route) => route.abort());
  for (const route of SOME) {
    await page.goto(route);
    // Figures and photographs are content; what is in buttons and links must not fill the window.
    const icons = await page.locator(":is(header, button, a) svg").evaluateAll((all) =>
      all.map((icon) => {
        const { width, height } = icon.getBoundingClientRect();
        return Math.max(width, height);
      }),
    );
    expect(icons.length).toBeGreaterThan(3);
    expect(Math.max(...icons), route).toBeLessThanOrEqual(48);
    const order = [
      "a[href='#Site-content']",
      "header",
      "nav[aria-label=Documentation]",
      "h1",
      "footer",
    ];
    const places = await page.evaluate(
      (selectors) =>
        selectors.map((each) => {
          const top = document.querySelector(each)?.getBoundingClientRect().top ?? NaN;
          return top + window.scrollY;
        }),
      order,
    );
    expect(places, route).toEqual([...places].sort((a, b) => a - b));
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  forgive(faults, "console");
});

test("a page survives what extensions put into it @core", async ({ page, faults }) => {
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      if (document.readyState !== "interactive" || window !== window.top) return;
      document.documentElement.setAttribute("data-darkreader-mode", "dynamic");
      document.body.setAttribute("data-gr-ext-installed", "");
      document.body.prepend(document.createElement("div"));
      document.body.append(document.createElement("grammarly-desktop-integration"));
      for (const element of document.querySelectorAll("a, button, svg"))
        element.setAttribute("data-darkreader-inline-color", "");
      for (const place of ["header", "main article", "footer"]) {
        const added = document.createElement("span");
        added.textContent = "added";
        document.querySelector(place)?.prepend(added);
      }
    });
  });
  await openHydrated(page, GUIDE);
  await expect(page.locator("h1")).toHaveText(["Appearance"]);
  await expect(page.locator("main")).toContainText("appearance");
  await followLink(page);
  // React reports that it found another document and rendered its own.
  expect(faults.errors.length).toBeGreaterThan(0);
  forgive(faults, "errors");
});

test.describe("a browser without", () => {
  for (const name of ["CompressionStream", "Highlight"]) {
    test(`${name} shows every kind of page, and code runs on a click`, async ({ page }) => {
      await page.addInitScript((missing) => {
        const all = window as unknown as Record<string, unknown>;
        for (const each of [missing, missing.replace(/^Comp/, "Decomp"), "requestIdleCallback"])
          Reflect.deleteProperty(all, each);
      }, name);
      for (const route of [REFERENCE, GAME, "/ui/layout-sandbox", GUIDE]) {
        await openHydrated(page, route);
        await expect(page.locator("h1")).not.toBeEmpty();
      }
      const block = page.getByRole("region", { name: /^Live code/ }).first();
      await block.scrollIntoViewIfNeeded();
      await block.getByRole("button", { name: /^Run/ }).click();
      // A frame is inert until its code shows something.
      await expect(block.locator("iframe:not([inert])")).toHaveCount(1, { timeout: 20_000 });
      await followLink(page);
    });
  }

  test("structuredClone shows every kind of page @core", async ({ page, faults }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, "structuredClone");
    });
    for (const route of [REFERENCE, GAME, GUIDE]) {
      await openHydrated(page, route);
      await expect(page.locator("h1")).not.toBeEmpty();
    }
    await followLink(page);
    // The toolkit needs it, and says so when a game has begun before the page is left.
    forgiveLines(faults, /^invalid properties on player/);
  });
});

test("a tab that was frozen while it loaded goes on where it was @chromium", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  // The browser freezes only a loaded page; its scripts are still to come.
  const release = await holdRequests(page, /\.js$/);
  await page.goto(GUIDE, { waitUntil: "commit" });
  await expect(page.locator("h1")).toHaveText("Appearance");
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  release();
  await session.send("Page.setWebLifecycleState", { state: "active" });
  // The script that hears the key comes with the page.
  await page.waitForLoadState();
  await waitForHydration(page);
  // A tab that the browser has discarded is reloaded, at its position.
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await followLink(page);
});

test("with all scripts blocked a page reads and links work @core", async ({ page, faults }) => {
  await page.route(/\.js$/, (route) => route.abort());
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/introduction/getting-started");
    await expect(page.locator("h1")).toBeVisible();
    for (const panel of await page.locator(".tab-panel").all()) await expect(panel).toBeVisible();
    await sidebarLink(page, "Flow").click();
    await expect(page).toHaveURL("/game/flow");
    await expect(page.locator("h1")).toHaveText("Flow");
    // The stopped scripts are reported before the page counts as loaded.
    await page.waitForLoadState();
  }
  forgive(faults, "console");
});
