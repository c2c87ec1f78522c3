import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { DIST } from "../routes";
import {
  expect,
  forgive,
  heading,
  isSameDocument,
  listLoads,
  markDocument,
  openHydrated,
  sidebarLink,
  test,
  waitForFrames,
  waitForHydration,
} from "./site";

/** Answers an address with a file of the site, as a host without rules would. */
async function answerWith(page: Page, address: string, file: string, status = 200): Promise<void> {
  const body = readFileSync(path.join(DIST, file), "utf8");
  const headers = { "content-type": "text/html; charset=utf-8" };
  await page.route(
    (url) => url.pathname === address,
    (route) => route.fulfill({ status, body, headers }),
  );
}

test("without redirects every spelling shows its page @core", async ({ page }) => {
  const loads = listLoads(page);
  for (const address of ["/game/actions.html", "/game/actions/index.html", "/game/actions/"]) {
    await answerWith(page, address, "game/actions.html");
    loads.length = 0;
    await page.goto(`${address}?a=1&a=2#choices`);
    await waitForHydration(page);
    await expect(page).toHaveURL("/game/actions?a=1&a=2#choices");
    await expect(heading(page)).toHaveText("Actions");
    // The address changes before the router sees it: nothing is loaded a second time.
    expect(loads, address).toHaveLength(1);
  }
});

test("the not-found page leads a spelling to its page", async ({ page, faults }) => {
  for (const address of ["/game/actions/", "/game/actions/index.html"]) {
    await answerWith(page, address, "404.html", 404);
    await page.goto(`${address}?a=1#choices`);
    await expect(page).toHaveURL("/game/actions?a=1#choices");
    await waitForHydration(page);
    await expect(heading(page)).toHaveText("Actions");
  }
  forgive(faults);
});

/** Clicks a link that the test puts into the text. */
async function clickLink(page: Page, attributes: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((given) => {
    const link = document.createElement("a");
    for (const [name, value] of Object.entries(given)) link.setAttribute(name, value);
    link.textContent = "A link of the test";
    document.querySelector("main h1")?.after(link);
  }, attributes);
  await page.getByRole("link", { name: "A link of the test" }).click();
}

test("a link to another spelling is client-side @core", async ({ page }) => {
  for (const spelling of ["/game/actions.html", "/game/actions/index.html", "/game/actions/"]) {
    await openHydrated(page, "/game/board");
    await markDocument(page);
    await clickLink(page, { href: `${spelling}?a=1#choices` });
    await expect(page).toHaveURL("/game/actions?a=1#choices");
    await expect(heading(page)).toHaveText("Actions");
    expect(await isSameDocument(page)).toBe(true);
  }
});

const goOn = async (page: Page): Promise<void> => {
  await sidebarLink(page, "Flow").click();
  await expect(heading(page)).toHaveText("Flow");
};

test("odd and malformed hashes lead to the top of the page", async ({ page }) => {
  const expectTop = async (hash: string): Promise<void> => {
    await expect(heading(page), hash).toHaveText("Board");
    expect(await page.evaluate(() => window.scrollY), hash).toBe(0);
  };
  for (const hash of ["#%", "#%E0%A4%A", "#a=b", "#:~:text=foo", '#"><img src=x>']) {
    // Otherwise only the hash would change.
    await page.goto("about:blank");
    await openHydrated(page, `/game/board${hash}`);
    await expectTop(hash);
  }
  for (const hash of ["#100%", "#%ZZ", "#a.b", "#1", "#!/x", "#__proto__"]) {
    await page.evaluate((text) => {
      window.location.hash = text;
    }, hash);
    // The router goes to it on the next frame.
    await waitForFrames(page);
    await expectTop(hash);
  }
  await goOn(page);
});

/** Gives the last heading of the page another id, like a page in another language. */
async function renameHeading(page: Page, id: string): Promise<void> {
  // The page's data is JSON, and its HTML may be requested separately.
  for (const [address, quote] of [
    ["/page-data/game/board/page-data.json", '\\"'],
    ["/game/board", '"'],
  ] as const) {
    await page.route(
      (url) => url.pathname === address,
      async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        const ids = text.matchAll(/<h2 id=\\?"([\w-]+)/g);
        const last = `<h2 id=${quote}${[...ids].at(-1)?.[1] ?? ""}${quote}`;
        expect(text).toContain(last);
        await route.fulfill({ response, body: text.replace(last, `<h2 id=${quote}${id}${quote}`) });
      },
    );
  }
}

for (const [name, hash] of [
  ["encoded", "#%E6%97%A5%E6%9C%AC"],
  ["plain", "#日本"],
  ["with a dot and an equals sign", "#a.b=c"],
] as const) {
  test(`a hash of other letters, ${name}, scrolls to its heading`, async ({ page }) => {
    const id = decodeURIComponent(hash.slice(1));
    await renameHeading(page, id);
    const expectAtHeading = async (): Promise<void> => {
      await expect(heading(page)).toHaveText("Board");
      const top = () =>
        page.evaluate((slug) => document.getElementById(slug)?.getBoundingClientRect().top, id);
      await expect.poll(top).toBeLessThan(300);
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    };
    await openHydrated(page, "/faq");
    await clickLink(page, { href: `/game/board${hash}` });
    await expectAtHeading();
    await page.goto("about:blank");
    await openHydrated(page, `/game/board${hash}`);
    await expectAtHeading();
  });
}

test("long queries and repeated names are kept", async ({ page }) => {
  for (const query of [`?long=${"x".repeat(8000)}`, "?utm_source=a&utm_medium=b", "?a=1&a=2&a"]) {
    await openHydrated(page, `/game/board${query}`);
    await expect(heading(page)).toHaveText("Board");
    expect(await page.evaluate(() => window.location.search)).toBe(query);
  }
  await goOn(page);
});

test("links that ask for something else are the browser's @core", async ({ page, context }) => {
  await openHydrated(page, "/game/board");
  const link = sidebarLink(page, "Flow");
  for (const click of [
    () => link.click({ modifiers: ["ControlOrMeta"] }),
    () => link.click({ modifiers: ["Shift"] }),
    () => link.click({ button: "middle" }),
    () => clickLink(page, { href: "/game/flow", target: "_blank" }),
  ]) {
    const [opened] = await Promise.all([context.waitForEvent("page"), click()]);
    await expect(opened).toHaveURL("/game/flow");
    await opened.close();
  }
  await page.getByRole("link", { name: "A link of the test" }).evaluate((old) => old.remove());
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    clickLink(page, { href: "/game/flow", download: "flow.html" }),
  ]);
  expect(download.suggestedFilename()).toBe("flow.html");
  await expect(page).toHaveURL("/game/board");
});
