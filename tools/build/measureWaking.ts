import type { Browser, Locator, Page } from "@playwright/test";
import { launchChromium } from "../chromium";
import { serveFolder } from "../server/serveFolder";

/** A slow phone: a fourth of the processor, 1.6 Mbit/s down and 0.75 up, 150 ms for a round trip. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
const SLOWDOWN = 4;

/** ms after which idle prefetch is done on this network. */
const PREFETCH_MS = 6000;
/** ms after waking in which its last tasks run. */
const SETTLE_MS = 2000;

/** ms after which the effect of a tap is given up. */
const PATIENCE_MS = 30_000;

const ROUTES = ["/", "/game/actions", "/api/classes/GameElement"] as const;

/** What the first key of a visit costs on a page. All times in ms. */
export interface Waking {
  readonly route: string;
  /** From the key to the app having hydrated the page. */
  readonly wake: number;
  /** The longest task meanwhile. */
  readonly longestTask: number;
  /** The sum of what tasks took above 50 ms. */
  readonly blocked: number;
}

interface Recorded {
  readonly tasks: { readonly start: number; readonly duration: number }[];
  /** Of each interaction, by its id. */
  readonly interactions: Record<number, number>;
  shownAt: number;
}

/** What the benchmark hears of a tap. */
type TapEvent = "tap" | "effect";

declare global {
  interface Window {
    benchmark: Recorded;
    reportTap: (event: TapEvent, time: number) => void;
  }
}

/** Records tasks and interactions. Runs in the page. */
function record(): void {
  const recorded: Recorded = { tasks: [], interactions: {}, shownAt: 0 };
  window.benchmark = recorded;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      recorded.tasks.push({ start: startTime, duration });
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId === 0) continue;
      const before = recorded.interactions[entry.interactionId] ?? 0;
      recorded.interactions[entry.interactionId] = Math.max(before, entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  document.addEventListener("page-shown", () => {
    recorded.shownAt ||= performance.now();
  });
}

interface SlowPage {
  readonly address: string;
  /** Whether the page may fetch ahead; without it, it is used as soon as it has loaded. */
  readonly isPrefetched: boolean;
}

async function openSlow(
  browser: Browser,
  { address, isPrefetched }: SlowPage,
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ viewport, hasTouch: true });
  const page = await context.newPage();
  if (!isPrefetched) {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
  }
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.addInitScript(record);
  await prepare?.(page);
  await page.goto(address);
  if (isPrefetched) await page.waitForTimeout(PREFETCH_MS);
  return page;
}

/** What a finger does first, and what shows that it worked. */
interface FirstTap {
  readonly what: string;
  readonly route: string;
  readonly target: (page: Page) => Locator;
  /** A selector of what appears, in the page or in a frame. */
  readonly effect: string;
}

/** The table of a game, or the result of a live block, drawn by the engine. */
const DRAWN = "#root :is([role], svg, button)";

const TAPS: readonly FirstTap[] = [
  {
    what: "Search: the field is there",
    route: "/",
    target: (page) => page.locator("[aria-haspopup=dialog]"),
    effect: "dialog[open] input",
  },
  {
    what: "Play: it says that it loads",
    route: "/examples/snake-eyes",
    target: (page) => page.getByRole("button", { name: /^Play / }),
    effect: "[data-play-game] button:disabled",
  },
  {
    what: "Play: the table is there",
    route: "/examples/snake-eyes",
    target: (page) => page.getByRole("button", { name: /^Play / }),
    effect: DRAWN,
  },
  {
    what: "Run: the result is there",
    route: "/game/actions",
    target: (page) => page.locator("[data-control=run]").first(),
    effect: DRAWN,
  },
];

/** From a tap to its effect, in ms. */
export interface Tap {
  readonly what: string;
  readonly prefetched: number;
  readonly cold: number;
}

