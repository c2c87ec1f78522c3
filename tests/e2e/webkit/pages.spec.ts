import { By, Key } from "selenium-webdriver";
import { readLineNumbers } from "../liveBlock";
import {
  button,
  click,
  clickAt,
  expect,
  placeOf,
  press,
  readConsole,
  readTheme,
  readTitle,
  test,
  type,
  waitForFrames,
} from "./driver";

/** Whether the page is wider than its window. Runs in the page. */
const overflows = (): boolean =>
  document.documentElement.scrollWidth > document.documentElement.clientWidth;

/** A page of each kind. */
const ROUTES = [
  "/",
  "/ui/appearance",
  "/api",
  "/api/classes/Space",
  "/examples/garden-row",
  "/tutorial/first-action",
  "/search?q=board",
];

test("a page of each kind is taken over by React, and fits its window @smoke", async ({
  driver,
  open,
}) => {
  for (const route of ROUTES) {
    await open(route);
    expect(await driver.executeScript(readTitle), route).toMatch(/\S/);
    expect(await driver.executeScript(overflows), route).toBe(false);
  }
});

test("no kind of page logs an error @smoke", async ({ process, baseURL }) => {
  const addresses = ROUTES.map((route) => `${baseURL ?? ""}${route}`);
  expect(await readConsole(process, addresses, 6000)).toEqual([]);
});

test("a theme is kept on the next page, and on the page before it @smoke", async ({
  driver,
  open,
  baseURL,
}) => {
  await open("/game/board");
  await driver.get(`${baseURL ?? ""}/faq`);
  await click(driver, button("Dark theme"));
  await expect.poll(() => driver.executeScript(readTheme)).toBe("dark");
  await driver.navigate().back();
  await expect.poll(() => driver.executeScript(readTitle)).toBe("Board");
  await expect.poll(() => driver.executeScript(readTheme)).toBe("dark");
  const toggle = driver.findElement(button("Dark theme"));
  await expect.poll(() => toggle.getAttribute("aria-pressed")).toBe("true");
});

test("Back and Forward restore the scroll position @smoke", async ({ driver, open }) => {
  const scrollTo = async (place: number): Promise<void> => {
    await driver.executeScript((top: number) => window.scrollTo(0, top), place);
    await expectPlace(place);
    // The position is saved on the frame after the scroll event.
    await waitForFrames(driver);
  };
  const expectPlace = (place: number): Promise<void> =>
    expect.poll(() => driver.executeScript(() => Math.round(window.scrollY))).toBe(place);
  await open("/game/flow");
  await scrollTo(1700);
  await driver.executeScript(() => {
    document.querySelector<HTMLElement>("#Site-sidebar a[href='/game/players']")?.click();
  });
  await expect.poll(() => driver.executeScript(readTitle)).toBe("Players");
  await scrollTo(900);
  await driver.navigate().back();
  await expect.poll(() => driver.executeScript(readTitle)).toBe("Flow");
  await expectPlace(1700);
  await driver.navigate().forward();
  await expect.poll(() => driver.executeScript(readTitle)).toBe("Players");
  await expectPlace(900);
});

test("the search is used by keyboard, and marks its words on the page @smoke", async ({
  driver,
  open,
}) => {
  await open("/game/board");
  await press(driver, "k", Key.CONTROL);
  await type(driver, "placement");
  const first = By.css("dialog[open] [role=option]");
  await expect
    .poll(async () => (await driver.findElements(By.css("dialog[open] mark"))).length)
    .toBeGreaterThan(0);
  const href = await driver.findElement(first).getAttribute("href");
  await press(driver, Key.ENTER);
  await expect.poll(() => driver.getCurrentUrl()).toBe(href);
  await expect
    .poll(() => driver.executeScript(() => CSS.highlights.get("search-words")?.size ?? 0))
    .toBeGreaterThan(0);
});

test("what the reader will need is fetched ahead", async ({ driver, baseURL }) => {
  await driver.get(`${baseURL ?? ""}/ui/appearance`);
  const listScripts = (): string[] =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/(?:app|framework|search)-.*\.js$/.test(path));
  await expect
    .poll(async () => (await driver.executeScript<string[]>(listScripts)).length)
    .toBeGreaterThanOrEqual(3);
});

test("a diagram opens larger, and a click beside it closes it", async ({ driver, open }) => {
  await driver.manage().window().setRect({ x: 0, y: 0, width: 500, height: 900 });
  await open("/ui/core-concepts");
  const isOpen = () =>
    driver.executeScript(() => document.querySelector("dialog[open] img") !== null);
  await clickAt(driver, await placeOf(driver, ".enlarge"));
  await expect.poll(isOpen).toBe(true);
  await driver.actions().move({ x: 4, y: 4 }).click().perform();
  await expect.poll(isOpen).toBe(false);
});

test("code is copied", async ({ driver, open }) => {
  await open("/game/board");
  await click(driver, By.css("figure.code button[aria-label^='Copy code']"));
  const announced = () =>
    driver.executeScript(() =>
      [...document.querySelectorAll("[role=status]")].some(({ textContent }) =>
        textContent.includes("Copied"),
      ),
    );
  await expect.poll(announced).toBe(true);
});

test("the lines of code have their numbers, after a closed fold, too", async ({ driver, open }) => {
  for (const route of ["/game/flow", "/game/actions"]) {
    await open(route);
    const { drawn, counted } =
      await driver.executeScript<ReturnType<typeof readLineNumbers>>(readLineNumbers);
    expect(drawn, route).toEqual(counted);
    expect(counted.length, route).toBeGreaterThan(10);
  }
});

test("the menu opens in a narrow window, and Escape closes it", async ({ driver, open }) => {
  await driver.manage().window().setRect({ x: 0, y: 0, width: 450, height: 800 });
  await open("/game/board");
  expect(await driver.executeScript(overflows)).toBe(false);
  const isShown = () =>
    driver.executeScript(() => {
      const right = document.getElementById("Site-sidebar")?.getBoundingClientRect().right ?? 0;
      return document.documentElement.hasAttribute("data-menu-open") && right > 0;
    });
  await click(driver, button("Open menu"));
  await expect.poll(isShown).toBe(true);
  await press(driver, Key.ESCAPE);
  await expect.poll(isShown).toBe(false);
  const active = await driver.switchTo().activeElement().getAttribute("aria-label");
  expect(active).toBe("Open menu");
});
