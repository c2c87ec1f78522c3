import { readFileSync } from "node:fs";
import { deflateSync, inflateSync, strFromU8, strToU8, unzipSync } from "fflate";
import type { PlayLink } from "../../src/lib/share/playLink";
import { ROUTE, seat, startGame } from "./gardenRow";
import { botMoves, edit } from "./gameEditor";
import { expect, openHydrated, test } from "./site";

const LINK: PlayLink = {
  game: "garden-row",
  toolkit: "0.2.14",
  players: 2,
  seed: "from a link",
  settings: { size: 4 },
  moves: [
    [1, "sow", { plot: "$el[0/0/5]" }],
    [2, "sow", { plot: "$el[0/0/3]" }],
    [1, "sow", { plot: "$el[0/0/6]" }],
  ],
  at: 2,
  lens: 2,
};

function hashOf(link: PlayLink): string {
  const bytes = deflateSync(strToU8(JSON.stringify(link)));
  return `#play=1.${Buffer.from(bytes).toString("base64url")}`;
}

function linkIn(address: string): unknown {
  const payload = new URL(address).hash.replace("#play=1.", "");
  return JSON.parse(strFromU8(inflateSync(Buffer.from(payload, "base64url"))));
}

test.describe("a link to a game", () => {
  test.setTimeout(90_000);
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("opens the same game: code, seed, moves, the move and the seat shown", async ({
    page,
    context,
  }) => {
    await startGame(page);
    await edit(page, "game.ts", "/** Steps in", "/* mine */ /** Steps in");
    await expect(page.getByText("1 line changed")).toBeVisible();
    await botMoves(page, 3);
    // A table shows one update a second: with all seeds nothing is on its way any more.
    await expect(seat(page, 2).locator(".Plot .Seed")).toHaveCount(3);
    await page.getByRole("slider").focus();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByText("Move 2 of 3")).toBeVisible();
    await page.getByRole("button", { name: "Ben", exact: true }).click();
    const before = page.url();
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("The link is copied")).toBeVisible();
    expect(page.url()).toBe(before);
    const address = await page.evaluate(() => navigator.clipboard.readText());
    // The seat was at later moves before: only with two seeds it shows the second one.
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
    await other.getByRole("button", { name: "Share", exact: true }).click();
    await other.getByRole("button", { name: "Copy link" }).click();
    await expect(other.getByText("The link is copied")).toBeVisible();
    const again = await other.evaluate(() => navigator.clipboard.readText());
    expect(linkIn(again)).toEqual(linkIn(address));
    await other.close();
  });

  test("without changed code waits for the click, too", async ({ page }) => {
    await openHydrated(page, `${ROUTE}${hashOf(LINK)}`);
    await expect(page.getByText("A link holds this game after move 2 of 3.")).toBeVisible();
    expect(await page.locator("iframe").count()).toBe(0);
    await page.getByRole("button", { name: "Play Garden Row" }).click();
    await expect(page.getByText("Move 2 of 3")).toBeVisible({ timeout: 30_000 });
    await expect(seat(page, 2).locator(".Plot")).toHaveCount(16, { timeout: 30_000 });
    await expect(page.locator('iframe[title="Garden Row, seat 1"]')).toBeHidden();
  });

  test("can be refused: the original opens, and the code can be brought back", async ({ page }) => {
    const code = "throw new Error('it ran');";
    await openHydrated(page, `${ROUTE}${hashOf({ ...LINK, files: { "game.ts": code } })}`);
    await page.getByRole("button", { name: "Back to the original" }).click();
    await expect(seat(page, 1).getByText("Sow a seed")).toBeVisible({ timeout: 30_000 });
    await page.getByRole("button", { name: "Bring my changes back" }).click();
    await expect(page.getByText("This code came from a link.")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("tells moves that the rules refuse, and stops before them", async ({ page, faults }) => {
    const moves: PlayLink["moves"] = [...LINK.moves, [2, "sow", { plot: "$el[0/0/6]" }]];
    await openHydrated(page, `${ROUTE}${hashOf({ ...LINK, moves, at: 4 })}`);
    await page.getByRole("button", { name: "Play Garden Row" }).click();
    await expect(page.getByText("Move 3 of 3")).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("alert")).toContainText(
      "Move 4, Ben's sow, is refused under these",
    );
    faults.console.length = 0;
  });

  for (const [name, hash, reason] of [
    ["that was cut", hashOf(LINK).slice(0, -9), "damaged or was cut"],
    ["of a newer format", "#play=9.abc", "format 9 is not known"],
    ["with HTML in it", "#play=1.<img src=x onerror=alert(1)>", "damaged or was cut"],
    ["to another game", hashOf({ ...LINK, game: "chess" }), 'the game "chess"'],
    ["with too many players", hashOf({ ...LINK, players: 6 }), "is for 2 to 2"],
  ] as const) {
    test(`${name} is told, and the game is there unchanged`, async ({ page }) => {
      await openHydrated(page, `${ROUTE}${hash}`);
      const isGame = name.includes("players");
      await expect(page.getByText(isGame ? "A link holds this game" : reason)).toBeVisible();
      await page.getByRole("button", { name: "Play Garden Row" }).click();
      await expect(seat(page, 1).getByText("Sow a seed")).toBeVisible({ timeout: 30_000 });
      if (isGame) await expect(page.getByText(reason)).toBeVisible();
      await expect(page.getByText("Move 0 of 0")).toBeVisible();
    });
  }
});

test("a browser that forbids copying gets the link in a field", async ({ page }) => {
  await startGame(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  const field = page.getByRole("textbox", { name: "Link to this game" });
  await expect(field).toHaveValue(/\/examples\/garden-row#play=1\./);
  await expect(field).toBeFocused();
});

test("the download is a project with the edited rules and the moves", async ({ page }) => {
  test.setTimeout(60_000);
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
