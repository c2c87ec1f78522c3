import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { DIST } from "../routes";
import { expect, openHydrated, test, waitForHydration, waitForFrames } from "./site";

const h1 = (page: Page) => page.getByRole("heading", { level: 1 });

for (const [address, canonical] of [
  ["/game/actions/", "/game/actions"],
  ["/game/actions.html?a=1", "/game/actions?a=1"],
  ["/game/actions/index.html?a=1#choices", "/game/actions?a=1#choices"],
] as const) {
  test(`${address} ends up at ${canonical}`, { tag: "@core" }, async ({ page }) => {
    await page.goto(address);
    await waitForHydration(page);
    await expect(page).toHaveURL(canonical);
    await expect(h1(page)).toHaveText("Actions");
  });
}

/** Answers an address with a file of the site, as a host without rules would. */
async function answerWith(page: Page, address: string, file: string, status = 200): Promise<void> {
  const body = readFileSync(path.join(DIST, file), "utf8");
  const headers = { "content-type": "text/html; charset=utf-8" };
  await page.route(
    (url) => url.pathname === address,
    (route) => route.fulfill({ status, body, headers }),
  );
}

test(
  "a host without rules: every spelling shows the page at its plain address",
  { tag: "@core" },
  async ({ page }) => {
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });
    for (const address of ["/game/actions.html", "/game/actions/index.html", "/game/actions/"]) {
      await answerWith(page, address, "game/actions.html");
      loads = 0;
      await page.goto(`${address}?a=1&a=2#choices`);
      await waitForHydration(page);
      await expect(page).toHaveURL("/game/actions?a=1&a=2#choices");
      await expect(h1(page)).toHaveText("Actions");
      // The address changes before the router sees it: nothing is loaded a second time.
      expect(loads, address).toBe(1);
    }
  },
);

test("a host that knows no such spelling sends its not-found page, which finds the page", async ({
  page,
  faults,
}) => {
  for (const address of ["/game/actions/", "/game/actions/index.html"]) {
    await answerWith(page, address, "404.html", 404);
    await page.goto(`${address}?a=1#choices`);
    await expect(page).toHaveURL("/game/actions?a=1#choices");
    await waitForHydration(page);
    await expect(h1(page)).toHaveText("Actions");
  }
  faults.requests.length = 0;
  faults.console.length = 0;
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

test(
  "a link to another spelling is client-side and leads to the plain address",
  { tag: "@core" },
  async ({ page }) => {
    for (const spelling of ["/game/actions.html", "/game/actions/index.html", "/game/actions/"]) {
      await openHydrated(page, "/game/board");
      await page.evaluate(() => Object.assign(window, { marked: true }));
      await clickLink(page, { href: `${spelling}?a=1#choices` });
      await expect(page).toHaveURL("/game/actions?a=1#choices");
      await expect(h1(page)).toHaveText("Actions");
      expect(await page.evaluate(() => "marked" in window)).toBe(true);
    }
  },
);

const goOn = async (page: Page): Promise<void> => {
  const sidebar = page.getByRole("navigation", { name: "Documentation" });
  await sidebar.getByRole("link", { name: "Flow", exact: true }).click();
  await expect(h1(page)).toHaveText("Flow");
};

for (const hash of ["#%", "#100%", "#%E0%A4%A"]) {
  test(`the hash ${hash} shows the page at its top, and the next page too`, async ({ page }) => {
    await openHydrated(page, `/game/board${hash}`);
    await expect(h1(page)).toHaveText("Board");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await goOn(page);
  });
}

test(
  "a malformed hash set in an open page does not break it or the next",
  { tag: "@core" },
  async ({ page }) => {
    await openHydrated(page, "/game/board");
    for (const hash of ["#100%", "#%", "#%ZZ"]) {
      await page.evaluate((text) => {
        window.location.hash = text;
      }, hash);
      await expect(h1(page)).toHaveText("Board");
    }
    await goOn(page);
  },
);

test(
  "odd hashes lead to the element of that id or to the top",
  { tag: "@core" },
  async ({ page }) => {
    const expectTop = async (hash: string): Promise<void> => {
      await expect(h1(page), hash).toHaveText("Board");
      expect(await page.evaluate(() => window.scrollY), hash).toBe(0);
    };
    for (const hash of ["#a=b", "#:~:text=foo", '#"><img src=x>']) {
      // Otherwise only the hash would change.
      await page.goto("about:blank");
      await openHydrated(page, `/game/board${hash}`);
      await expectTop(hash);
    }
    for (const hash of ["#a.b", "#1", "#!/x", "#__proto__"]) {
      await page.evaluate((text) => {
        window.location.hash = text;
      }, hash);
      // The router goes to it on the next frame.
      await waitForFrames(page);
      await expectTop(hash);
    }
    await goOn(page);
  },
);

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
      await expect(h1(page)).toHaveText("Board");
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

test("a query of 8 kB, tracking words and repeated names are kept and do no harm", async ({
  page,
}) => {
  for (const query of [`?long=${"x".repeat(8000)}`, "?utm_source=a&utm_medium=b", "?a=1&a=2&a"]) {
    await openHydrated(page, `/game/board${query}`);
    await expect(h1(page)).toHaveText("Board");
    expect(await page.evaluate(() => window.location.search)).toBe(query);
  }
  await goOn(page);
});

test(
  "links that ask for something else are the browser's",
  { tag: "@core" },
  async ({ page, context }) => {
    await openHydrated(page, "/game/board");
    const link = page
      .getByRole("navigation", { name: "Documentation" })
      .getByRole("link", { name: "Flow", exact: true });
    for (const options of [
      { modifiers: ["ControlOrMeta"] },
      { modifiers: ["Shift"] },
      { button: "middle" },
    ] as const) {
      const [opened] = await Promise.all([
        context.waitForEvent("page"),
        link.click({
          ...options,
          modifiers: [...("modifiers" in options ? options.modifiers : [])],
        }),
      ]);
      await expect(opened).toHaveURL("/game/flow");
      await opened.close();
    }
    const [opened] = await Promise.all([
      context.waitForEvent("page"),
      clickLink(page, { href: "/game/flow", target: "_blank" }),
    ]);
    await expect(opened).toHaveURL("/game/flow");
    await opened.close();
    await page.getByRole("link", { name: "A link of the test" }).evaluate((old) => {
      old.remove();
    });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      clickLink(page, { href: "/game/flow", download: "flow.html" }),
    ]);
    expect(download.suggestedFilename()).toBe("flow.html");
    await expect(page).toHaveURL("/game/board");
  },
);

test("an anchor of the page jumps at once when motion is reduced", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/game/board");
  const entry = page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(4);
  const moved = await entry.evaluate((link) => {
    (link as HTMLElement).click();
    const target = document.getElementById((link as HTMLAnchorElement).hash.slice(1));
    return target?.getBoundingClientRect().top;
  });
  expect(moved).toBeLessThan(200);
});
