import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { seat, startGame } from "./gardenRow";
import { botMoves, edit } from "./gameEditor";
import { readClipboard } from "./readClipboard";
import { expect, test } from "./site";

test.describe("a link to a game", () => {
  test.setTimeout(90_000);
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("opens the same game, move and seat @core", async ({ page, context }) => {
    await startGame(page);
    await edit(page, "game.ts", "/** Steps in", "/* mine */ /** Steps in");
    await expect(page.getByText("1 line changed")).toBeVisible();
    await botMoves(page, 3);
    // A table shows one update a second: when all seeds are shown, nothing is pending.
    await expect(seat(page, 2).locator(".Plot .Seed")).toHaveCount(3);
    await page.getByRole("slider", { name: /^Move/ }).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByText("Move 2 of 3")).toBeVisible();
    await page.getByRole("button", { name: "Ben", exact: true }).click();
    const before = page.url();
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("The link is copied")).toBeVisible();
    expect(page.url()).toBe(before);
    const address = await readClipboard(page);
    // The seat showed later moments before: only two seeds mean that it shows the second one.
    await expect(seat(page, 2).locator(".Plot .Seed")).toHaveCount(2);
    await expect(seat(page, 2).getByText("Ada is choosing a plot")).toBeVisible();
    const board = await seat(page, 2).locator("#game").innerText();

    const other = await context.newPage();
    await other.goto(address);
    await expect(other.getByText("This code came from a link.")).toBeVisible();
    await expect(other.getByRole("textbox")).toContainText("/* mine */");
    expect(await other.locator("iframe").count()).toBe(0);
    await other.getByRole("button", { name: "Run", exact: true }).click();
    await expect(other.getByText("Move 2 of 3")).toBeVisible({ timeout: 30_000 });
    await expect(seat(other, 2).locator(".Plot .Seed")).toHaveCount(2, { timeout: 30_000 });
    await expect(other.locator('iframe[title="Garden Row, seat 1"]')).toBeHidden();
    await expect(seat(other, 2).locator("#game")).toHaveText(board, { useInnerText: true });
    await other.close();
  });
});

test("the download is a project with the edited rules and the moves @chromium", async ({
  page,
}) => {
  await startGame(page);
  await edit(page, "game.ts", "/** Steps in", "/* mine */ /** Steps in");
  await expect(page.getByText("1 line changed")).toBeVisible();
  await botMoves(page, 2);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download project" }).click();
  const saved = await waiting;
  expect(saved.suggestedFilename()).toBe("garden-row.zip");
  const files = unzipSync(new Uint8Array(readFileSync(await saved.path())));
  const text = (name: string): string => strFromU8(files[`garden-row/${name}`] ?? new Uint8Array());
  expect(text("src/game/index.ts")).toContain("/* mine */");
  expect(text("src/ui/index.tsx")).toContain('from "../game"');
  expect((JSON.parse(text("test/moves.json")) as { moves: unknown[] }).moves).toHaveLength(2);
  expect(text("README.md")).toContain("npm run build:game");
});
