import { By, Key, type WebDriver } from "selenium-webdriver";
import { listMovements } from "../listMovements";
import { button, click, expect, press, readFrame, test, waitForFrames } from "./driver";

test.use({ gtkSettings: ["gtk-enable-animations=0"] });

const isTrue = (driver: WebDriver, query: string): Promise<boolean> =>
  driver.executeScript((text: string) => matchMedia(text).matches, query);

test("with reduced motion nothing moves", async ({ driver, open }) => {
  test.setTimeout(120_000);
  const expectStill = async (what: string): Promise<void> => {
    await waitForFrames(driver);
    expect(await driver.executeScript(listMovements), what).toEqual([]);
  };
  await open("/examples/garden-row");
  expect(await isTrue(driver, "(prefers-reduced-motion: reduce)")).toBe(true);
  await expectStill("page");
  await press(driver, "k", Key.CONTROL);
  const search = By.css("dialog[open] input");
  await expect.poll(async () => (await driver.findElements(search)).length).toBe(1);
  await expectStill("search");
  await press(driver, Key.ESCAPE);
  await click(driver, button("Play Garden Row"));
  const table = By.css("iframe[title='Garden Row, seat 1']");
  await expect.poll(async () => (await driver.findElements(table)).length).toBe(1);
  const host = driver.findElement(table);
  const countNames = () =>
    readFrame(driver, host, () =>
      driver.executeScript(
        () => document.querySelectorAll(".profile-badge.current .player-name").length,
      ),
    );
  await expect.poll(countNames, { timeout: 30_000 }).toBe(1);
  // Without it the toolkit makes the name of the acting player pulse for the whole turn.
  expect(await readFrame(driver, host, () => driver.executeScript(listMovements))).toEqual([]);
});
