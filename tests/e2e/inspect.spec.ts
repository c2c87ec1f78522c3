import { findViolations } from "./axe";
import { botMove, inspect, playGame, seatFrame } from "./playTable";
import { chooseTheme, enterText, expect, listRequests, test } from "./site";

test.describe("the server's view", () => {
  test.setTimeout(90_000);

  test("outlines and names on every board what that seat cannot see @core @smoke", async ({
    page,
  }) => {
    await playGame(page, "little-tricks", "Little Tricks");
    const marks = (seat: number) => seatFrame(page, "Little Tricks", seat).locator(".play-mark");
    await expect(seatFrame(page, "Little Tricks", 2).locator(".Card").first()).toBeAttached({
      timeout: 30_000,
    });
    await expect(marks(1)).toHaveCount(0);
    await page.getByRole("button", { name: "Hidden information", exact: true }).click();
    for (const seat of [1, 2]) {
      await expect(marks(seat).first()).toBeVisible();
      await expect(marks(seat).locator("span").first()).toHaveText(/^\w+ \d$|^\d+ hidden$/);
    }
    // The marks lie on the cards of the other seat, and say what is on their faces.
    const found = await seatFrame(page, "Little Tricks", 1)
      .locator("body")
      .evaluate(() => {
        const boxes = [...document.querySelectorAll(".play-mark")].map((box) =>
          box.getBoundingClientRect(),
        );
        const cards = [...document.querySelectorAll(".Card")].map((card) => {
          const { left, top, width, height } = card.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          return {
            isHidden: !card.hasAttribute("data-suit"),
            isMarked: boxes.some((b) => x > b.left && x < b.right && y > b.top && y < b.bottom),
          };
        });
        return cards;
      });
    expect(found.filter(({ isHidden }) => isHidden).length).toBe(16);
    expect(found.filter(({ isHidden, isMarked }) => isHidden !== isMarked)).toEqual([]);
  });
});

test.describe("the inspectors", () => {
  test.setTimeout(90_000);

  test("answer queries: matches glow in the tree and on the boards @core", async ({ page }) => {
    const asked = listRequests(page);
    const countScripts = () => asked.filter((path) => path.endsWith(".js")).length;
    await playGame(page, "little-tricks", "Little Tricks");
    await expect(seatFrame(page, "Little Tricks", 1).locator(".Card").first()).toBeAttached({
      timeout: 30_000,
    });
    // They are loaded on request.
    const before = countScripts();
    await inspect(page, "Board");
    await expect(page.getByRole("tree", { name: "Board" })).toBeVisible();
    expect(countScripts()).toBeGreaterThan(before);
    const query = page.getByRole("textbox", { name: "Query" });
    const outcome = page.locator("form p[role=status]");
    await enterText(query, "game.all(Card, { suit: 'acorns' })");
    await query.press("Enter");
    await expect(outcome).toContainText("6 elements");
    await expect(page.locator("[role=treeitem][aria-selected=true]")).toHaveCount(6);
    const matches = '.play-mark[data-kind="match"]';
    // A frame that is out of sight draws nothing until it is scrolled to.
    await page.locator('iframe[title="Little Tricks, seat 1"]').scrollIntoViewIfNeeded();
    await expect(seatFrame(page, "Little Tricks", 1).locator(matches).first()).toBeVisible();
  });

  for (const theme of ["light", "dark"] as const) {
    test(`have nothing that axe finds, ${theme}`, async ({ page }) => {
      await chooseTheme(page, theme);
      await playGame(page, "little-tricks", "Little Tricks");
      await botMove(page, 1);
      await page.getByRole("button", { name: "Hidden information", exact: true }).click();
      for (const tab of ["Board", "Flow", "JSON"] as const) {
        await inspect(page, tab);
        await expect(page.getByRole("tabpanel", { name: tab })).not.toContainText("Asking");
        const within = "[data-testid=game-table]";
        expect(await findViolations(page, { within })).toEqual([]);
      }
    });
  }
});
