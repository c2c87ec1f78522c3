/*
 * The app starts when a reader needs it, perhaps minutes after the page was opened. Whatever way led to the page, the
 * start leaves what the browser and the reader have: place, focus, title, selection, address, history.
 */
import type { Page } from "@playwright/test";
import { expect, openPhone, test, waitForApp, waitForFrames } from "./site";

/** A long page on which nothing starts the app by being seen. */
const GUIDE = "/introduction/debugging";
const ELSEWHERE = "http://elsewhere.test/";
/** Beside the guide, in the same process: Chromium stores the place of a page that it leaves for another process late. */
const BESIDE = "/robots.txt";
const PLACE = 2345;

/** What the start of the app must not touch. Runs in the page. */
function readState() {
  return {
    y: Math.round(scrollY),
    title: document.title,
    focus: document.activeElement?.outerHTML.slice(0, 80),
    selection: String(getSelection()),
    target: document.querySelector(":target")?.id,
    address: location.href,
    entries: history.length,
    restoration: history.scrollRestoration,
    open: [...document.querySelectorAll("details[open] > summary")].map((each) => each.textContent),
    announced: document.getElementById("gatsby-announcer")?.textContent,
  };
}

async function readOn(page: Page): Promise<void> {
  await page.evaluate((y) => scrollTo(0, y), PLACE);
  await waitForFrames(page);
}

async function start(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await waitForApp(page);
}

/** Opens the guide, reads on and leaves it; the app has run, or not. */
async function leave(page: Page, address: string, hasApp: boolean): Promise<void> {
  await page.goto(address);
  if (hasApp) await start(page);
  await readOn(page);
  await page.goto(BESIDE);
}

/** Ways to the guide, and where on it the browser puts the reader: at the top, elsewhere, or at the former place. */
const WAYS: readonly {
  readonly name: string;
  readonly place: "top" | "below" | "former";
  readonly arrive: (page: Page, anchor: string, text: string) => Promise<unknown>;
}[] = [
  { name: "a typed address", place: "top", arrive: (page) => page.goto(GUIDE) },
  { name: "an anchor", place: "below", arrive: (page, anchor) => page.goto(GUIDE + anchor) },
  {
    name: "a text fragment",
    place: "below",
    arrive: (page, _, text) => page.goto(`${GUIDE}#:~:text=${encodeURIComponent(text)}`),
  },
  {
    name: "a link from elsewhere",
    place: "below",
    arrive: async (page, anchor) => {
      await page.goto(ELSEWHERE + anchor);
      await page.getByRole("link").click();
      await expect(page).toHaveTitle(/^Debugging/);
    },
  },
  {
    name: "the second visit in a tab",
    place: "top",
    arrive: async (page) => {
      await leave(page, GUIDE, true);
      await page.goto(GUIDE);
    },
  },
  ...[false, true].flatMap((hasApp) => {
    const after = hasApp ? ", after the app has run" : "";
    return [
      {
        name: `a reload${after}`,
        place: "former" as const,
        arrive: async (page: Page, anchor: string) => {
          await page.goto(GUIDE + anchor);
          if (hasApp) await start(page);
          await readOn(page);
          await page.reload();
        },
      },
      {
        name: `Back${after}`,
        place: "former" as const,
        arrive: async (page: Page, anchor: string) => {
          await leave(page, GUIDE + anchor, hasApp);
          await page.goBack();
        },
      },
      {
        name: `Forward${after}`,
        place: "former" as const,
        arrive: async (page: Page, anchor: string) => {
          await page.goto(BESIDE);
          await page.goto(GUIDE + anchor);
          if (hasApp) await start(page);
          await readOn(page);
          await page.goBack();
          await page.goForward();
        },
      },
    ];
  }),
];

/** Signs with which the app starts. */
const SIGNS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "at once": (page) => page.keyboard.press("Shift"),
  "after some reading": async (page) => {
    await readOn(page);
    await page.evaluate(() => {
      const words = document.querySelector("main p");
      if (words) getSelection()?.selectAllChildren(words);
    });
    await page.locator("main a:visible").first().dispatchEvent("pointerover", {
      pointerType: "mouse",
    });
  },
  "by a finger": async (page) => {
    await readOn(page);
    await page.getByRole("button", { name: "Dark theme" }).dispatchEvent("touchstart");
  },
};

for (const { name, place, arrive } of WAYS) {
  for (const [when, show] of Object.entries(SIGNS)) {
    const core = name === "an anchor" && when === "after some reading" ? " @core" : "";
    // Of a page from Firefox's cache Playwright never hears.
    const only = /^(?:Back|Forward)/.test(name) ? " @chromium" : "";
    test(`by ${name}, the app starts ${when} and moves nothing${core}${only}`, async ({
      page: desktop,
      browser,
      baseURL,
    }) => {
      const page = when === "by a finger" ? await openPhone(browser) : desktop;
      await page.route(`${ELSEWHERE}**`, (route) => {
        const guide = `${baseURL ?? ""}${GUIDE}`;
        const script = `document.querySelector("a").href = "${guide}" + location.hash`;
        const body = `<a>Guide</a><script>${script}</script>`;
        return route.fulfill({ contentType: "text/html", body });
      });
      await page.goto(GUIDE);
      const [anchor, text] = await page.locator("main").evaluate((main) => {
        const heading = [...main.querySelectorAll("h2[id]")].at(-2);
        return [`#${heading?.id ?? ""}`, heading?.firstChild?.textContent ?? ""] as const;
      });
      await page.goto("about:blank");
      await arrive(page, anchor, text);
      await waitForFrames(page);
      const arrived = () => page.evaluate(() => Math.round(scrollY));
      if (place === "top") expect(await arrived()).toBe(0);
      if (place === "below") await expect.poll(arrived).toBeGreaterThan(500);
      // The browser restores it when it has laid out enough of the page.
      if (place === "former") await expect.poll(arrived).toBe(PLACE);
      await show(page);
      const before = await page.evaluate(readState);
      await waitForApp(page);
      expect(await page.evaluate(readState)).toEqual(before);
      if (page !== desktop) await page.context().close();
    });
  }
}
