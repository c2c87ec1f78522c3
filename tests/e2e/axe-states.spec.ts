import type { Page } from "@playwright/test";
import { findViolations } from "./axe";
import { editorOf, FACES, liveBlock, openBlock, pasteCode, waitForResult } from "./liveBlock";
import { botMove, openFrame, playGame } from "./playTable";
import { chooseTheme, expect, forgive, openHydrated, sidebar, test } from "./site";

/** What axe finds in the documents of the frames that are shown, each separately. */
async function findInFrames(page: Page): Promise<unknown[]> {
  const frames = await page.locator("iframe[src*='/live/']:visible").all();
  const found: unknown[] = [];
  for (const frame of frames)
    found.push(...(await findViolations(await openFrame(frame), { least: 1 })));
  expect(frames.length).toBeGreaterThan(0);
  return found;
}

for (const [theme, width, tag] of [
  ["light", 320, " @core"],
  ["dark", 1280, ""],
] as const) {
  const look = `${theme}, ${String(width)} px${tag}`;

  const setLook = async (page: Page): Promise<void> => {
    test.setTimeout(90_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await chooseTheme(page, theme);
  };

  test(`axe finds nothing on a game and its tables, ${look}`, async ({ page }) => {
    await setLook(page);
    await playGame(page, "garden-row", "Garden Row");
    await botMove(page, 1);
    for (const table of await page.locator("iframe[title^='Garden Row, seat']:visible").all())
      await expect(table.contentFrame().locator(".player-name")).toHaveCount(2);
    expect.soft(await findViolations(page)).toEqual([]);
    expect(await findInFrames(page)).toEqual([]);
  });

  test(`axe finds nothing on an edited live block, ${look}`, async ({ page }) => {
    await setLook(page);
    await openBlock(page, FACES);
    await pasteCode(page, FACES, "<b>Written here</b>");
    await waitForResult(page, FACES, "Written here");
    await expect(editorOf(page, FACES)).toBeVisible();
    // Away from names that show a card.
    await page.mouse.move(0, 0);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    expect.soft(await findViolations(page)).toEqual([]);
    expect.soft(await findInFrames(page)).toEqual([]);
    await pasteCode(page, FACES, "<b>{missing}</b>");
    await expect(liveBlock(page, FACES).getByRole("status")).toContainText("missing");
    expect(await findViolations(page)).toEqual([]);
  });

  test(`axe finds nothing on what opens, ${look}`, async ({ page }) => {
    await setLook(page);
    await openHydrated(page, "/game/board");
    const link = page.locator("main a.api:visible").first();
    await link.focus();
    await expect(page.getByRole("tooltip")).toBeVisible();
    expect.soft(await findViolations(page), "card").toEqual([]);
    await page.keyboard.press("Escape");
    if (width > 996) return;
    await page.locator("main summary", { hasText: "On this page" }).click();
    expect.soft(await findViolations(page), "contents").toEqual([]);
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(sidebar(page)).toBeVisible();
    expect(await findViolations(page), "menu").toEqual([]);
  });

  test(`axe finds nothing on the not-found page, ${look}`, async ({ page, faults }) => {
    await setLook(page);
    await openHydrated(page, "/game/actoins");
    await expect(page.getByRole("main").getByRole("link", { name: "Actions" })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    forgive(faults);
  });
}
