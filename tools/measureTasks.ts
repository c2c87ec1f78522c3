import { chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, ensureChromium } from "./chromium";
import { serveFolder } from "./server/serveFolder";
import { traceTasks } from "./traceTasks";

/** How much slower than this machine a reader's may be. */
const SLOWDOWN = 4;
/** ms for what an action has set off to end. */
const REST = 1000;
interface Measured {
  readonly route: string;
  readonly action: string;
  /** ms of the longest task, on a processor `SLOWDOWN` times slower. */
  readonly longest: number;
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

/** The longest tasks while a reader scrolls and filters pages of the reference. */
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
      const tasks = await traceTasks(session, () => act(page));
      measured.push({ route, action, longest: Math.max(0, ...tasks) * SLOWDOWN });
    }
    await page.close();
  }
  await browser.close();
  await server.close();
  return measured;
}
