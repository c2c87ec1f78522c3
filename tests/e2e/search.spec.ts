import { ask, box, dialog, field, options, status } from "./searchBox";
import { expect, openHydrated, test } from "./site";

test("the index loads when the box is first touched, not before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, "/game/board");
  await expect(box(page)).toContainText("Loading...");
  await expect(box(page)).toHaveAttribute("aria-disabled", "true");
  expect(asked.filter((path) => /search|lunr/.test(path))).toEqual([]);
  await box(page).hover();
  await expect(box(page)).toContainText("Search");
  await expect(box(page)).toContainText("Ctrl+K");
  expect(asked.some((path) => /^\/search-doc-[0-9a-f]+\.json$/.test(path))).toBe(true);
  expect(asked.some((path) => /^\/lunr-index-[0-9a-f]+\.json$/.test(path))).toBe(true);
});

test("results stand by page, under the way to it, with kind and words marked", async ({ page }) => {
  await openHydrated(page, "/");
  await ask(page, "firstN");
  const group = dialog(page).getByRole("group", { name: /GameElement/ });
  const option = group.getByRole("option", { name: /firstN\s?, method/ });
  await expect(option).toBeVisible();
  await expect(option.locator("mark").first()).toHaveText(/firstN/i);
  const names = await options(page).evaluateAll((all) => all.map((each) => each.textContent));
  expect(new Set(names).size).toBe(names.length);
});

test("the filters count what they hold, and narrow to it", async ({ page }) => {
  await openHydrated(page, "/");
  await ask(page, "adjacency");
  const filters = dialog(page).getByRole("group", { name: "Show" });
  const all = await options(page).count();
  await filters.getByRole("button", { name: /^Games/ }).click();
  await expect(field(page)).toBeFocused();
  const games = filters.getByRole("button", { name: /^Games/ });
  await expect(games).toHaveAttribute("aria-pressed", "true");
  const count = Number(/\d+/.exec(await games.innerText())?.[0]);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(all);
  await expect(options(page)).toHaveCount(count);
  for (const link of await options(page).all())
    expect(await link.getAttribute("href")).toMatch(/^\/(examples|games)/);
});

test("a kind in the query is shown, and can be taken away", async ({ page }) => {
  await openHydrated(page, "/");
  await ask(page, "method:create");
  for (const option of await options(page).all())
    await expect(option).toHaveAccessibleName(/, method, /);
  await dialog(page).getByRole("button", { name: "kind: method, remove" }).click();
  await expect(field(page)).toHaveValue("create");
  await expect(dialog(page).getByRole("button", { name: /^kind/ })).toHaveCount(0);
  await expect(options(page).filter({ hasText: "createGame" }).first()).toBeVisible();
});

test("a mended word is told", async ({ page }) => {
  await openHydrated(page, "/");
  await ask(page, "adjacancy");
  // The last of them is seen; the first one, which comes a little later, is for a screen reader.
  await expect(
    dialog(page)
      .getByText(/^Shown for “adjacency”/)
      .last(),
  ).toBeVisible();
  await expect(status(page)).toHaveText(/^Shown for “adjacency”.* \d+ results$/);
});

test("the number of results is told once the typing rests, none too", async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, "/");
  await ask(page, "chooseOnBoard");
  await expect(status(page)).toHaveText(/^\d+ results?$/);
  await status(page).evaluate((region) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => heard.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  // A typist without a rest, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill("");
  await field(page).pressSequentially("xyzzyplugh");
  await page.clock.resume();
  await expect(status(page)).toHaveText("No results for “xyzzyplugh”.");
  // Not one message for each of the ten letters.
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(new Set(heard)).toEqual(new Set(["No results for “xyzzyplugh”."]));
});

test("without results it offers the nearest names, the indexes and a report", async ({ page }) => {
  await openHydrated(page, "/");
  await ask(page, "layoutqqzzvv");
  await expect(dialog(page).getByText("No results for “layoutqqzzvv”.").first()).toBeVisible();
  await expect(options(page).first()).toHaveAccessibleName(/layout/i);
  await expect(field(page)).not.toHaveAttribute("aria-activedescendant");
  await expect(dialog(page).getByRole("link", { name: "API index" })).toHaveAttribute(
    "href",
    "/api",
  );
  const report = dialog(page).getByRole("link", { name: "Report it" });
  expect(await report.getAttribute("href")).toContain("/issues/new?title=");
});

test("results of other filters are pointed at when this one has none", async ({ page }) => {
  await openHydrated(page, "/");
  await ask(page, "chooseOnBoard");
  const games = dialog(page).getByRole("button", { name: /^Games/ });
  await games.click();
  await field(page).fill("PieceGrid.adjacenciesByCell");
  const show = dialog(page).getByRole("button", { name: /^Show the/ });
  await show.click();
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test("no query is a pattern, a program or markup", async ({ page }) => {
  await openHydrated(page, "/");
  await page.keyboard.press("Control+k");
  for (const query of [
    "a:b",
    "x~9999999999",
    "+-",
    "*",
    "title:",
    "__proto__",
    "count(*) [ \\",
    "<img src=x onerror=alert(1)> flow",
    "\u{1F3B2}\u0000\u202E日本語",
    "x".repeat(10_000),
  ]) {
    await field(page).fill(query);
    await expect(field(page)).toHaveValue(query);
    await expect(dialog(page).getByRole("button", { name: /^All \d+/ })).toBeVisible();
  }
  expect(await dialog(page).locator("img").count()).toBe(0);
  // Half a character, which the field would not take from a keyboard but does from a paste.
  await field(page).evaluate((input: HTMLInputElement) => {
    // React listens to the setter of the element, not to that of its prototype.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
      input,
      "flow \uD83C",
    );
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect(dialog(page).getByRole("link", { name: "All results" })).toHaveAttribute(
    "href",
    /q=flow/,
  );
});

test("the selected text of the page is the query", async ({ page }) => {
  await openHydrated(page, "/game/board");
  await page.locator("main h1").selectText();
  const title = (await page.locator("main h1").innerText()).trim();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toHaveValue(title);
});

test("the last query is there again, selected, and typing replaces it", async ({ page }) => {
  await openHydrated(page, "/");
  await ask(page, "flow");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await expect(field(page)).toHaveValue("flow");
  await page.keyboard.type("board");
  await expect(field(page)).toHaveValue("board");
});

test("on a phone it fills the screen and opens by touch", async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 700 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await openHydrated(page, "/");
  // Playwright waits for the index, which this very touch asks for.
  await box(page).tap({ force: true });
  await field(page).fill("layout");
  await options(page).first().waitFor();
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 700 });
  // Below 16 px, iOS zooms into the field.
  const size = await field(page).evaluate((input) => getComputedStyle(input).fontSize);
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
  const href = await options(page).first().getAttribute("href");
  await options(page).first().tap();
  await expect(page).toHaveURL(href ?? "");
  await expect(dialog(page)).toBeHidden();
  await context.close();
});
