import {
  FACES,
  PEEK,
  editorOf,
  liveBlock,
  openBlock,
  pasteAt,
  pasteCode,
  resultOf,
  waitForResult,
} from "./liveBlock";
import { expect, holdRequests, openHydrated, test } from "./site";

test.describe("a live block whose reader is quicker than the page", () => {
  test.setTimeout(90_000);

  test("keeps what is put in the moment its editor has the focus", async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener("focusin", (event) => {
        const target = event.composedPath()[0];
        if (!(target instanceof Element) || !target.matches(".cm-content")) return;
        // Before anything else that the page does once the editor is there.
        queueMicrotask(() => {
          const clipboardData = new DataTransfer();
          clipboardData.setData("text/plain", "const typed = 1;");
          target.dispatchEvent(
            new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
          );
        });
      });
    });
    await openBlock(page, FACES);
    await liveBlock(page, FACES).getByRole("button", { name: "Edit" }).click();
    await waitForResult(page, FACES, "37?");
    await expect(editorOf(page, FACES)).toContainText("const typed = 1;");
  });

  test("runs with Ctrl+Enter what stands in its editor, also right after a change", async ({
    page,
  }) => {
    await openBlock(page, PEEK);
    await pasteCode(page, PEEK, "<b>first</b>");
    await waitForResult(page, PEEK, "first");
    await page.keyboard.press("ControlOrMeta+a");
    await pasteAt(editorOf(page, PEEK), "<i>second</i>", "Ctrl+Enter");
    await waitForResult(page, PEEK, "second");
  });

  test("is reset by one run", async ({ page }) => {
    await openBlock(page, PEEK);
    await pasteCode(page, PEEK, "<b>mine</b>");
    await waitForResult(page, PEEK, "mine");
    await page.evaluate(() => {
      const added: Node[] = [];
      Object.assign(window, { addedFrames: added });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          added.push(...[...addedNodes].filter(({ nodeName }) => nodeName === "IFRAME"));
      }).observe(document.querySelector("main")!, { childList: true, subtree: true });
    });
    await liveBlock(page, PEEK).getByRole("button", { name: "Reset" }).click();
    await waitForResult(page, PEEK, "?");
    await resultOf(page, PEEK).getByRole("button").click();
    await waitForResult(page, PEEK, "Plum 3");
    // A second run would begin within the rest of 400 ms, before what is typed here later runs.
    await pasteCode(page, PEEK, "<b>later</b>");
    await waitForResult(page, PEEK, "later");
    const added = await page.evaluate(
      () => (window as unknown as { addedFrames: Node[] }).addedFrames.length,
    );
    expect(added).toBe(2);
  });

  test("keeps also what was typed right before the reader left", async ({ page }) => {
    await openBlock(page, PEEK);
    await pasteCode(page, PEEK, "<b>first</b>");
    await waitForResult(page, PEEK, "first");
    await pasteAt(editorOf(page, PEEK), "<i>last</i>", "reload");
    await expect(liveBlock(page, PEEK).getByRole("status")).toContainText("It has not been run");
    await expect(editorOf(page, PEEK)).toContainText("<i>last</i>");
  });

  test("takes the theme that was chosen while its frame was on the way", async ({ page }) => {
    const release = await holdRequests(page, /\/live\/frame/);
    await openBlock(page, PEEK);
    await page.getByRole("button", { name: "Dark theme" }).click();
    release();
    await waitForResult(page, PEEK, "?");
    await expect(resultOf(page, PEEK).locator("html.dark")).toHaveCount(1);
  });
});

test("in a live game of simultaneous turns a fast reader is not told of moves that cannot be", async ({
  page,
}) => {
  test.setTimeout(90_000);
  await openHydrated(page, "/game/flow");
  const title = "Everybody at once";
  await liveBlock(page, title).scrollIntoViewIfNeeded();
  const lines = liveBlock(page, title).getByRole("listitem");
  const card = resultOf(page, title).locator(".Card.selectable").first();
  for (let round = 1; round <= 4; round += 1) {
    // The table takes no click while its cards move.
    await expect(async () => {
      await card.click({ timeout: 2000 });
      await expect.poll(() => lines.count(), { timeout: 3000 }).toBeGreaterThanOrEqual(round);
    }).toPass({ timeout: 30_000 });
  }
  // The last card of a hand is staked without a click.
  await expect(lines).toHaveText(Array.from({ length: 5 }, () => /^\d against \d$/));
});
