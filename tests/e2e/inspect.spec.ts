import type { Locator } from "@playwright/test";
import { findViolations } from "./axe";
import { botMove, inspect, playGame, seatFrame } from "./playTable";
import { chooseTheme, expect, test } from "./site";

test.describe("the server's view", () => {
  test.setTimeout(90_000);

  test("outlines and names on every board what that seat cannot see", async ({ page }) => {
    await playGame(page, "little-tricks", "Little Tricks");
    const marks = (seat: number) => seatFrame(page, "Little Tricks", seat).locator(".play-mark");
    await expect(seatFrame(page, "Little Tricks", 2).locator(".Card").first()).toBeAttached({
      timeout: 30_000,
    });
    await expect(marks(1)).toHaveCount(0);
    await page.getByRole("button", { name: "Server", exact: true }).click();
    for (const seat of [1, 2]) {
      await expect(marks(seat).first()).toBeVisible();
      await expect(marks(seat).locator("span").first()).toHaveText(/^\w+ \d$|^\d+ hidden$/);
    }
    // The marks lie on the cards of the other seat, and say what stands on their faces.
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
    // The same in words.
    const list = page.getByText("Ada cannot see 16 elements");
    await list.click();
    await expect(page.getByText(/^Card “\w+”, suit "\w+", value \d$/).first()).toBeVisible();
    await page.getByRole("button", { name: "All seats" }).click();
    await expect(marks(1)).toHaveCount(0);
    await expect(list).toHaveCount(0);
  });

  test("says that a seat sees everything where there are no secrets", async ({ page }) => {
    await playGame(page, "garden-row", "Garden Row");
    await page.getByRole("button", { name: "Server", exact: true }).click();
    await expect(page.getByText("Ada sees everything.")).toBeVisible();
    await expect(page.getByText("Ben sees everything.")).toBeVisible();
  });
});

