import type { Page } from "@playwright/test";
import { HOSTILE, LEFT, type HostileCode } from "./hostileCode";
import { expect, forgive, test } from "./site";
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

/** The page keeps working, whatever the block did. */
async function expectPageIsFine(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.querySelectorAll("h1").length)).toBe(1);
  await page.getByRole("button", { name: /theme/i }).first().click({ trial: true });
}

/**
 * Runs one piece of code in a block, checks the result, and that the block and the page still work
 * afterwards.
 */
async function expectSurvival(page: Page, [, code, outcome]: HostileCode): Promise<void> {
  const block = liveBlock(page, PEEK);
  await pasteCode(page, PEEK, code);
  await block.getByRole("button", { name: /^Run/ }).click();
  if (outcome === undefined)
    await expect(block.getByRole("button", { name: "Run again" })).toBeVisible();
  else if (typeof outcome === "string") await waitForResult(page, PEEK, outcome);
  else await expect(block.getByRole("status")).toContainText(outcome, { timeout: 30_000 });
  await expectPageIsFine(page);
  expect((await block.boundingBox())!.height).toBeLessThan(4000);
  await waitForResult(page, FACES, "7");
  if (code.length < 1000) {
    // The editor draws unprintable characters as its own symbols.
    const first = /^[\x20-\x7e]{1,12}/.exec(code)![0].trimEnd();
    await expect(editorOf(page, PEEK)).toContainText(first);
  }
  await pasteCode(page, PEEK, "<b>well again</b>");
  await block.getByRole("button", { name: "Run again" }).click();
  await waitForResult(page, PEEK, "well again");
  // The result of the next piece of code is then new.
  if (outcome instanceof RegExp)
    await expect(block.getByRole("status").filter({ hasText: outcome })).toHaveCount(0);
}

test.describe("hostile code", () => {
  for (const [kind, list] of Object.entries(HOSTILE)) {
    // `table.spec.ts` has the same frame in each `npm test`.
    const tag = kind === "that reaches out of its frame" ? "" : " @core";
    test(`harms neither its block nor the page: code ${kind}${tag}`, async ({
      page,
      faults,
      browserName,
    }) => {
      test.setTimeout(60_000 + list.length * 30_000);
      // What the policy blocks is announced as a request, but is never sent. Firefox also lets tests answer it;
      // `frame-network.spec.ts` listens on the network.
      const sent: string[] = [];
      await page.route(/example\.com/, async (route) => {
        sent.push(route.request().url());
        await route.abort();
      });
      await openBlock(page, FACES);
      await waitForResult(page, FACES, "7");
      for (const fault of list)
        await test.step(fault[0], async () => {
          const [, , outcome] = fault;
          // Firefox stays: its policy refuses before the frame leaves.
          const isKept = browserName === "firefox" && outcome === LEFT;
          await expectSurvival(page, isKept ? [fault[0], fault[1]] : fault);
          if (browserName !== "firefox") expect(sent).toEqual([]);
        });
      // The browser itself reports what the code did.
      forgive(faults, "console", "errors", "requests", "violations");
    });
  }

  test.setTimeout(90_000);

  test("code that no guard sees is paused when it keeps the processor busy", async ({ page }) => {
    await openBlock(page, PEEK);
    const spin = "const start = performance.now(); while (performance.now() - start < 900);";
    await pasteCode(page, PEEK, `setInterval(new Function("${spin}"), 0); <b>spins</b>`);
    const status = liveBlock(page, PEEK).getByRole("status");
    await expect(status).toContainText("busy for 20 seconds", { timeout: 60_000 });
    await expectPageIsFine(page);
  });

  test("an event handler that throws is reported beside its code", async ({ page, faults }) => {
    await openBlock(page, PEEK);
    await pasteCode(page, PEEK, "<button onClick={() => { throw new Error('h'); }}>go</button>");
    await resultOf(page, PEEK).getByRole("button", { name: "go" }).click();
    await expect(liveBlock(page, PEEK).getByRole("status")).toContainText("Error: h");
    await expect.poll(() => faults.errors.join()).toContain("h");
    forgive(faults, "errors");
  });
});
