import { mergeTests } from "@playwright/test";
import { By, type WebDriver } from "selenium-webdriver";
import { makeLaterBuild } from "../laterBuild";
import { test as ofSite } from "../ownServer";
import {
  button,
  click,
  expect,
  expectText,
  readTheme,
  readTitle,
  test as ofWebKit,
} from "./driver";

const test = mergeTests(ofWebKit, ofSite);

const expectTitle = (driver: WebDriver, title: string): Promise<void> =>
  expect.poll(() => driver.executeScript(readTitle), { timeout: 15_000 }).toBe(title);

const toSidebar = (route: string): By => By.css(`#Site-sidebar a[href='${route}']`);

test("a link whose server is gone keeps the page, and opens later", async ({
  driver,
  open,
  site,
}) => {
  await open("/game/board");
  await site.fail(/./, { kind: "abort" });
  await click(driver, toSidebar("/api/classes/Game"));
  await expectText(driver, "Retry");
  await expectTitle(driver, "Board");
  await site.heal();
  await click(driver, button("Retry"));
  await expectTitle(driver, "Game");
});

test("after a deploy a link leads to the new page", async ({ driver, open, site }, testInfo) => {
  await open("/game/board");
  const dir = testInfo.outputPath("later");
  const build = makeLaterBuild(dir, "later");
  await site.deploy(dir);
  await click(driver, toSidebar("/api/classes/Game"));
  await expectTitle(driver, "Game");
  const readBuild = () =>
    (window as { ___webpackCompilationHash?: string }).___webpackCompilationHash ?? "";
  await expect.poll(() => driver.executeScript(readBuild)).toBe(build);
});

test("a page works where storage is full", async ({ driver, open, baseURL }) => {
  await open("/faq");
  const fill = (): void => {
    for (const storage of [localStorage, sessionStorage])
      for (let length = 2 ** 22; length > 0;) {
        try {
          storage.setItem(`full ${String(storage.length)}`, "x".repeat(length));
        } catch {
          length = Math.floor(length / 2);
        }
      }
  };
  await driver.executeScript(fill);
  await open("/introduction/getting-started");
  await click(driver, button("Dark theme"));
  await expect.poll(() => driver.executeScript(readTheme)).toBe("dark");
  await click(driver, toSidebar("/game/flow"));
  await expectTitle(driver, "Flow");
  expect(await driver.executeScript(readTheme)).toBe("dark");
  await driver.get(`${baseURL ?? ""}/faq`);
  await driver.executeScript(() => localStorage.clear());
});

test("a page works in a sandboxed frame, which has no storage", async ({ driver, open }) => {
  await open("/faq");
  const frame = (): void => {
    const element = document.createElement("iframe");
    element.setAttribute("sandbox", "allow-scripts");
    element.src = "/game/flow";
    element.id = "sandboxed";
    document.body.prepend(element);
  };
  await driver.executeScript(frame);
  await driver.switchTo().frame(driver.findElement(By.id("sandboxed")));
  await expectTitle(driver, "Flow");
  await expect.poll(() => driver.executeScript(readTheme)).toBe("light");
});