/**
 * Tells the benchmark when the page is tapped, and when the effect is first in its document. Runs in the page and in
 * its frames; a locator of Playwright would notice half a second later.
 */
function watchTap(effect: string): void {
  window.addEventListener("pointerdown", () => window.reportTap("tap", Date.now()), {
    capture: true,
    once: true,
  });
  new MutationObserver((_, observer) => {
    if (!document.querySelector(effect)) return;
    observer.disconnect();
    window.reportTap("effect", Date.now());
  }).observe(document, { attributes: true, childList: true, subtree: true });
}

async function tapOnce(
  browser: Browser,
  { target, effect }: FirstTap,
  opened: SlowPage,
): Promise<number> {
  const times = new Map<TapEvent, number>();
  const page = await openSlow(browser, opened, async (created) => {
    await created.exposeFunction("reportTap", (event: TapEvent, time: number) => {
      if (!times.has(event)) times.set(event, time);
    });
    await created.addInitScript(watchTap, effect);
  });
  await target(page).scrollIntoViewIfNeeded();
  await target(page).tap({ noWaitAfter: true });
  const start = performance.now();
  while (times.size < 2) {
    if (performance.now() - start > PATIENCE_MS)
      throw new Error(
        `${opened.address}: no ${effect} within ${String(PATIENCE_MS)} ms of the tap.`,
      );
    await page.waitForTimeout(50);
  }
  await page.context().close();
  // What live code shows as soon as it is seen may come before the tap.
  return Math.max(0, (times.get("effect") ?? 0) - (times.get("tap") ?? 0));
}

async function wakePage(browser: Browser, base: string, route: string): Promise<Waking> {
  const page = await openSlow(browser, { address: base + route, isPrefetched: true });
  const pressed = await page.evaluate(() => performance.now());
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => window.benchmark.shownAt > 0);
  await page.waitForTimeout(SETTLE_MS);
  const { tasks, shownAt } = await page.evaluate(() => window.benchmark);
  await page.context().close();
  const lengths = tasks.filter(({ start }) => start >= pressed).map(({ duration }) => duration);
  return {
    route,
    wake: shownAt - pressed,
    longestTask: Math.max(0, ...lengths),
    blocked: lengths.reduce((sum, length) => sum + Math.max(0, length - 50), 0),
  };
}

/** The longest of the first ten interactions of a visit, which begins before the app is there, in ms. */
async function visit(browser: Browser, base: string): Promise<number> {
  const page = await openSlow(browser, {
    address: `${base}/game/actions`,
    isPrefetched: true,
  });
  const theme = page.getByRole("button", { name: "Dark theme" });
  await theme.click();
  await theme.click();
  await page.keyboard.press("/");
  await page.getByRole("combobox").waitFor();
  await page.keyboard.type("pile", { delay: 300 });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.keyboard.press("Escape");
  await page.waitForTimeout(SETTLE_MS);
  const { interactions } = await page.evaluate(() => window.benchmark);
  await page.context().close();
  return Math.max(0, ...Object.values(interactions));
}

/** Measures, on the profile of a slow phone, how the built site in `dist` comes to life. */
export async function measureWaking(dist: string): Promise<{
  readonly pages: readonly Waking[];
  readonly taps: readonly Tap[];
  readonly longestInteraction: number;
}> {
  const server = await serveFolder({ dir: dist, port: 0 });
  const browser = await launchChromium();
  try {
    const pages: Waking[] = [];
    for (const route of ROUTES) pages.push(await wakePage(browser, server.url, route));
    const taps: Tap[] = [];
    for (const tap of TAPS) {
      const address = server.url + tap.route;
      const time = (isPrefetched: boolean): Promise<number> =>
        tapOnce(browser, tap, { address, isPrefetched });
      taps.push({ what: tap.what, prefetched: await time(true), cold: await time(false) });
    }
    return { pages, taps, longestInteraction: await visit(browser, server.url) };
  } finally {
    await browser.close();
    await server.close();
  }
}
