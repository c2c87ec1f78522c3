import { findViolations } from "./axe";
import { seat, sow, startGame } from "./gardenRow";
import { botMoves, edit, openFile } from "./gameEditor";
import { openMore, playGame } from "./playTable";
import { chooseTheme, expect, forgive, listRequests, test } from "./site";

/** Hangs where no loop's guard can see it. */
const SLOW = '/^(a+)+$/.test("a".repeat(40) + "!");\n  const size: number =';
const FREE = "garden.all(Plot, { empty: true })";

test.describe("the rules of a running game", () => {
  test.setTimeout(90_000);

  test("replay the moves up to one that they refuse @core @smoke", async ({ page, faults }) => {
    await startGame(page);
    for (const [move, plot] of [0, 4, 8].entries()) {
      await sow(page, (move % 2) + 1, plot, move + 1);
      await expect(page.getByText(`Move ${String(move + 1)} of ${String(move + 1)}`)).toBeVisible();
      await expect(seat(page, ((move + 1) % 2) + 1).getByText("Sow a seed")).toBeVisible();
    }
    const divider = page.locator("[aria-label='Width of the code']");
    await expect(divider).toBeHidden();
    // The middle of the garden is taken out of play.
    await edit(
      page,
      "game.ts",
      FREE,
      `${FREE}.filter((plot) => plot.row !== 2 || plot.column !== 2) as never`,
    );
    await expect(page.getByText("Move 1 of 1")).toBeVisible();
    await expect(page.getByRole("alert")).toContainText(
      "Move 2, Ben's sow, is refused under the new rules:",
    );
    await expect(page.getByText("Moves 2 to 3 are kept")).toBeVisible();
    await expect(page.getByText("1 line changed")).toBeVisible();
    await expect(divider).toBeVisible();
    // The game is playable from there with the new rules.
    await expect(seat(page, 2).locator(".Plot.selectable")).toHaveCount(7);
    await page.getByRole("button", { name: "Back to the original" }).click();
    await expect(page.getByText("Move 3 of 3")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(seat(page, 1).locator(".Plot .Seed")).toHaveCount(3);
    await page.getByRole("button", { name: "Bring my changes back" }).click();
    await expect(page.getByText("Move 1 of 1")).toBeVisible();
    // The toolkit itself writes the refusal to the console.
    expect(faults.console.join()).toContain("not valid");
    forgive(faults, "console");
  });

  test("that never end are stopped, and the text and the game are kept", async ({ page }) => {
    await startGame(page);
    await botMoves(page, 1);
    await edit(page, "game.ts", "const size: number =", "for (;;);\n  const size: number =");
    await expect(page.getByRole("alert")).toContainText("The new rules do not start:", {
      timeout: 20_000,
    });
    await expect(page.getByRole("alert")).toContainText("Does a loop never end?");
    await expect(page.getByRole("textbox")).toContainText("for (;;);");
    // What the guard cannot see is left to the watchdog.
    await edit(page, "game.ts", "const size: number =", SLOW);
    await expect(page.getByRole("alert")).toContainText(
      /The new rules do not start: .*(?:did not answer for a while|too much recursion)/,
      { timeout: 30_000 },
    );
    await page.getByRole("button", { name: "Back to the original" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.getByRole("button", { name: "Bot move" }).click();
    await expect(page.getByText("Move 2 of 2")).toBeVisible();
  });

  test("keep the moves when only the style and the UI change", async ({ page }) => {
    await startGame(page);
    await botMoves(page, 2);
    await edit(page, "style.css", "color: var(--ink);", "color: rgb(1, 2, 3);");
    await expect(seat(page, 1).locator("#game")).toHaveCSS("color", "rgb(1, 2, 3)", {
      timeout: 20_000,
    });
    await expect(page.getByText("Move 2 of 2")).toBeVisible();
    await edit(page, "ui.tsx", "{seeds} left", "{seeds} to sow");
    await expect(seat(page, 1).getByText("to sow").first()).toBeVisible({ timeout: 20_000 });
  });

  test("that fail while they run are reported with the file and line", async ({ page, faults }) => {
    await startGame(page);
    await edit(page, "ui.tsx", "const petals =", "throw new Error('no petals');\n  const petals =");
    await expect(page.getByRole("alert")).toContainText("no petals (ui.tsx, line 7)", {
      timeout: 20_000,
    });
    await edit(page, "game.ts", "const size: number =", "nonsense();\n  const size: number =");
    await expect(page.getByRole("alert")).toContainText(
      /The new rules do not start: .*nonsense is not defined \(game\.ts, line \d+\)/,
    );
    forgive(faults, "console", "errors");
  });
});

test("what ui.tsx lacks is said in words, where the toolkit's own error is minified", async ({
  page,
  faults,
}) => {
  test.setTimeout(90_000);
  await startGame(page);
  const alert = page.getByRole("alert");
  const flow = "game.defineFlow(";
  await edit(page, "game.ts", flow, `${flow}() => game.announce("intro"),`);
  await expect(alert).toContainText('ui.tsx has no announcement "intro".', { timeout: 30_000 });
  await expect(alert.getByRole("link", { name: "/ui/information" })).toBeVisible();
  forgive(faults, "console", "errors");
});

test("the editor has a search of its own, and Ctrl+S runs the rules, on a Russian keyboard too @chromium", async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  await startGame(page);
  const editor = await openFile(page, "game.ts");
  await editor.focus();
  const keyboard = await context.newCDPSession(page);
  const press = (key: string, code: string): Promise<unknown> =>
    keyboard.send("Input.dispatchKeyEvent", {
      ...{ type: "rawKeyDown", key, code, modifiers: 2 },
      windowsVirtualKeyCode: code.charCodeAt(3),
    });
  await press("а", "KeyF");
  const field = page.getByRole("textbox", { name: "Find" });
  await expect(field).toBeFocused();
  // The last lines are not in the document.
  await page.keyboard.type("defineFlow");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 of 1 found")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
  await expect(editor).toBeFocused();
  const applied = page.getByText("Applied: the game runs this text.");
  await expect(applied).toBeVisible();
  // For a tenth of a second, which looks from outside may miss.
  const emptied = applied.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const text = element.textContent;
        const observer = new MutationObserver(() => {
          if (!element.isConnected || element.textContent !== text) resolve();
        });
        observer.observe(document.body, { childList: true, characterData: true, subtree: true });
      }),
  );
  await press("ы", "KeyS");
  await emptied;
  await expect(applied).toBeVisible();
});

