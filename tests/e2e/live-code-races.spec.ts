import {
  FACES,
  PEEK,
  editorOf,
  liveBlock,
  openBlock,
  pasteCode,
  resultOf,
  waitForResult,
} from "./liveBlock";
import { pasteAndReload } from "./paste";
import { expect, openHydrated, test } from "./site";

test.describe("a live block whose reader is quicker than the page @chromium", () => {
  test.setTimeout(90_000);

  test("keeps what is put in the moment its editor has the focus", async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener("focusin", (event) => {
        const target = event.composedPath()[0];
        if (!(target instanceof Element) || !target.matches(".cm-content")) return;
        // Before anything else that the page does once the editor is ready.
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

  test("keeps also what was typed right before the reader left", async ({ page }) => {
    await openBlock(page, PEEK);
    await pasteCode(page, PEEK, "<b>first</b>");
    await waitForResult(page, PEEK, "first");
    await pasteAndReload(editorOf(page, PEEK), "<i>last</i>");
    await expect(liveBlock(page, PEEK).getByRole("status")).toContainText("It has not been run");
    await expect(editorOf(page, PEEK)).toContainText("<i>last</i>");
  });
});

test("a fast reader gets no message about impossible moves", async ({ page }) => {
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
  // The last card of a hand is staked automatically, without a click.
  await expect(lines).toHaveText(Array.from({ length: 5 }, () => /^\d against \d$/));
});
