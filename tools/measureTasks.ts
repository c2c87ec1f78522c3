import { chromium, type CDPSession, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, ensureChromium } from "./chromium";
import { serveFolder } from "./server/serveFolder";

/** How much slower than this machine a reader's may be. */
const SLOWDOWN = 4;
/** ms for what an action has set off to end. */
const REST = 1000;
/** µs in a ms. */
const MS = 1000;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Time on the processor in µs. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

interface Measured {
  readonly route: string;
  readonly action: string;
  /** ms of the longest task, on a processor `SLOWDOWN` times slower. */
  readonly longest: number;
}

/** The longest task of a page's main thread; other pages of the browser are idle. */
function longestTask(events: readonly TraceEvent[]): number {
  const isMain = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${String(pid)} ${String(tid)}`),
  );
  const times = events
    .filter(
      ({ name, pid, tid }) =>
        name.endsWith("RunTask") && isMain.has(`${String(pid)} ${String(tid)}`),
    )
    .map(({ tdur = 0 }) => tdur / MS);
  return Math.max(0, ...times);
}

/** Records what the page does meanwhile. */
async function trace(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }): void => {
    events.push(...(value as TraceEvent[]));
  };
  session.on("Tracing.dataCollected", collect);
  const traceConfig = { includedCategories: ["toplevel"] };
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  await act();
  const complete = new Promise((resolve) => {
    session.once("Tracing.tracingComplete", resolve);
  });
  await session.send("Tracing.end");
  await complete;
  session.off("Tracing.dataCollected", collect);
  return events;
}

const ACTIONS = {
  filter: async (page: Page) => {
    await page.keyboard.type("element", { delay: REST / 10 });
    await page.waitForTimeout(REST);
    await page.keyboard.press("Escape");
    await page.waitForTimeout(REST);
  },
  scroll: async (page: Page) => {
    for (let step = 0; step < 20; step += 1) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(REST / 20);
    }
  },
} as const;

/**
 * The longest tasks while a reader scrolls and filters pages of the reference. Time on the processor
 * is counted, not on the clock, so that other programs disturb it little.
 */
export async function measureTasks(dir: string, routes: readonly string[]): Promise<Measured[]> {
  const server = await serveFolder({ dir, port: 0 });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  const measured: Measured[] = [];
  for (const route of routes) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(server.url + route, { waitUntil: "networkidle" });
    await page.getByRole("searchbox").focus();
    await page.waitForTimeout(REST);
    const session = await page.context().newCDPSession(page);
    for (const [action, act] of Object.entries(ACTIONS)) {
      const events = await trace(session, () => act(page));
      measured.push({ route, action, longest: longestTask(events) * SLOWDOWN });
    }
    await page.close();
  }
  await browser.close();
  await server.close();
  return measured;
}
