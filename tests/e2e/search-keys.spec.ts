import { ask, box, dialog, field, options } from "./searchBox";
import { expect, holdRequests, openHydrated, test } from "./site";

test(
  "keys and box open it, Tab stays in it, and the focus returns to where it was",
  { tag: "@core" },
  async ({ page }) => {
    await openHydrated(page, "/game/board");
    const link = page.getByRole("main").getByRole("link").first();
    for (const key of ["Control+k", "/", "s"]) {
      await link.focus();
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue("");
      // Pressed twice, it is still one dialog.
      await page.keyboard.press("Control+k");
      await expect(dialog(page)).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      await expect(link).toBeFocused();
    }
    await box(page).click();
    await expect(field(page)).toBeFocused();
    await field(page).fill("adjacency");
    await options(page).first().waitFor();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press("Tab");
      const inside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest("dialog") !== null,
      );
      expect(inside).toBe(true);
    }
    await dialog(page).getByRole("button", { name: "Close search" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(box(page)).toBeFocused();
  },
);

test(
  "Control+Enter opens a tab with clean address and highlights, and the dialog stays",
  { tag: "@core" },
  async ({ page, context }) => {
    await openHydrated(page, "/");
    await ask(page, "adjacency");
    const target = await options(page).first().getAttribute("href");
    const opened = context.waitForEvent("page");
    await page.keyboard.press("Control+Enter");
    const tab = await opened;
    await expect(tab).toHaveURL(target ?? "");
    await tab.waitForFunction(() => (CSS.highlights.get("search-words")?.size ?? 0) > 0);
    await expect(field(page)).toHaveValue("adjacency");
  },
);

test("End leads to the last result and brings it into view, and on from there to the first", async ({
  page,
}) => {
  await openHydrated(page, "/");
  await ask(page, "action");
  await page.keyboard.press("End");
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
  await expect(options(page).last()).toBeInViewport();
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await expect(options(page).first()).toBeInViewport();
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
  await page.keyboard.type("acency");
  await expect(field(page)).toHaveValue("adjacency");
  await expect(page).toHaveURL("/game/board");
});
