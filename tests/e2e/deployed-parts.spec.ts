import type { Locator, Page } from "@playwright/test";
import { makeLaterBuild } from "./laterBuild";
import { liveBlock, LIVE_ROUTE, PEEK } from "./liveBlock";
import { expect, openHydratedPage, test as base, waitForHydration } from "./oracle";
import { botMove, expectMove, inspect, playEverySeat } from "./playTable";
import { notice, readBuild, waitForRescue } from "./recoveryParts";
import { METERED, setConnection } from "./site";

const GAME = "/examples/garden-row";

interface Deploy {
  /** Makes the server's files another build. */
  readonly deploy: () => Promise<void>;
  /** Expects that a part says so, and that its button loads the page of the other build. */
  readonly expectReload: (part: Locator) => Promise<void>;
}

interface DeployFixtures {
  /** Opens a page before a deploy. */
  readonly openBefore: (route: string) => Promise<Deploy>;
}

const test = base.extend<DeployFixtures>({
  openBefore: async ({ page, site, oracle }, provide, testInfo) => {
    await provide(async (route) => {
      const dir = testInfo.outputPath("later");
      const build = makeLaterBuild(dir, "later");
      await setConnection(page, METERED);
      await openHydratedPage(page, oracle, route);
      await waitForRescue(page);
      return {
        deploy: () => site.deploy(dir),
        expectReload: async (part) => {
          await expect(part).toContainText("The site has been updated.");
          await expect(page.getByText("Are you online?")).toHaveCount(0);
          await expect(part.getByRole("button", { name: /^(Retry|Try again)$/ })).toHaveCount(0);
          await part.getByRole("button", { name: "Reload" }).click();
          await expect.poll(() => readBuild(page)).toBe(build);
          await waitForHydration(page);
        },
      };
    });
  },
});

const alertOf = (page: Page, name: string): Locator =>
  page.getByRole("alert").filter({ hasText: `${name} could not load.` });

const startGame = async (page: Page, label: string): Promise<void> => {
  await page.getByRole("button", { name: `${label} Garden Row` }).click();
  if (label === "Play") await playEverySeat(page);
  await expect(page.getByRole("button", { name: "Bot move" })).toBeEnabled({ timeout: 30_000 });
};

test.describe("after a deploy,", () => {
  test("inspectors offer a reload that keeps the moves", async ({ page, openBefore }) => {
    const { deploy, expectReload } = await openBefore(GAME);
    await startGame(page, "Play");
    await botMove(page, 1);
    await botMove(page, 2);
    await page.getByRole("button", { name: "Undo" }).click();
    await deploy();
    await page.getByRole("button", { name: "Inspect", exact: true }).click();
    await expect(notice(page)).toContainText("What you wrote, your moves, and your place are kept");
    // The game itself goes on.
    await page.getByRole("button", { name: "Redo" }).click();
    await expectMove(page, 2);
    await expectReload(alertOf(page, "The inspectors"));
    await expect(notice(page)).toBeHidden();
    await startGame(page, "Resume");
    await expectMove(page, 2);
    await inspect(page, "Board");
    await botMove(page, 3);
  });

  test("a live block offers a reload that keeps the place", async ({ page, openBefore }) => {
    const { deploy, expectReload } = await openBefore(LIVE_ROUTE);
    await deploy();
    const block = liveBlock(page, PEEK);
    await block.scrollIntoViewIfNeeded();
    await expect(block.getByRole("alert")).toBeVisible();
    await expect(block.getByRole("alert")).toContainText("The site has been updated.");
    const readPlace = () => page.evaluate(() => Math.round(window.scrollY));
    const place = await readPlace();
    expect(place).toBeGreaterThan(500);
    // Its button is always in view: clicking it scrolls nothing.
    await expectReload(notice(page));
    await expect(block.getByRole("button", { name: "Stop" })).toBeVisible();
    expect(await readPlace()).toBe(place);
  });

  test("Try it offers a reload of the same page", async ({ page, openBefore }) => {
    const { deploy, expectReload } = await openBefore("/ui/layout");
    await deploy();
    const tryIt = page.getByRole("button", { name: /^Try it/ }).first();
    await tryIt.click();
    await expectReload(notice(page));
    await expect(page).toHaveURL("/ui/layout");
    await tryIt.click();
    const sandbox = page.getByRole("dialog");
    await expect(sandbox.getByRole("slider").first()).toBeVisible();
    await sandbox.getByRole("button", { name: "Close" }).click();
  });
});

test("a script that is answered with a page is gone", async ({ page, site, oracle }) => {
  oracle.allow(/Unexpected token '<'/);
  await setConnection(page, METERED);
  await openHydratedPage(page, oracle, GAME);
  await waitForRescue(page);
  const build = JSON.stringify({ webpackCompilationHash: "0123456789ab" });
  await site.fail(/app-data\.json/, { kind: "text", text: build, type: "application/json" });
  await site.fail(/\.js/, { kind: "text" });
  await page.getByRole("button", { name: "Play Garden Row" }).click();
  await expect(alertOf(page, "The player")).toContainText("The site has been updated.");
  await expect(notice(page)).toContainText("The site has been updated.");
});
