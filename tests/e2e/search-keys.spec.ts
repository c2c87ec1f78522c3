import { ask, box, dialog, field, options, waitForOwnEntry } from "./searchBox";
import { expect, holdRequests, openHydrated, test } from "./site";

/** Place of a row below the fold of the dialog. */
const FOLD = 12;

for (const key of ["Control+k", "/", "s"]) {
  test(`${key} opens it, Escape closes it and the focus returns`, async ({ page }) => {
    await openHydrated(page, "/game/board");
    const link = page.getByRole("main").getByRole("link").first();
    await link.focus();
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
  });
}

test("by its box too, to which the focus returns; also from the close button", async ({ page }) => {
  await openHydrated(page, "/");
  await box(page).hover();
  await box(page).click();
  await expect(field(page)).toBeFocused();
  await dialog(page).getByRole("button", { name: "Close search" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(box(page)).toBeFocused();
});

test("single letters open nothing in a text field, nor once they are switched off", async ({
  page,
}) => {
  await openHydrated(page, "/search");
  // An open dialog has an entry of the history, also before its script has come.
  const readEntry = () => page.evaluate(() => JSON.stringify(history.state));
  await page.getByRole("main").getByRole("searchbox").pressSequentially("s/s");
  expect(await readEntry()).not.toContain("searchDialog");
  await page.getByRole("checkbox", { name: /Open the search with the keys/ }).uncheck();
  await openHydrated(page, "/game/board");
  await page.keyboard.press("s");
  await page.keyboard.press("/");
  expect(await readEntry()).not.toContain("searchDialog");
  await page.keyboard.press("Control+k");
  expect(await readEntry()).toContain("searchDialog");
  await expect(field(page)).toBeFocused();
});

test("arrows, Home and End move, around the ends; Enter opens", async ({ page }) => {
  await openHydrated(page, "/");
  await ask(page, "adjacency");
  const expectActive = async (index: number): Promise<void> => {
    const option = options(page).nth(index);
    await expect(option).toHaveAttribute("aria-selected", "true");
    await expect(field(page)).toHaveAttribute(
      "aria-activedescendant",
      (await option.getAttribute("id")) ?? "",
    );
    await expect(option).toBeInViewport();
  };
  const last = (await options(page).count()) - 1;
  await expectActive(0);
  await page.keyboard.press("ArrowDown");
  await expectActive(1);
  await page.keyboard.press("End");
  await expectActive(last);
  await page.keyboard.press("ArrowDown");
  await expectActive(0);
  await page.keyboard.press("ArrowUp");
  await expectActive(last);
  await page.keyboard.press("Home");
  await expectActive(0);
  await page.keyboard.press("ArrowDown");
  const target = (await options(page).nth(1).getAttribute("href")) ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(target);
  await expect(dialog(page)).toBeHidden();
});

for (const key of ["Control+Enter", "Shift+Enter"]) {
  test(`${key} opens a tab with clean address and marks, and the dialog stays`, async ({
    page,
    context,
  }) => {
    await openHydrated(page, "/");
    await ask(page, "adjacency");
    const target = await options(page).first().getAttribute("href");
    const opened = context.waitForEvent("page");
    await page.keyboard.press(key);
    const tab = await opened;
    await expect(tab).toHaveURL(target ?? "");
    await tab.waitForFunction(() => (CSS.highlights.get("search-words")?.size ?? 0) > 0);
    await expect(field(page)).toHaveValue("adjacency");
  });
}

test("rows below the fold are drawn after those in view, and End leads to the last", async ({
  page,
}) => {
  await openHydrated(page, "/");
  await ask(page, "layout");
  const old = await options(page).nth(FOLD).getAttribute("href");
  // Each state of the list in turn: the first row, and the first one below the fold.
  const watch = await page.evaluateHandle((fold) => {
    const states: string[][] = [];
    new MutationObserver(() => {
      const rows = document.querySelectorAll('[role="listbox"] [role="option"]');
      states.push([0, fold].map((place) => rows[place]?.getAttribute("href") ?? ""));
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
    return states;
  }, FOLD);
  await ask(page, "action");
  await expect(options(page).nth(FOLD)).not.toHaveAttribute("href", old ?? "");
  const shown = await Promise.all(
    [0, FOLD].map((place) => options(page).nth(place).getAttribute("href")),
  );
  const states = await watch.jsonValue();
  expect(states).toContainEqual([shown[0], old]);
  expect(states.at(-1)).toEqual(shown);
  await page.keyboard.press("End");
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
});

test("an Enter that ends a composition opens nothing", async ({ page }) => {
  await openHydrated(page, "/");
  await ask(page, "adjacency");
  for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
    await field(page).evaluate((input, options_) => {
      const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, ...options_ });
      input.dispatchEvent(event);
    }, init);
  }
  await expect(dialog(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
});

test("Tab stays in the dialog, and the arrows work from its buttons", async ({ page }) => {
  await openHydrated(page, "/");
  await ask(page, "adjacency");
  await dialog(page).getByRole("button", { name: /^API/ }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press("Tab");
    const inside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest("dialog") !== null,
    );
    expect(inside).toBe(true);
  }
});

test("Enter goes nowhere before anything is asked", async ({ page }) => {
  await openHydrated(page, "/game/board");
  await page.keyboard.press("Control+k");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  const href = await options(page).first().getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(href ?? "");
});

test("what is typed before the dialog's script has come is not lost", async ({ page }) => {
  await openHydrated(page, "/game/board");
  const release = await holdRequests(page, "**/*.js");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("adjz");
  await page.keyboard.press("Backspace");
  release();
  await expect(field(page)).toHaveValue("adj");
  await page.keyboard.type("acency");
  await expect(field(page)).toHaveValue("adjacency");
});

test("what is typed as its script comes goes to it, and Enter follows no link meanwhile", async ({
  page,
}) => {
  await openHydrated(page, "/game/board");
  const link = page.getByRole("navigation", { name: "Documentation" }).getByRole("link").last();
  await link.focus();
  await page.evaluate(() => {
    // With the dialog's own commit, before any later task.
    const observer = new MutationObserver(() => {
      const dialog = document.querySelector("dialog");
      if (!dialog) return;
      observer.disconnect();
      Object.assign(window, { opened: dialog.open });
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  const release = await holdRequests(page, "**/*.js");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("adj");
  await page.keyboard.press("Enter");
  release();
  await expect(field(page)).toHaveValue("adj");
  expect(await page.evaluate(() => (window as { opened?: boolean }).opened)).toBe(true);
  await expect(page).toHaveURL("/game/board");
});

test("Escape calls it off before its script has come", async ({ page }) => {
  await openHydrated(page, "/game/board");
  const release = await holdRequests(page, "**/*.js");
  await page.keyboard.press("Control+k");
  await page.keyboard.press("Escape");
  release();
  await expect(box(page)).toContainText("Ctrl+K");
  await expect(dialog(page)).toBeHidden();
  await waitForOwnEntry(page);
});
