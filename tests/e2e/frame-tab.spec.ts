import type { Page } from "@playwright/test";
import { FILLS_HISTORY } from "./hostileCode";
import { liveBlock, openBlock, pasteCode, PEEK, resultOf, waitForResult } from "./liveBlock";
import { expect, forgive, openHydrated, test } from "./site";

/*
 * What the frame of a live block shares with the rest of the tab. `play/globals.yml` names these tests.
 */

const readLength = (page: Page): Promise<number> => page.evaluate(() => history.length);

test("code has no methods for the history of the tab @core", async ({ page, browserName }) => {
  await openHydrated(page, "/faq");
  await openBlock(page, PEEK);
  const length = await readLength(page);
  await pasteCode(
    page,
    PEEK,
    `for (let i = 0; i < 20; i++) {
      history.pushState(i, "");
      window.navigation?.navigate("#c" + i);
    }
    history.back();
    history.go(-2);
    window.navigation?.back();
    <b>tried</b>`,
  );
  await waitForResult(page, PEEK, "tried");
  expect(await readLength(page)).toBe(length);
  // Playwright waits in vain for a page that Firefox takes from its cache.
  if (browserName === "firefox") return;
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});

for (const [way, what] of FILLS_HISTORY)
  test(`code that fills the history by ${way} is stopped, and Back still leaves`, async ({
    page,
  }) => {
    await openHydrated(page, "/faq");
    await openBlock(page, PEEK);
    await pasteCode(page, PEEK, `${what};\n<b>tried</b>`);
    await expect(liveBlock(page, PEEK)).toContainText(/filled the history|left its frame/);
    await page.goBack();
    await expect(page).toHaveURL(/\/faq$/);
  });

test("in a full history, whose length says nothing, code that goes on and on is stopped", async ({
  page,
}) => {
  await openHydrated(page, "/faq");
  await page.evaluate(() => {
    while (history.length < 50) history.pushState(history.state, "");
  });
  await openBlock(page, PEEK);
  await pasteCode(
    page,
    PEEK,
    "let i = 0; setInterval(() => { location.hash = 'a' + i++; }, 100); <b>tried</b>",
  );
  await expect(liveBlock(page, PEEK)).toContainText("filled the history");
});

test("code that speaks to the frames of other blocks is not heard there @core", async ({
  page,
}) => {
  await openHydrated(page, "/game/actions");
  const blocks = page.getByRole("region", { name: /^Live code: ./ });
  const [loud, quiet] = [blocks.nth(0), blocks.nth(1)];
  const result = quiet.frameLocator("iframe:not([inert])").locator("#play-area");
  await quiet.scrollIntoViewIfNeeded();
  await expect(result).toBeVisible({ timeout: 30_000 });
  const before = await result.innerText();
  const name = ((await loud.getAttribute("aria-label")) ?? "").replace("Live code: ", "");
  await pasteCode(
    page,
    name,
    `const shout = (left: number) => {
      for (let i = 0; i < parent.frames.length; i++)
        for (const message of [{ type: "gameFinished", state: {}, position: 1, winners: [] }, { type: "gameUpdate" }, { type: "darkSetting", dark: true }])
          parent.frames[i].postMessage(message, "*");
      if (left > 0) setTimeout(shout, 20, left - 1);
      else console.log("was loud");
    };
    shout(20);
    <b>loud</b>`,
  );
  await expect(loud.getByText("was loud")).toBeVisible();
  await expect(quiet.getByRole("status")).toHaveCount(0);
  expect(await result.innerText()).toBe(before);
});

test("a click in the frame lets code neither write the clipboard nor open a floating window", async ({
  page,
  faults,
}) => {
  await openBlock(page, PEEK);
  await pasteCode(
    page,
    PEEK,
    `document.addEventListener("copy", () => console.log("copied"));
    const video = document.createElement("video");
    const open = async () => {
      console.log("copy: " + (document.execCommand("copy") === true));
      console.log("float: " + document.pictureInPictureEnabled);
      await video.requestPictureInPicture?.().then(() => console.log("floats"), (error) => console.log(error.name));
      console.log("tried");
    };
    <button onClick={open}>go</button>`,
  );
  await resultOf(page, PEEK).getByRole("button", { name: "go" }).click();
  const log = liveBlock(page, PEEK).getByRole("listitem");
  await expect(log.getByText("tried")).toBeVisible();
  const lines = await log.allInnerTexts();
  expect(lines).toContain("copy: false");
  expect(lines).not.toContain("copied");
  expect(lines).not.toContain("floats");
  // Chromium says that the policy refused.
  forgive(faults, "console");
});
