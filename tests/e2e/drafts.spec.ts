import { startGame } from "./gardenRow";
import { edit, openFile } from "./gameEditor";
import { expect, test } from "./site";

const SOURCE = "/live/games/garden-row.source.json";

test("changed rules of a game that has changed since are kept whole, and not run unasked", async ({
  page,
}) => {
  test.setTimeout(60_000);
  await startGame(page);
  await edit(page, "game.ts", "/** Steps in", "/* mine */ /** Steps in");
  await expect(page.getByText("1 line changed")).toBeVisible();
  await page.route(`**${SOURCE}`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    expect(text).toContain("{seeds} left");
    await route.fulfill({ response, body: text.replace("{seeds} left", "{seeds} to sow") });
  });
  await startGame(page);
  await expect(await openFile(page, "game.ts")).toContainText("/* mine */");
  await expect(page.getByText("no longer the one that you changed")).toBeVisible();
  // The other files are those the reader knew, not the author's new ones among the reader's.
  await expect(page.getByRole("button", { name: "Run", exact: true })).toBeVisible();
  await expect(page.getByText("2 lines changed")).toBeVisible();
  await page.getByRole("button", { name: "Back to the original" }).click();
  await expect(page.getByText("no longer the one that you changed")).toHaveCount(0);
  await expect(await openFile(page, "game.ts")).not.toContainText("/* mine */");
});