test("beside the rules, the controls of five seats are a row of seats and a row of moves", async ({
  page,
}) => {
  test.setTimeout(90_000);
  await playGame(page, "harbour-auction", "Harbour Auction");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("combobox", { name: /^Players/ }).selectOption("5");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Edit the rules" }).click();
  const divider = page.getByRole("slider", { name: "Width of the code" });
  await divider.focus();
  const moves = page.getByRole("group", { name: "Moves" });
  const listRows = () =>
    moves.locator("xpath=..").evaluate((controls) => {
      const shown = [...controls.querySelectorAll("button")].filter((each) => each.offsetHeight);
      return new Set(shown.map((each) => Math.round(each.getBoundingClientRect().bottom / 8))).size;
    });
  // From more than half of the page to less than two fifths of it.
  for (let step = 0; step < 6; step++) {
    expect(await listRows()).toBe(2);
    await page.keyboard.press("ArrowRight");
  }
  await openMore(page);
  await page.getByRole("button", { name: "Hidden information", exact: true }).click();
  await page.getByRole("button", { name: "Esi" }).click();
  await expect(page.getByText(/^Esi (?:cannot see|sees everything)/)).toBeVisible();
});

test.describe("types", () => {
  test.setTimeout(90_000);

  test("are checked after each change while that is on", async ({ page }) => {
    const loaded = listRequests(page);
    await startGame(page);
    await openFile(page, "game.ts");
    expect(loaded).not.toContain("/live/types.js");
    await page.getByRole("button", { name: "Check types" }).click();
    await expect(page.getByText("Types: no problem.")).toBeVisible({ timeout: 60_000 });
    await edit(page, "game.ts", "const size: number =", "const size: string =");
    await expect(page.getByText(/^Types: \d problems?\.$/)).toBeVisible({ timeout: 30_000 });
    const place = page.getByRole("list", { name: "Problems" }).getByRole("button").first();
    await expect(place).toHaveText(/^game\.ts:\d+:\d+$/);
    await place.click();
    await expect(page.getByRole("textbox", { name: "game.ts of Garden Row" })).toBeFocused();
    await page.getByRole("button", { name: "Check types" }).click();
    await expect(page.getByRole("list", { name: "Problems" })).toHaveCount(0);
  });
});

for (const theme of ["light", "dark"] as const) {
  test(`axe finds nothing on the open editor, ${theme} @axe`, async ({ page }) => {
    await chooseTheme(page, theme);
    await startGame(page);
    await edit(page, "game.ts", "const size: number =", "const size: number = =");
    await expect(page.getByText("The text does not compile")).toBeVisible();
    await expect(page.getByRole("button", { name: /^game\.ts:\d+:\d+$/ })).toBeVisible();
    await page.getByText("line changed").click();
    expect(await findViolations(page)).toEqual([]);
  });
}
