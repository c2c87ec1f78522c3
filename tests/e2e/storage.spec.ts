import type { Page } from "@playwright/test";
import { forbidStorage } from "./forbidStorage";
import { editorOf, liveBlock, openBlock, pasteCode, PEEK, waitForResult } from "./liveBlock";
import { waitForOwnEntry } from "./searchBox";
import { expect, openHydrated, test, waitForHydration } from "./site";

const readTheme = () => document.documentElement.dataset["theme"];
const toggle = (page: Page) => page.getByRole("button", { name: "Dark theme" });

test(
  "where storage is forbidden all works, and a choice lasts as long as the page",
  { tag: "@core" },
  async ({ page }) => {
    await page.addInitScript(forbidStorage);
    await openHydrated(page, "/introduction/getting-started");
    await toggle(page).click();
    expect(await page.evaluate(readTheme)).toBe("dark");
    const tab = page.locator(".tabs").first().getByRole("tab").nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("combobox").fill("flow");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
    await waitForOwnEntry(page);
    const sidebar = page.getByRole("navigation", { name: "Documentation" });
    await sidebar.getByRole("link", { name: "Flow", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Flow");
    expect(await page.evaluate(readTheme)).toBe("dark");
    await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
  },
);

test(
  "a stored text never becomes markup, a selector or a style",
  { tag: "@core" },
  async ({ page }) => {
    for (const text of ['"><img src=x onerror=window.injected=1>', "'] * { display: none } [x='"]) {
      await openHydrated(page, "/version");
      await page.evaluate((value) => {
        for (const key of ["theme", "tabs.package-manager", "docs-preferred-version-default"]) {
          localStorage.setItem(key, value);
        }
      }, text);
      for (const route of ["/version", "/introduction/getting-started"]) {
        await openHydrated(page, route);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const html = await page.evaluate(() => document.documentElement.outerHTML);
        expect(html).not.toContain(text);
        expect(await page.evaluate(() => "injected" in window)).toBe(false);
      }
    }
  },
);

/** What one tab stores, the other receives. */
async function expectHeard(from: Page, to: Page, mark: string): Promise<void> {
  const listening = await to.evaluateHandle((text) => {
    const heard = new Promise((resolve) => {
      window.addEventListener("storage", ({ newValue }) => {
        if (newValue === text) resolve(text);
      });
    });
    return { heard };
  }, mark);
  await from.evaluate((text) => {
    // Not by `setItem`, which a test may count.
    localStorage["mark"] = text;
  }, mark);
  expect(await listening.evaluate(({ heard }) => heard)).toBe(mark);
}

/**
 * Waits until two tabs have received all that the other has stored, and has stored in response: a browser
 * reports all writes to a tab in order. Call it once per test.
 */
async function settle(one: Page, other: Page): Promise<void> {
  for (const mark of ["first", "second"]) {
    await expectHeard(one, other, mark);
    await expectHeard(other, one, `${mark} answer`);
  }
}

test("the other tab follows the theme, and no tab answers the other", async ({ page, context }) => {
  await openHydrated(page, "/");
  const other = await context.newPage();
  await openHydrated(other, "/faq");
  await other.evaluate(() => {
    const seen = { changes: 0, writes: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.changes += 1;
    }).observe(document.documentElement, { attributeFilter: ["data-theme"] });
    const write = localStorage.setItem.bind(localStorage);
    Storage.prototype.setItem = (key, value) => {
      seen.writes += 1;
      write(key, value);
    };
  });
  for (const theme of ["dark", "light"]) {
    await toggle(page).click();
    await expect.poll(() => other.evaluate(readTheme)).toBe(theme);
    await expect(toggle(other)).toHaveAttribute("aria-pressed", String(theme === "dark"));
  }
  await settle(page, other);
  const seen = await other.evaluate(() => (window as unknown as { seen: object }).seen);
  expect(seen).toEqual({ changes: 2, writes: 0 });
});

test(
  "two tabs that choose at once end with the same theme",
  { tag: "@core" },
  async ({ page, context }) => {
    await openHydrated(page, "/");
    const other = await context.newPage();
    await openHydrated(other, "/faq");
    const press = (tab: Page, times: number) =>
      tab.evaluate((count) => {
        const button = document.querySelector<HTMLElement>("[aria-label='Dark theme']");
        for (let done = 0; done < count; done += 1) button?.click();
      }, times);
    await Promise.all([press(page, 7), press(other, 4)]);
    const themes = async () => {
      const stored = await page.evaluate(() => localStorage.getItem("theme"));
      const shown = [await page.evaluate(readTheme), await other.evaluate(readTheme)];
      return shown.every((theme) => theme === stored);
    };
    await expect.poll(themes).toBe(true);
    // Neither answers the other forever.
    await settle(page, other);
    expect(await themes()).toBe(true);
  },
);

test("in a sandboxed frame, which has no storage, the page reads and works", async ({
  page,
  faults,
  baseURL,
}) => {
  const body = `<!doctype html><title>Framing</title>
    <iframe sandbox="allow-scripts" width="900" height="600" src="/game/flow"></iframe>`;
  await page.route("**/framing", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`${baseURL ?? ""}/framing`);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Flow");
  await expect(frame.locator("html")).toHaveAttribute("data-theme", "light");
  faults.console.length = 0;
  faults.violations.length = 0;
  faults.requests.length = 0;
});

test(
  "on a slow machine the first frame has the stored theme",
  { tag: "@core" },
  async ({ page, context }) => {
    await page.addInitScript(() => {
      if (window !== window.top) return;
      localStorage.setItem("theme", "dark");
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const look = (): void => {
        if (document.body as HTMLElement | null) {
          seen.add(getComputedStyle(document.documentElement).backgroundColor);
        }
        requestAnimationFrame(look);
      };
      look();
    });
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await openHydrated(page, "/game/flow");
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    expect(seen).toEqual(["rgb(20, 25, 21)"]);
  },
);

test("a live block whose code its author has changed since shows the reader's text, and the reader chooses", async ({
  page,
  faults,
}) => {
  test.setTimeout(90_000);
  await openBlock(page, PEEK);
  await pasteCode(page, PEEK, "<b>mine</b>");
  await waitForResult(page, PEEK, "mine");
  const data = "**/page-data/ui/appearance/page-data.json";
  await page.route(data, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace('isOpen ? front : \\"?\\"', 'isOpen ? front : \\"closed\\"');
    expect(body).not.toBe(text);
    await route.fulfill({ response, body });
  });
  const block = liveBlock(page, PEEK);
  await page.reload();
  await waitForHydration(page);
  await expect(editorOf(page, PEEK)).toContainText("<b>mine</b>");
  await expect(block.getByRole("status")).toContainText("The author has changed this code");
  await expect(block.locator("iframe")).toHaveCount(0);
  // A reload is not a choice.
  await page.reload();
  await waitForHydration(page);
  await expect(block.getByRole("status")).toContainText("The author has changed this code");
  await block.getByRole("button", { name: "Back to the original" }).click();
  await waitForResult(page, PEEK, "closed");
  await expect(editorOf(page, PEEK)).toContainText("function Peek");
  await expect(block.getByRole("status")).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await block.scrollIntoViewIfNeeded();
  await waitForResult(page, PEEK, "closed");
  await expect(block.getByRole("status")).toHaveCount(0);
  // The code that the test wrote has no picture.
  faults.requests.length = 0;
  faults.console.length = 0;
});
