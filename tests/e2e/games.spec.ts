import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, openHydrated, test } from "./site";

const GAMES = path.resolve("content/games");

interface Facts {
  readonly title: string;
}

interface Recording {
  readonly players: number;
}

const readJson = (id: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(GAMES, id, file), "utf8"));

const ids = readdirSync(GAMES).filter((id) => existsSync(path.join(GAMES, id, "game.json")));

test("there are thirteen games", () => {
  expect(ids.length).toBe(13);
});

for (const id of ids) {
  test(`${id} opens a table for every seat, and moves show there`, async ({ page }) => {
    test.setTimeout(120_000);
    const { title } = readJson(id, "game.json") as Facts;
    const { players } = readJson(id, "moves.json") as Recording;
    await openHydrated(page, `/examples/${id}`);
    await page.getByRole("button", { name: `Play ${title}` }).click();
    for (let seat = 1; seat <= players; seat += 1) {
      const table = page.frameLocator(`iframe[title="${title}, seat ${String(seat)}"]`);
      await expect(table.locator("#game")).toBeVisible({ timeout: 60_000 });
      await expect(table.locator("#play-area .Piece, #play-area .Space").first()).toBeAttached();
    }
    await page.getByRole("button", { name: "Bot move" }).click();
    await expect(page.getByText("Move 1 of 1")).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole("alert").filter({ hasText: /Refused|stopped|Error/ })).toHaveCount(
      0,
    );
  });
}
