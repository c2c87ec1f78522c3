import { enterText, expect, openHydrated, test } from "./site";
import { followLink, GAME, GUIDE, REFERENCE } from "./somePages";
import { translate } from "./translate";

test("names that a highlighter has wrapped change with the filter", async ({ page }) => {
  const wrapNames = (): Promise<void> =>
    page.evaluate(() => {
      for (const name of document.querySelectorAll("main li a > code")) {
        for (const text of [...name.childNodes].filter((node) => node instanceof Text)) {
          const around = document.createRange();
          around.selectNode(text);
          around.surroundContents(document.createElement("b"));
        }
      }
    });
  await openHydrated(page, REFERENCE);
  const name = page
    .getByRole("main")
    .locator("li a > code")
    .filter({ hasText: /^onEnter/ });
  await expect(name).toHaveText("onEnter");
  await wrapNames();
  await expect(name.locator("b")).toHaveText("onEnter");
  const filter = page.getByRole("searchbox", { name: "Filter members" });
  await enterText(filter, "onen");
  await expect(name.locator("mark")).toHaveText("onEn");
  await expect(name).toHaveText("onEnter");
  await wrapNames();
  await enterText(filter, "");
  await expect(name.locator("mark")).toHaveCount(0);
  await expect(name).toHaveText("onEnter");
  await followLink(page);
});

test.describe("a translated page", () => {
  test("switches its theme, searches, narrows the index and goes on", async ({ page }) => {
    await openHydrated(page, REFERENCE);
    expect(await translate(page)).toBeGreaterThan(200);
    const root = page.locator("html");
    const before = await root.getAttribute("data-theme");
    await page.getByRole("button", { name: /theme/i }).first().click();
    await expect(root).not.toHaveAttribute("data-theme", before ?? "");

    const filter = page.getByRole("searchbox", { name: "Filter members" });
    await enterText(filter, "zzz");
    await translate(page);
    await enterText(filter, "onEnter");
    await translate(page);
    await enterText(filter, "");
    await expect(page.locator("h1")).toContainText("Space");

    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await translate(page);
    for (const words of ["stack", "zzzzzz", "stacker", "hex grid"]) {
      await enterText(dialog.getByRole("combobox"), words);
      // The field accepts typing; its answers come a moment later.
      const none = dialog.getByText(/^No results/);
      await expect(dialog.getByRole("option").or(none).first()).toBeAttached();
      await translate(page);
    }
    await expect(dialog.getByRole("option").first()).toContainText(/hex/i);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await translate(page);
    await followLink(page);
  });

  test("plays a game and runs code", async ({ page }) => {
    await openHydrated(page, GAME);
    await translate(page);
    await page.getByRole("button", { name: /Play/ }).click();
    const move = page.getByRole("button", { name: "Bot move" });
    await expect(move).toBeEnabled({ timeout: 30_000 });
    await translate(page);
    await move.click();
    await expect(page.getByText(/Move \d+ of \d+|1 move/).first()).toBeVisible();
    await translate(page);
    await page
      .getByRole("button", { name: /Undo|Back/ })
      .first()
      .click();
    await expect(page.locator("h1")).toContainText("Garden Row");

    await openHydrated(page, GUIDE);
    await translate(page);
    const block = page.getByRole("region", { name: /^Live code/ }).first();
    await block.scrollIntoViewIfNeeded();
    await translate(page);
    await block.getByRole("button", { name: "Stop" }).click();
    await translate(page);
    await block.getByRole("button", { name: "Run again" }).click();
    // A frame is inert until its code shows something.
    await expect(block.locator("iframe:not([inert])")).toHaveCount(1, { timeout: 20_000 });
    await followLink(page);
  });
});
