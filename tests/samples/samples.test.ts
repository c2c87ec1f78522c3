/// <reference types="vite/client" />
/** Plays the samples of the guides as the `*.runs.ts` beside each page describe. */
import { afterAll, describe, expect, test } from "vitest";
import { pageSamples, pagesToDraw, pagesToRun } from "./pageSamples";
import type { PageRuns, Run } from "./runs";
import { sampleRun } from "./sampleRun";

const files = import.meta.glob<PageRuns>("../../content/*/*.runs.ts", {
  eager: true,
  import: "default",
});
const runsOfPage = new Map(
  Object.entries(files).map(([file, runs]) => [
    file.replace("../../content/", "").replace(/\.runs\.ts$/, ".mdx"),
    runs,
  ]),
);
const count = { samples: 0, run: 0, not: 0, drawn: 0, loaded: 0 };

/** The error with the place of the sample before its message. */
function atPlace(place: string, error: unknown): unknown {
  if (error instanceof Error) error.message = `${place}: ${error.message}`;
  return error;
}

describe.each([...new Set([...pagesToRun(), ...runsOfPage.keys()])].sort())(
  "content/%s",
  (page) => {
    const samples = pageSamples(page);
    const runs = runsOfPage.get(page) ?? {};

    test("each of its samples is run or says why not", () => {
      const missing = samples.filter(({ key }) => !(key in runs));
      expect(missing.map(({ key, line }) => `content/${page}:${String(line)}: "${key}"`)).toEqual(
        [],
      );
    });

    test("each run names a sample of the page", () => {
      const keys = samples.map(({ key }) => key);
      expect(Object.keys(runs).filter((key) => !keys.includes(key))).toEqual([]);
    });

    for (const sample of samples) {
      const { key, line } = sample;
      const run = runs[key];
      count.samples += 1;
      if (typeof run !== "function") {
        if (run) count.not += 1;
        continue;
      }
      count.run += 1;
      const place = `content/${page}:${String(line)}`;
      test(`${place} ${key}`, async () => {
        try {
          await run(sampleRun(sample));
        } catch (error) {
          throw atPlace(place, error);
        }
      });
    }
  },
);

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
  for (const sample of pageSamples(page)) {
    const { key, line } = sample;
    const place = `content/${page}:${String(line)}`;
    test(`${place} ${key} loads and is drawn`, async () => {
      try {
        await drawSeats(sampleRun(sample));
      } catch (error) {
        throw atPlace(place, error);
      }
    });
  }
});

afterAll(() => {
  const { samples, run, not, drawn, loaded } = count;
  console.log(
    `${String(samples)} samples: ${String(run)} run, ${String(not)} not run with a reason; on the UI pages ${String(drawn)} more drawn, ${String(loaded)} loaded`,
  );
});
