import { mergeTests } from "@playwright/test";
import { By, Key, type WebDriver } from "selenium-webdriver";
import { test as controlled } from "../control";
import { linkTo } from "../layouts";
import {
  button,
  click,
  clickAt,
  drag,
  expect,
  expectText,
  pasteOver,
  placeOf,
  press,
  readFrame,
  test as ofWebKit,
  waitForFrames,
} from "./driver";
import { playEverySeat } from "./WebKitGame";

const test = mergeTests(ofWebKit, controlled);

test.setTimeout(120_000);

/** The published text of a file of Garden Row. */
const readRules = (driver: WebDriver, file: string): Promise<string> =>
  driver.executeScript(async (name: string) => {
    const answer = await fetch("/live/games/garden-row.source.json");
    return ((await answer.json()) as { files: Record<string, string> }).files[name] ?? "";
  }, file);

const LIVE = "Three faces of a card";

test("live code runs, changes, says where it fails, and is stopped when it never ends @smoke", async ({
  driver,
  open,
}) => {
  await open("/ui/appearance");
  const block = `section[aria-label="Live code: ${LIVE}"]`;
  await placeOf(driver, block);
  const readBlock = () =>
    driver.executeScript<string>(
      (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? "",
      block,
    );
  const edit = By.xpath(`//*[@aria-label="Live code: ${LIVE}"]//button[normalize-space()="Edit"]`);
  await click(driver, edit);
  const change = async (code: string, result: RegExp): Promise<void> => {
    await pasteOver(driver, `Code: ${LIVE}`, code);
    await expect.poll(readBlock, { timeout: 30_000 }).toMatch(result);
  };
  await change("const name = 1;\n<b>{nam}</b>;", /nam[^]*Go to line 2/);
  await change(
    "setTimeout(() => {\n  throw new Error('late');\n});\n<b>x</b>",
    /late[^]*Go to line 2/,
  );
  await change("while (true) {}", /was stopped|were stopped/);
  await change("<b>{missing}</b>", /missing[^]*Go to line 1/);
});

/** The table of the first seat. */
const SEAT = "iframe[title='Garden Row, seat 1']";

test("a game is played by clicks and by bots, undone and looked back on @smoke", async ({
  driver,
  open,
}) => {
  await startGame(driver, open);
  // The table drops a click that an update overtakes.
  const plot = await placeOf(driver, ".Plot .soil", SEAT);
  await expect(async () => {
    await clickAt(driver, plot);
    await expectText(driver, "Move 1 of 1", 3000);
  }).toPass({ timeout: 30_000 });
  await click(driver, button("Bot move"));
  await expectText(driver, "Move 2 of 2");
  await click(driver, button("Undo"));
  await expectText(driver, "Move 1 of 1");
  await click(driver, button("Redo"));
  await expectText(driver, "Move 2 of 2");
  const slider = driver.findElement(By.css("input[type=range]"));
  await driver.executeScript((element: HTMLElement) => element.focus(), slider);
  await press(driver, Key.ARROW_LEFT);
  await expectText(driver, "Move 1 of 2");
});

/** Starts Garden Row. */
async function startGame(driver: WebDriver, open: (route: string) => Promise<void>): Promise<void> {
  await open("/examples/garden-row");
  await click(driver, button("Play Garden Row"));
  await playEverySeat(driver);
  const isReady = By.xpath(`//button[.="Bot move" and not(@disabled or @aria-disabled="true")]`);
  await expect
    .poll(async () => (await driver.findElements(isReady)).length, { timeout: 30_000 })
    .toBe(1);
}

/** Replaces one passage of a file of Garden Row in its editor. */
async function change(driver: WebDriver, file: string, from: string, to: string): Promise<void> {
  const text = await readRules(driver, file);
  expect(text).toContain(from);
  const panel = button("Edit the rules");
  const isOpen = await driver.findElement(panel).getAttribute("aria-expanded");
  if (isOpen !== "true") await click(driver, panel);
  // The page has another tab for the published source.
  const table = `//*[@data-testid="game-table"]`;
  await click(driver, By.xpath(`${table}//*[@role="tab"][normalize-space()="${file}"]`));
  await pasteOver(driver, `${file} of Garden Row`, text.replace(from, to));
}

test("rules that fail say what and where, on the page and on a table", async ({ driver, open }) => {
  await startGame(driver, open);
  await change(driver, "game.ts", "const size: number =", "nonsense();\n  const size: number =");
  await expectText(driver, "(game.ts, line ");
  await click(driver, button("Back to the original"));
  await change(
    driver,
    "ui.tsx",
    "render(",
    "setTimeout(() => { throw new Error('no petals'); });\nrender(",
  );
  await expectText(driver, "no petals (ui.tsx, line ");
});

test("style and UI change while the game goes on, and types are checked", async ({
  driver,
  open,
}) => {
  await startGame(driver, open);
  await click(driver, button("Bot move"));
  await expectText(driver, "Move 1 of 1");
  await change(driver, "style.css", "color: var(--ink);", "color: rgb(1, 2, 3);");
  const readColor = () =>
    driver.executeScript(() => {
      const game = document.querySelector("#game");
      return game && getComputedStyle(game).color;
    });
  const readSeat = () => readFrame(driver, driver.findElement(By.css(SEAT)), readColor);
  await expect.poll(readSeat, { timeout: 20_000 }).toBe("rgb(1, 2, 3)");
  await expectText(driver, "Move 1 of 1");
  await click(driver, button("Check types"));
  await expectText(driver, "Types: no problem.", 60_000);
  await change(driver, "game.ts", "const size: number =", "const size: string =");
  await expectText(driver, "problems.");
});

/** Pastes into a new field, and returns what comes. */
async function readClipboard(driver: WebDriver): Promise<string> {
  await driver.executeScript(() => {
    document.body.prepend(document.createElement("textarea"));
    document.querySelector("textarea")?.focus();
  });
  await press(driver, "v", Key.CONTROL);
  const read = (): string => document.querySelector("textarea")?.value ?? "";
  await expect.poll(() => driver.executeScript(read)).not.toBe("");
  return driver.executeScript(read);
}

test("a link to a game opens the same game in Chromium", async ({ driver, open, control }) => {
  await startGame(driver, open);
  await change(driver, "game.ts", "/** Steps in", "/* mine */ /** Steps in");
  await expectText(driver, "1 line changed");
  await click(driver, button("Bot move"));
  await expectText(driver, "Move 1 of 1");
  await click(driver, button("Share"));
  await click(driver, button("Copy link"));
  await expectText(driver, "The link is copied");
  await control.goto(await readClipboard(driver));
  await expect(control.getByText("This code came from a link.")).toBeVisible();
  await expect(control.getByRole("textbox")).toContainText("/* mine */");
  await control.getByRole("button", { name: "Run", exact: true }).click();
  await expect(control.getByText("Move 1 of 1")).toBeVisible({ timeout: 30_000 });
});

test("a game is played by keyboard", async ({ driver, open }) => {
  await startGame(driver, open);
  await driver.executeScript(() => {
    [...document.querySelectorAll("button")].find((each) => each.innerText === "Bot move")?.focus();
  });
  const isInside = (): boolean => document.activeElement?.matches("iframe") === true;
  const tab = async (): Promise<boolean> => {
    await press(driver, Key.TAB);
    // The focus enters a frame later than the page.
    await waitForFrames(driver);
    return driver.executeScript(isInside);
  };
  await expect.poll(tab, { intervals: [0], timeout: 30_000 }).toBe(true);
  for (const key of [Key.ARROW_RIGHT, Key.ENTER]) await press(driver, key);
  await expectText(driver, "Move 1 of 1");
});

test("the inspectors show the board and the flow, and hidden cards", async ({ driver, open }) => {
  await open("/examples/little-tricks");
  await click(driver, button("Play Little Tricks"));
  await expectText(driver, "Bot move");
  await click(driver, button("Inspect"));
  for (const [tab, text] of [
    ["Board", "Card"],
    ["Flow", "playerActions"],
    ["JSON", "{"],
  ] as const) {
    await click(driver, By.xpath(`//*[@role="tab"][normalize-space()="${tab}"]`));
    const panel = By.xpath(`//*[@role="tabpanel"][@aria-label="${tab}" or not(@hidden)]`);
    await expect
      .poll(async () => {
        const panels = await driver.findElements(panel);
        return (await Promise.all(panels.map((each) => each.getText()))).join("\n");
      })
      .toContain(text);
  }
});

test("a dragged handle of the layout sandbox changes the code", async ({ driver, open }) => {
  await open(linkTo({ area: { left: 10, top: 10, width: 60, height: 80 } }));
  const readCode = () =>
    driver.executeScript<string>(
      () => document.querySelector("pre[translate=no] code")?.textContent ?? "",
    );
  const handle = await placeOf(driver, "[data-handle='area-right']");
  await drag(driver, handle, { x: -60, y: 0 });
  await expect.poll(readCode).toMatch(/area: \{ left: 10, top: 10, width: [1-5]\d, height: 80 \}/);
});

test("a step of the tutorial is solved, and its goals are met", async ({ driver, open }) => {
  await open("/tutorial/first-dinosaur");
  await expectText(driver, "0 of 3 goals are met.");
  await click(driver, button("Solve"));
  await expectText(driver, "All goals are met.");
});
