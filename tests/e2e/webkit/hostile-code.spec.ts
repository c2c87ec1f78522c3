import { HOSTILE } from "../hostileCode";
import { FACES, LIVE_ROUTE, PEEK } from "../liveBlock";
import { click, expect, hideFrameFocus, pasteOver, placeOf, test } from "./driver";
import { buttonOf, readMessages, readResult, sectionOf } from "./liveBlock";

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
