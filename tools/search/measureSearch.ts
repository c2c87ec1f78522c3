import type { CDPSession, Page } from "@playwright/test";
import fc from "fast-check";
import { openSearch } from "../../src/shared/search/answer";
import { launchChromium, openToolPage } from "../chromium";
import { serveFolder } from "../server/serveFolder";
import { readQueries, readSearchFiles } from "./relevance";
import { traceTasks } from "./traceTasks";

/** Times in ms, ascending. */
interface SearchTimes {
  /** For the main thread, from the last key of each query of the relevance file to the painted results. */
  readonly keys: readonly number[];
  /** For answers to generated strings. */
  readonly generated: readonly number[];
  /** For opening both files. */
  readonly open: readonly number[];
}

const RUNS = 6_667;
const OPENINGS = 9;
const WORDS = [
  ..."~^:+-* .9".split(""),
  "title",
  "deck",
  "playre",
  "é",
  "__proto__",
  "chooseOnBord",
  "method:",
];
const ALPHABETS = [
  fc.string({ unit: "binary", maxLength: 250 }),
  fc.string({ unit: "grapheme", maxLength: 250 }),
  fc.string({ unit: fc.constantFrom(...WORDS), maxLength: 60 }),
];

const sorted = (times: readonly number[]): number[] => [...times].sort((a, b) => a - b);

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** The page's performance mark for the moment when results have been painted. */
const PAINTED = "results-painted";

/** Presses a key; the page marks the end of the frame in which the list has changed, or of the next one. */
async function press(page: Page, key: string): Promise<void> {
  const painted = await page.evaluateHandle((mark) => {
    const afterFrame = (then: () => void): void => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = then;
        port2.postMessage(null);
      });
    };
    performance.clearMarks(mark);
    const done = new Promise<void>((resolve) => {
      const end = (): void => {
        if (performance.getEntriesByName(mark).length === 0) performance.mark(mark);
        resolve();
      };
      const observer = new MutationObserver(() => {
        observer.disconnect();
        afterFrame(end);
      });
      observer.observe(document.querySelector("[role=listbox]") ?? document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      document.addEventListener("keyup", () => afterFrame(() => afterFrame(end)), { once: true });
    });
    return { done };
  }, PAINTED);
  await page.keyboard.press(key === " " ? "Space" : key);
  await painted.evaluate(({ done }) => done);
  await painted.dispose();
}

/** Waits until nothing of the last key is left to draw. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        let frames = 0;
        requestAnimationFrame(function count() {
          frames += 1;
          if (frames < 6) requestAnimationFrame(count);
          else setTimeout(resolve, 50);
        });
      }),
  );
}

async function timePress(page: Page, session: CDPSession, key: string): Promise<number> {
  const tasks = await traceTasks(session, () => press(page, key), PAINTED);
  return tasks.reduce((sum, each) => sum + each, 0);
}

/** The measurement has tasks too; the time of a key without effect is subtracted. */
async function timeKeys(page: Page, session: CDPSession): Promise<number[]> {
  const field = page.getByRole("combobox");
  const idle: number[] = [];
  const times: number[] = [];
  for (const { ask } of readQueries("known")) {
    await field.fill(ask.slice(0, -1));
    await settle(page);
    idle.push(await timePress(page, session, "Shift"));
    times.push(await timePress(page, session, ask.slice(-1)));
  }
  const overhead = sorted(idle)[Math.floor(idle.length / 2)] ?? 0;
  return sorted(times.map((each) => Math.max(0, each - overhead)));
}

/** Measures the search of a built site, in Chromium and on its own. */
export async function measureSearch(dist: string): Promise<SearchTimes> {
  const { documents, index } = readSearchFiles(dist);
  const open = Array.from({ length: OPENINGS }, () => time(() => openSearch(documents, index)));
  const answer = openSearch(documents, index);
  const strings = ALPHABETS.flatMap((alphabet) => fc.sample(alphabet, { numRuns: RUNS, seed: 1 }));
  const generated = strings.map((text) => time(() => answer({ text, scope: "all" })));

  const server = await serveFolder({ dir: dist, port: 0 });
  const browser = await launchChromium();
  const page = await openToolPage(browser, { viewport: { width: 1280, height: 900 } });
  await page.goto(`${server.url}/game/actions`, { waitUntil: "networkidle" });
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("flow");
  await page.getByRole("option").first().waitFor();
  const session = await page.context().newCDPSession(page);
  const keys = await timeKeys(page, session);
  await browser.close();
  await server.close();
  return { keys, generated: sorted(generated), open: sorted(open) };
}
