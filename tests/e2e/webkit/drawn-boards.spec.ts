import { mergeTests, type Page } from "@playwright/test";
import type { WebDriver } from "selenium-webdriver";
import sharp from "sharp";
import { test as controlled } from "../control";
import { GAME_IDS } from "../gameIds";
import { readFacts } from "../play/playToTheEnd";
import { playGame } from "../playTable";
import { openHydrated } from "../site";
import { button, click, expect, expectText, placeOf, test as ofWebKit } from "./driver";
import { playEverySeat } from "./WebKitGame";

const test = mergeTests(ofWebKit, controlled);

/** A picture as 16 by 24 patches, which leave out how an engine smooths edges and letters. */
const toPatches = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).resize(16, 24, { fit: "fill" }).removeAlpha().raw().toBuffer();

/** How far the patches of two pictures differ where they differ most: 0 to 255. */
async function compare(one: Buffer, other: Buffer): Promise<number> {
  const [patches, others] = await Promise.all([toPatches(one), toPatches(other)]);
  return Math.max(...patches.map((value, index) => Math.abs(value - (others[index] ?? 0))));
}

/** The most that a board differs between the engines: 8 to 51 was seen, and 100 or more when a part was missing. */
const MOST = 80;

/** A picture of what a selector names, which has to fit the window. */
async function shoot(driver: WebDriver, selector: string): Promise<Buffer> {
  const measure = (
    wanted: string,
  ): { left: number; top: number; width: number; height: number } => {
    const element = document.querySelector(wanted)!;
    element.scrollIntoView({ block: "end", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    return {
      left: Math.round(left),
      top: Math.round(top),
      width: Math.floor(width),
      height: Math.floor(height),
    };
  };
  const box = await driver.executeScript<ReturnType<typeof measure>>(measure, selector);
  const picture = Buffer.from(await driver.takeScreenshot(), "base64");
  return sharp(picture).extract(box).png().toBuffer();
}

/** Expects a part of both pages to look the same, at some time. */
async function expectSame(control: Page, driver: WebDriver, selector: string): Promise<void> {
  // Nothing is pointed at.
  await control.mouse.move(4, 4);
  await driver.actions().move({ x: 4, y: 4 }).perform();
  const differ = async (): Promise<number> => {
    const wanted = await control.locator(selector).screenshot();
    return compare(await shoot(driver, selector), wanted);
  };
  await expect.poll(differ, { timeout: 30_000 }).toBeLessThan(MOST);
}

for (const id of GAME_IDS)
  test(`the board of ${id} is drawn as in Chromium, also after a move`, async ({
    driver,
    open,
    control,
  }) => {
    test.setTimeout(180_000);
    const { title } = readFacts(id);
    const selector = `iframe[title="${title}, seat 1"]`;
    await playGame(control, id, title);
    await open(`/examples/${id}`);
    await click(driver, button(`Play ${title}`));
    await playEverySeat(driver);
    await expectSame(control, driver, selector);
    await control.getByRole("button", { name: "Bot move" }).click();
    await expect(control.getByText("Move 0 of 0")).toHaveCount(0);
    await click(driver, button("Bot move"));
    const isUnmoved = () =>
      driver.executeScript(() => document.body.innerText.includes("Move 0 of 0"));
    await expect.poll(isUnmoved).toBe(false);
    await expectSame(control, driver, selector);
  });

for (const [title, route] of [
  ["Three faces of a card", "/ui/appearance"],
  ["Dig three times", "/game/actions"],
] as const)
  test(`the result of ${title} is drawn as in Chromium`, async ({ driver, open, control }) => {
    test.setTimeout(120_000);
    const selector = `iframe[title='Result of ${title}']:not([inert])`;
    const block = `section[aria-label='Live code: ${title}']`;
    await openHydrated(control, route);
    await open(route);
    await control.locator(block).scrollIntoViewIfNeeded();
    await placeOf(driver, block);
    await expect(control.locator(selector)).toBeVisible({ timeout: 30_000 });
    await placeOf(driver, selector);
    await expectSame(control, driver, selector);
  });

test("the table of a step is drawn as in Chromium", async ({ driver, open, control }) => {
  test.setTimeout(120_000);
  const route = "/tutorial/first-action";
  await openHydrated(control, route);
  await open(route);
  await control.getByRole("button", { name: "Solve" }).click();
  await click(driver, button("Solve"));
  await expect(control.getByText("All goals are met.").first()).toBeVisible({ timeout: 30_000 });
  await expectText(driver, "All goals are met.");
  await expectSame(control, driver, "iframe[title='Stampede, seat 1']");
});
