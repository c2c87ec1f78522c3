import { By, error, type WebDriver } from "selenium-webdriver";
import { HOSTILE } from "../hostileCode";
import { FACES, LIVE_ROUTE, PEEK } from "../liveBlock";
import { click, expect, hideFrameFocus, pasteOver, placeOf, readFrame, test } from "./driver";

const sectionOf = (title: string): string => `section[aria-label="Live code: ${title}"]`;

/** Selects a button of the block by how its name begins. */
const buttonOf = (name: string): By =>
  By.xpath(`//*[@aria-label="Live code: ${PEEK}"]//button[starts-with(., "${name}")]`);

/** What the block says of its code. */
const readMessages = (driver: WebDriver): Promise<string> =>
  driver.executeScript<string>(
    (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`${selector} [role=status]`)]
        .map(({ innerText }) => innerText)
        .join("\n"),
    sectionOf(PEEK),
  );

/** The text of a block's result; empty while there is none, or where the code has broken what the driver uses. */
async function readResult(driver: WebDriver, title: string): Promise<string> {
  const selector = By.css(`iframe[title="Result of ${title}"]:not([inert])`);
  const read = () => driver.executeScript<string>(() => document.body.innerText);
  try {
    const [host] = await driver.findElements(selector);
    return (host && (await readFrame(driver, host, read))) ?? "";
  } catch (fault) {
    // A new run may take the place of the frame while the driver finds it.
    const isGone = fault instanceof error.StaleElementReferenceError;
    if (isGone || fault instanceof error.JavascriptError) return "";
    throw fault;
  }
}

/** WebKit gives up such a pattern by itself, and the code goes on. */
const GIVEN_UP = "a regular expression that backtracks";

for (const [kind, list] of Object.entries(HOSTILE))
  test(`harms neither its block nor the page: code ${kind}`, async ({ driver, open }) => {
    test.setTimeout(60_000 + list.length * 30_000);
    await open(LIVE_ROUTE);
    await hideFrameFocus(driver);
    await placeOf(driver, sectionOf(FACES));
    await expect.poll(() => readResult(driver, FACES)).toContain("7");
    await click(driver, buttonOf("Edit"));
    for (const [name, code, listed] of list)
      await test.step(name, async () => {
        const outcome = name === GIVEN_UP ? "x" : listed;
        const options = { message: name, timeout: 30_000 };
        await pasteOver(driver, `Code: ${PEEK}`, code);
        await click(driver, buttonOf("Run"));
        if (outcome instanceof RegExp)
          await expect.poll(() => readMessages(driver), options).toMatch(outcome);
        else if (outcome !== undefined)
          await expect.poll(() => readResult(driver, PEEK), options).toContain(outcome);
        await pasteOver(driver, `Code: ${PEEK}`, "<b>well again</b>");
        await click(driver, buttonOf("Run"));
        await expect.poll(() => readResult(driver, PEEK), options).toContain("well again");
        if (outcome instanceof RegExp)
          await expect.poll(() => readMessages(driver), options).not.toMatch(outcome);
        expect(await readResult(driver, FACES)).toContain("7");
      });
  });
