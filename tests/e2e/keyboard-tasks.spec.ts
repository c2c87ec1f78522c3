import type { Page } from "@playwright/test";
import { editorOf, FACES, liveBlock, LIVE_ROUTE, waitForResult } from "./liveBlock";
import { pasteOver } from "./paste";
import { readClipboard } from "./readClipboard";
import { field, options } from "./searchBox";
import { expect, heading, openHydrated, sidebar, sidebarLink, test } from "./site";
import { tabTo } from "./tabTo";

/** What readers come for, done without a pointer. The task names are on the page /accessibility. */
const TASKS: Readonly<Record<string, (page: Page, width: number) => Promise<void>>> = {
  "find a page": async (page, width) => {
    await openHydrated(page, "/");
    const menu = page.getByRole("button", { name: "Open menu" });
    if (width < 997) {
      await tabTo(page, menu);
      await page.keyboard.press("Enter");
    }
    await tabTo(page, sidebarLink(page, "Flow"));
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Flow");
    if (width < 997) await expect(sidebar(page)).toBeHidden();
    // The next stops are those of a newly opened page, and lead into its text.
    await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("main#Site-content")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toBeVisible();
  },
  search: async (page) => {
    await openHydrated(page, "/");
    await tabTo(page, page.getByRole("banner").getByRole("button", { name: /Search/ }));
    await page.keyboard.press("Enter");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("everyPlayer");
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(field(page)).toHaveCount(0);
    await expect(page).toHaveURL(/everyplayer/i);
  },
  "open a member of the reference": async (page) => {
    await openHydrated(page, "/api/classes/Stack");
    await tabTo(page, page.getByRole("searchbox", { name: "Filter members" }));
    await page.keyboard.type("shuffle");
    const entry = page.locator("main a[href$='#shuffle']").first();
    await tabTo(page, entry);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#shuffle$/);
    await expect(page.locator("[id=shuffle]")).toBeInViewport();
  },
  "switch the theme": async (page) => {
    await openHydrated(page, "/game/flow");
    const toggle = page.getByRole("button", { name: "Dark theme" });
    await tabTo(page, toggle);
    await page.keyboard.press("Space");
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    await expect(toggle).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
  },
  "copy a sample": async (page) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await openHydrated(page, "/game/board");
    const block = page.locator("figure.code").first();
    const copy = block.getByRole("button", { name: /^Copy code/ });
    await tabTo(page, copy);
    await expect(copy.locator("..")).toHaveCSS("opacity", "1");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeAttached();
    const copied = await readClipboard(page);
    expect(copied.trim()).toBe((await block.locator("pre code").innerText()).trim());
  },
  "edit, run and leave a live block": async (page) => {
    await openHydrated(page, LIVE_ROUTE);
    const block = liveBlock(page, FACES);
    await tabTo(page, block.getByRole("button", { name: "Edit" }));
    await page.keyboard.press("Enter");
    const editor = editorOf(page, FACES);
    await expect(editor).toBeFocused();
    // Typed letter by letter, the editor would close the tag automatically.
    await pasteOver(editor, "<b>By keyboard</b>");
    await waitForResult(page, FACES, "By keyboard");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await expect(editor).not.toBeFocused();
    // Out of the block as well, past whatever it shows.
    const ways = page.getByRole("navigation", { name: "Previous and next page" });
    const after = ways.getByRole("link").first();
    await tabTo(page, after);
  },
};

for (const [task, work] of Object.entries(TASKS)) {
  for (const width of [390, 1280]) {
    const tag = width === 390 ? " @core" : "";
    test(`${task} by keyboard alone, ${String(width)} px${tag}`, async ({ page }) => {
      test.setTimeout(120_000);
      test.info().annotations.push({
        type: "keyboard-task",
        description: JSON.stringify({ task, width }),
      });
      await page.setViewportSize({ width, height: 900 });
      await work(page, width);
    });
  }
}
