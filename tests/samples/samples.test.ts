/** Plays the samples of the guides as the `*.runs.ts` beside each page describe. */
import { afterAll, describe, expect, test } from "vitest";
import { pageSamples, pagesToDraw, pagesToRun, type PageSample } from "./pageSamples";
import type { Run } from "./runs";
import { runsOfPage } from "./runsOfPage";
import { sampleRun } from "./sampleRun";

const count = { samples: 0, run: 0, not: 0, drawn: 0, loaded: 0 };

/** Runs a sample as a test; an error has the place of the sample before its message. */
function testSample(sample: PageSample, run: Run, what = ""): void {
  const place = `content/${sample.page}:${String(sample.line)}`;
  test(`${place} ${sample.key}${what}`, async () => {
    try {
      await run(sampleRun(sample));
    } catch (error) {
      if (error instanceof Error) error.message = `${place}: ${error.message}`;
      throw error;
    }
  });
}

const toRun = pagesToRun();

describe.each([...new Set([...toRun, ...runsOfPage.keys()])].sort())("content/%s", (page) => {
  const samples = pageSamples(page);
  const runs = runsOfPage.get(page) ?? {};

  test.runIf(toRun.includes(page))("each of its samples is run or says why not", () => {
    const missing = samples.filter(({ key }) => !(key in runs));
    expect(missing.map(({ key, line }) => `content/${page}:${String(line)}: "${key}"`)).toEqual([]);
  });

  test("each run names a sample of the page", () => {
    const keys = samples.map(({ key }) => key);
    expect(Object.keys(runs).filter((key) => !keys.includes(key))).toEqual([]);
  });

  for (const sample of samples) {
    const run = runs[sample.key];
    count.samples += 1;
    if (typeof run === "function") {
      count.run += 1;
      testSample(sample, run);
    } else if (run) count.not += 1;
  }
});

/**
 * Draws what each seat sees at the beginning, when the sample makes a game; otherwise it only has to
 * load.
 */
const drawSeats: Run = ({ load, show, rendered }) => {
  load();
  if (rendered() === 0) {
    count.loaded += 1;
    return;
  }
  count.drawn += 1;
  const screen = show(2);
  for (const seat of [1, 2]) screen.seat(seat);
};

describe.each(pagesToDraw())("content/%s", (page) => {
  for (const sample of pageSamples(page)) testSample(sample, drawSeats, " loads and is drawn");
});

afterAll(() => {
  const { samples, run, not, drawn, loaded } = count;
  console.log(
    `${String(samples)} samples: ${String(run)} run, ${String(not)} not run with a reason; on the UI pages ${String(drawn)} more drawn, ${String(loaded)} loaded`,
  );
});
