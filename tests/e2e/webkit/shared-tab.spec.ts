import { By, Key, type WebDriver } from "selenium-webdriver";
import { FILLS_HISTORY } from "../hostileCode";
import { LIVE_ROUTE, PEEK } from "../liveBlock";
import { click, expect, hideFrameFocus, pasteOver, placeOf, press, test, type } from "./driver";
import { buttonOf, readMessages, readResult, sectionOf } from "./liveBlock";

/** Opens the page by way of another one, and runs code in its block. */
async function runCode(
  { driver, open }: { driver: WebDriver; open: (route: string) => Promise<void> },
  code: string,
): Promise<void> {
  await open("/faq");
  await open(LIVE_ROUTE);
  await placeOf(driver, sectionOf(PEEK));
  await click(driver, buttonOf("Edit"));
  await pasteOver(driver, `Code: ${PEEK}`, code);
}

/** What the code has logged. The driver would give the focus to a frame that it reads. */
const readLog = (driver: WebDriver): Promise<string> =>
  driver.executeScript(
    (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? "",
    `${sectionOf(PEEK)} ul`,
  );

/** Goes back once, and says where that led. */
async function goBack(driver: WebDriver): Promise<string> {
  await driver.navigate().back();
  return new URL(await driver.getCurrentUrl()).pathname;
}

test("code has no methods for the history of the tab", async ({ driver, open }) => {
  const code = `for (let i = 0; i < 20; i++) {
    history.pushState(i, "");
    window.navigation?.navigate("#c" + i);
  }
  history.back();
  history.go(-2);
  console.log("tried");
  <b>tried</b>`;
  await runCode({ driver, open }, code);
  await expect.poll(() => readLog(driver)).toContain("tried");
  expect(await goBack(driver)).toBe("/faq");
});

for (const [way, what] of FILLS_HISTORY)
  test(`code that fills the history by ${way} is stopped, and Back still leaves`, async ({
    driver,
    open,
  }) => {
    await runCode({ driver, open }, `${what};\n<b>tried</b>`);
    await expect
      .poll(() => readMessages(driver), { timeout: 20_000 })
      .toMatch(/filled the history|left its frame/);
    // WebKit takes a fragment for a new document: the frame is closed at once, and the one entry stays.
    await expect.poll(() => goBack(driver)).toBe("/faq");
  });

for (const [way, what] of [
  ["a field", "field.blur(); field.focus();"],
  ["its window", "window.focus()"],
  [
    "a dialog",
    "const box = document.createElement('dialog'); box.innerHTML = '<input>'; document.body.append(box); box.showModal()",
  ],
  ["a fragment", "field.blur(); location.hash = location.hash ? '' : '#field'"],
] as const)
  test(`words for the search stay there when code takes the focus by ${way}`, async ({
    driver,
    open,
  }) => {
    const code = `document.body.insertAdjacentHTML("beforeend", '<input id="field"><p id="typed"></p>');
    const field = document.querySelector("#field");
    addEventListener("keydown", (event) => { document.querySelector("#typed").textContent += event.key; }, true);
    setInterval(() => { ${what} }, 30);
    console.log("ready");
    <b>ready</b>`;
    await runCode({ driver, open }, code);
    await expect
      .poll(async () => (await readLog(driver)) + (await readMessages(driver)))
      .toMatch(/ready|left its frame|took the keyboard/);
    await press(driver, "k", Key.CONTROL);
    await type(driver, "my words");
    const field = driver.findElement(By.css("dialog[open] input, [role=combobox]"));
    await expect.poll(() => field.getAttribute("value")).toBe("my words");
  });

test("code that speaks to the frames of other blocks is not heard there", async ({
  driver,
  open,
}) => {
  await open("/game/actions");
  await hideFrameFocus(driver);
  const readTitles = (): (string | undefined)[] =>
    [...document.querySelectorAll("section[aria-label^='Live code: ']")].map((section) =>
      section.getAttribute("aria-label")?.replace("Live code: ", ""),
    );
  const [loud = "", quiet = ""] = await driver.executeScript<string[]>(readTitles);
  await placeOf(driver, sectionOf(quiet));
  // What the table reads aloud comes a moment after the same words on the board.
  const readWords = async () => new Set((await readResult(driver, quiet)).split(/\s+/));
  await expect.poll(async () => (await readWords()).size, { timeout: 30_000 }).toBeGreaterThan(1);
  const before = await readWords();
  await placeOf(driver, sectionOf(loud));
  await click(driver, buttonOf("Edit", loud));
  const code = `const shout = (left) => {
    for (let i = 0; i < parent.frames.length; i++)
      for (const message of [{ type: "gameFinished", state: {}, position: 1, winners: [] }, { type: "gameUpdate" }, { type: "darkSetting", dark: true }])
        parent.frames[i].postMessage(message, "*");
    if (left > 0) setTimeout(shout, 20, left - 1);
    else document.body.append("was loud");
  };
  shout(20);
  <b>loud</b>`;
  await pasteOver(driver, `Code: ${loud}`, code);
  await expect.poll(() => readResult(driver, loud), { timeout: 30_000 }).toContain("was loud");
  expect(await readMessages(driver, quiet)).toBe("");
  expect(await readWords()).toEqual(before);
});