test.describe("the inspectors", () => {
  test.setTimeout(90_000);

  test("are not loaded before they are asked for", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await playGame(page, "garden-row", "Garden Row");
    const before = scripts.length;
    await inspect(page, "Board");
    await expect(page.getByRole("tree", { name: "Board" })).toBeVisible();
    expect(scripts.length).toBeGreaterThan(before);
  });

  test("answer queries: matches glow in the tree and on the boards", async ({ page }) => {
    await playGame(page, "little-tricks", "Little Tricks");
    await expect(seatFrame(page, "Little Tricks", 1).locator(".Card").first()).toBeAttached({
      timeout: 30_000,
    });
    await inspect(page, "Board");
    const query = page.getByRole("textbox", { name: "Query" });
    const outcome = page.locator("form p[role=status]");
    await query.fill("game.all(Card, { suit: 'acorns' })");
    await query.press("Enter");
    await expect(outcome).toContainText("6 elements");
    await expect(page.locator("[role=treeitem][aria-selected=true]")).toHaveCount(6);
    const matches = '.play-mark[data-kind="match"]';
    // A frame that is out of sight draws nothing before it is scrolled to.
    await page.locator('iframe[title="Little Tricks, seat 1"]').scrollIntoViewIfNeeded();
    await expect(seatFrame(page, "Little Tricks", 1).locator(matches).first()).toBeVisible();

    // A seat's query knows what the seat knows.
    await query.fill("game.all(Card, { suit: 'acorns' }).length");
    await page.getByRole("combobox", { name: "As seen by" }).selectOption("1");
    await query.press("Enter");
    await expect(outcome).toHaveText(/^[0-5]$/);

    await query.fill("game.all(");
    await query.press("Enter");
    await expect(outcome).toContainText("the query ends too early");
    await query.fill("game.nothing()");
    await query.press("Enter");
    await expect(outcome).toContainText("game.nothing is not a function");
    await query.fill("");
    await query.press("Enter");
    await expect(outcome).toHaveText("");
  });

  test("stop a query that never ends, and the game goes on", async ({ page }) => {
    await playGame(page, "garden-row", "Garden Row");
    await botMove(page, 1);
    await inspect(page, "Board");
    const query = page.getByRole("textbox", { name: "Query" });
    const outcome = page.locator("form p[role=status]");
    await query.fill("(() => { for (;;); })()");
    await query.press("Enter");
    await expect(outcome).toContainText("stopped", { timeout: 20_000 });
    // A loop inside of the browser is beyond the check, and costs the engine its frame.
    await query.fill('/^(a+)+$/.test("a".repeat(40) + "!")');
    await query.press("Enter");
    await expect(outcome).toContainText("The query did not end", { timeout: 20_000 });
    await query.fill("game.all(Seed).length");
    await query.press("Enter");
    await expect(outcome).toHaveText("1", { timeout: 20_000 });
    await botMove(page, 2);
  });

  test("walk the board by keys, and mark the element in focus", async ({ page }) => {
    await playGame(page, "garden-row", "Garden Row");
    await inspect(page, "Board");
    const focused = page.locator("[role=treeitem]:focus");
    await page.getByRole("treeitem").first().focus();
    await expect(focused).toHaveAttribute("aria-level", "1");
    await page.keyboard.press("ArrowDown");
    await expect(focused).toHaveAttribute("aria-level", "2");
    const rows = await page.getByRole("treeitem").count();
    await page.keyboard.press("ArrowLeft");
    await expect(focused).toHaveAttribute("aria-expanded", "false");
    expect(await page.getByRole("treeitem").count()).toBeLessThan(rows);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(focused).toContainText("Plot");
    const match = seatFrame(page, "Garden Row", 1).locator('.play-mark[data-kind="match"]');
    await expect(match).toHaveCount(1);
    await page.keyboard.press("End");
    await expect(page.getByRole("treeitem").last()).toBeFocused();
    await page.keyboard.press("Home");
    await expect(page.getByRole("treeitem").first()).toBeFocused();
    // One element of the tree is in the order of Tab.
    expect(await page.locator("[role=treeitem][tabindex='0']").count()).toBe(1);
    await inspect(page, "JSON");
    await expect(match).toHaveCount(0);
  });

  test("say where the game is and why an action is not open", async ({ page }) => {
    await playGame(page, "courier", "Courier");
    await inspect(page, "Flow");
    const flow = page.getByRole("list", { name: "Flow" });
    await expect(flow.locator("[aria-current=step]")).toContainText("playerActions");
    await expect(flow).toContainText("turn = Ada");
    const panel = page.getByRole("tabpanel", { name: "Flow" });
    const action = (player: string, name: string): Locator =>
      panel
        .getByRole("list", { name: `${player}'s actions` })
        .getByRole("listitem")
        .filter({ has: page.getByText(name, { exact: true }) });
    await expect(action("Ada", "search")).toContainText("Its condition is false.");
    await expect(action("Ada", "walk")).toContainText(/\d+ legal choices for “place”/);
    await panel.getByRole("button", { name: "Show on the boards" }).first().click();
    await page.locator('iframe[title="Courier, seat 1"]').scrollIntoViewIfNeeded();
    await expect(
      seatFrame(page, "Courier", 1).locator('.play-mark[data-kind="match"]').first(),
    ).toBeAttached();
    await botMove(page, 1);
    await expect(flow).toContainText("turn = Ben");
    await expect(panel).toContainText("It is not Ada's turn.");
  });

  test("name the condition that keeps a player from banking nothing", async ({ page }) => {
    await playGame(page, "snake-eyes", "Snake Eyes");
    await inspect(page, "Flow");
    const actions = page.getByRole("list", { name: "Ada's actions" });
    await expect(actions.getByRole("listitem").filter({ hasText: "bank" })).toContainText(
      "not open: Its condition is false.",
    );
    await expect(actions.getByRole("listitem").filter({ hasText: "roll" })).not.toContainText(
      "not open",
    );
  });

  test("show what each seat receives, without the secrets of the others", async ({ page }) => {
    await playGame(page, "little-tricks", "Little Tricks");
    await inspect(page, "JSON");
    const json = page.getByRole("region", { name: "JSON" });
    const viewer = page.getByRole("combobox", { name: "As seen by" });
    const countSuits = async (): Promise<number> =>
      [...(await json.innerText()).matchAll(/"suit":/g)].length;
    await expect(json).toContainText('"rseed"');
    expect(await countSuits()).toBe(24);
    for (const seat of ["1", "2", "3"]) {
      await viewer.selectOption(seat);
      await expect(page.getByText(`Seat ${seat} received`)).toBeVisible();
      expect(await countSuits()).toBe(8);
      expect(await json.innerText()).toContain('"rseed": ""');
    }
    await expect(json.locator("mark")).toHaveCount(0);
    await botMove(page, 1);
    await expect(json.locator("mark").first()).toBeVisible();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page
      .getByRole("tabpanel", { name: "JSON" })
      .getByRole("button", { name: "Copy" })
      .click();
    await expect(
      page.getByRole("tabpanel", { name: "JSON" }).getByRole("button", { name: "Copied" }),
    ).toBeVisible();
    const copied = await page.evaluate(async () => navigator.clipboard.readText());
    expect(JSON.parse(copied)).toBeTruthy();
  });

  for (const theme of ["light", "dark"] as const) {
    test(`have nothing that axe finds, ${theme}`, async ({ page }) => {
      await chooseTheme(page, theme);
      await playGame(page, "little-tricks", "Little Tricks");
      await botMove(page, 1);
      await page.getByRole("button", { name: "Server", exact: true }).click();
      for (const tab of ["Board", "Flow", "JSON"] as const) {
        await inspect(page, tab);
        await expect(page.getByRole("tabpanel", { name: tab })).not.toContainText("Asking");
        const within = "[data-testid=game-table]";
        expect(await findViolations(page, { within })).toEqual([]);
      }
    });
  }
});
