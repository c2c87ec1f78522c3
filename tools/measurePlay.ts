import { chromium, type Browser, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, ensureChromium, openToolPage } from "./chromium";
import { serveFolder } from "./server/serveFolder";

/** How much slower than this machine a reader's may be, for the start of a game. */
const SLOWDOWN = 4;
/** Runs of each measurement; the median is told. */
const RUNS = 5;
const ROUTE = "/examples/garden-row";
const PATIENCE = 60_000;

/** Medians in ms. */
export interface PlayTimes {
  /** An empty sandboxed frame, from its creation to its load, on the slowed processor. */
  readonly emptyFrame: number;
  /** From the click on "Play" to boards that can be played, on the slowed processor. */
  readonly play: number;
  /** From a click on the board to the piece on the board of the other seat, for the first time. */
  readonly firstMove: number;
  /** The same for the moves after it, at full speed. */
  readonly move: number;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Slows the page and every frame that runs in a process of its own, as soon as it is there. */
async function slowDown(page: Page): Promise<void> {
  const slow = async (target: Page | ReturnType<Page["mainFrame"]>): Promise<void> => {
    const session = await page.context().newCDPSession(target);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  };
  await slow(page);
  page.on("frameattached", (frame) => {
    // A frame in the page's own process is slowed with it and has no session.
    slow(frame).catch(() => undefined);
  });
}

const seat = (page: Page, number: number) =>
  page.frameLocator(`iframe[title="Garden Row, seat ${String(number)}"]`);

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await openToolPage(browser, { viewport: { width: 1280, height: 900 } });
  await page.goto(url + ROUTE, { waitUntil: "networkidle" });
  return page;
}

async function measureEmptyFrame(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const frame = document.createElement("iframe");
        frame.setAttribute("sandbox", "allow-scripts");
        frame.srcdoc = "<!doctype html><title>empty</title>";
        frame.onload = () => {
          resolve(performance.now() - start);
          frame.remove();
        };
        document.body.append(frame);
      }),
  );
}

/** Starts the game; both seats show their board, and the first may move. */
async function start(page: Page): Promise<number> {
  const begin = performance.now();
  await page.getByRole("button", { name: "Play Garden Row" }).click();
  await Promise.all(
    [1, 2].map((number) =>
      seat(page, number).locator(".Plot").nth(8).waitFor({ state: "attached", timeout: PATIENCE }),
    ),
  );
  await seat(page, 1).getByText("Sow a seed").waitFor({ timeout: PATIENCE });
  return performance.now() - begin;
}

/** What a frame has been told to note, as times of the clock that all frames share, in ms. */
interface Noting {
  clicked?: Promise<number>;
  seen?: Promise<number>;
}

/** Plots that the seats choose in turn; nobody has won by then. */
const PLOTS = [4, 0, 1, 7];

/** ms after which pieces have come to rest; the toolkit keeps what comes before that for later. */
const REST = 1500;

/** From the click on a plot by a seat until the other seat's board, at rest before, has the piece. */
async function move(page: Page, by: number, plot: number): Promise<number> {
  await seat(page, by).getByText("Sow a seed").waitFor({ timeout: PATIENCE });
  await page.waitForTimeout(REST);
  const [own, other] = [seat(page, by), seat(page, 3 - by)].map((frame) => frame.locator("body"));
  if (!own || !other) throw new Error("A seat has no board.");
  await own.evaluate((body) => {
    (window as Noting).clicked = new Promise((resolve) => {
      const note = ({ timeStamp }: Event): void => {
        resolve(performance.timeOrigin + timeStamp);
      };
      body.addEventListener("click", note, { once: true, capture: true });
    });
  });
  await other.evaluate((body) => {
    const count = (): number => body.querySelectorAll(".Plot .Seed").length;
    const before = count();
    (window as Noting).seen = new Promise((resolve, reject) => {
      setTimeout(() => {
        reject(new Error("The other seat's board never showed the move."));
      }, 60_000);
      new MutationObserver((_, observer) => {
        if (count() === before) return;
        observer.disconnect();
        resolve(performance.timeOrigin + performance.now());
      }).observe(body, { subtree: true, childList: true });
    });
  });
  await seat(page, by).locator(".Plot > :not(.layout-wrapper)").nth(plot).click();
  const clicked = await own.evaluate(() => (window as Noting).clicked ?? NaN);
  return (await other.evaluate(() => (window as Noting).seen ?? NaN)) - clicked;
}

/** Measures how fast a game starts and a move is seen; its files are in the browser's cache. */
export async function measurePlay(dir: string): Promise<PlayTimes> {
  const server = await serveFolder({ dir, port: 0 });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  const times = {
    emptyFrame: [] as number[],
    play: [] as number[],
    firstMove: [] as number[],
    move: [] as number[],
  };
  for (let run = 0; run < RUNS; run += 1) {
    const fast = await openPage(browser, server.url);
    await start(fast);
    for (const [index, plot] of PLOTS.entries()) {
      const time = await move(fast, (index % 2) + 1, plot);
      times[index === 0 ? "firstMove" : "move"].push(time);
    }
    await fast.close();
    const slow = await openPage(browser, server.url);
    await slowDown(slow);
    times.emptyFrame.push(await measureEmptyFrame(slow));
    // What the reader's hand does anyway: the button is reached before it is pressed.
    await slow.getByRole("button", { name: "Play Garden Row" }).hover();
    await slow.waitForLoadState("networkidle");
    times.play.push(await start(slow));
    await slow.close();
  }
  await browser.close();
  await server.close();
  return {
    emptyFrame: median(times.emptyFrame),
    play: median(times.play),
    firstMove: median(times.firstMove),
    move: median(times.move),
  };
}
