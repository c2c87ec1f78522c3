import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { testRunSchema } from "../../src/node/gatsby/reports";
import { asOne, NOT_MADE, type Outcome } from "../../tools/test/outcome";
import { recordRun } from "../../tools/test/greenRun";
import { runSteps, type EndedStep, type Step } from "../../tools/test/runSteps";
import { listSteps } from "../../tools/test/steps";
import { formatSummary } from "../../tools/test/summary";
import { temporaryFolder } from "./folders";

const result = (ok: boolean) => Promise.resolve({ outcome: asOne(ok), output: "what it printed" });

/** Runs steps and returns how they ended, what was printed, and how many ran at once at most. */
async function run(steps: readonly Step[], lanes = 2) {
  const lines: string[] = [];
  let running = 0;
  let most = 0;
  const watched = steps.map((step) => ({
    ...step,
    run: async () => {
      running += 1;
      most = Math.max(most, running);
      // Gives every step that may start alongside this one time to do so.
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return step.run();
    },
  }));
  const ended = await runSteps(watched, { lanes, print: (line) => lines.push(line) });
  return { ended, lines, most };
}

describe("the steps of a test run", () => {
  const pass = { run: () => result(true) };
  const fail = { run: () => result(false) };

  test("run two at once, all of them, and are listed in order", async () => {
    const steps = ["a", "b", "c"].map((name) => ({ name, ...pass }));
    const { ended, most } = await run(steps);
    expect(ended.map(({ name }) => name)).toEqual(["a", "b", "c"]);
    expect(most).toBe(2);
  });

  test("go on after a failure, whose output is printed", async () => {
    const { ended, lines } = await run([
      { name: "a", ...fail },
      { name: "b", ...pass },
    ]);
    expect(ended.map(({ outcome }) => outcome.failed)).toEqual([1, 0]);
    expect(lines).toContain("what it printed");
  });

  test("that need a failed one are skipped; those that come after it run", async () => {
    const { ended } = await run([
      { name: "build", ...fail },
      { name: "files", needs: ["build"], ...pass },
      { name: "types", after: ["build"], ...pass },
    ]);
    expect(ended.map(({ outcome }) => [outcome.passed, outcome.skipped])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
  });

  test("that run alone wait for the others, and the others for them", async () => {
    const { most } = await run([
      { name: "a", alone: true, ...pass },
      { name: "b", ...pass },
      { name: "c", alone: true, ...pass },
    ]);
    expect(most).toBe(1);
  });

  test("fail with the error when they throw", async () => {
    const { ended, lines } = await run([
      { name: "a", run: () => Promise.reject(new Error("cut off")) },
    ]);
    expect(ended[0]?.outcome.failed).toBe(1);
    expect(lines.join("\n")).toContain("cut off");
  });

  test("that wait for each other are an error, not a hang", async () => {
    const steps = [
      { name: "a", after: ["b"], ...pass },
      { name: "b", after: ["a"], ...pass },
    ];
    await expect(run(steps)).rejects.toThrow("wait for each other: a, b");
  });
});

describe("what a run selects", () => {
  const names = (selection: Parameters<typeof listSteps>[0]) =>
    listSteps(selection).map(({ name }) => name);

  test("the full run has every step of npm test, and more", () => {
    const core = names({ tier: "core", strict: false });
    const full = names({ tier: "full", strict: false });
    expect(full).toEqual(expect.arrayContaining(core));
    expect(full.length).toBeGreaterThan(core.length);
    expect(core).toContain("browser tests");
    expect(names({ tier: "static", strict: false })).not.toContain("browser tests");
  });

  test("the shards of a full run make up all of it", () => {
    const shard = (index: number) =>
      names({ tier: "full", strict: false, shard: { index, count: 4 } });
    const all = new Set([1, 2, 3, 4].flatMap(shard));
    expect([...all].sort()).toEqual(names({ tier: "full", strict: false }).sort());
  });
});

const step = (name: string, outcome: Partial<Outcome>): EndedStep => ({
  name,
  outcome: { ...NOT_MADE, skipped: 0, ...outcome },
  seconds: 3,
});
const flaky = [{ title: "tests/e2e/a.spec.ts:1: opens", message: "too late" }];

test("the summary ends with the slowest tests, what is flaky, what failed, and the counts", () => {
  const slowest = [
    { title: "quick", ms: 100 },
    { title: "slow", ms: 9000 },
  ];
  const lines = formatSummary([
    step("browser tests", { passed: 2, flaky, slowest }),
    step("servers", { skipped: 5, missing: ["caddy"] }),
    step("types", { failed: 1, failures: [{ title: "a.ts", message: "is no number" }] }),
  ]).split("\n");
  const at = (text: string): number => lines.findIndex((line) => line.includes(text));
  expect(lines.at(-1)).toBe("2 passed, 1 failed, 5 skipped");
  expect(lines[at("servers")]).toContain("not installed here: caddy");
  const order = ["is no number", "browser tests", "9.0 s  slow", "~ e2e/a.spec.ts", "✘ a.ts"];
  const places = [...order.slice(0, 4).map(at), lines.lastIndexOf("✘ a.ts")];
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(at("quick")).toBe(-1);
});

describe("the record of a run", () => {
  const folder = temporaryFolder();
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(folder(), name), "utf8")) as unknown;
  const commit = "0123456789".repeat(4);
  const tree = { commit, clean: true, toolkitVersion: "0.2.14" };
  const about = { tier: "core", tree, seconds: 600 } as const;

  test("names the commit that passed, and a failed run takes it back", () => {
    recordRun(folder(), { ...about, steps: [step("browser tests", { passed: 2, flaky })] });
    expect(testRunSchema.parse(read("green.json"))).toMatchObject({
      ...{ ...tree, tier: "core", seconds: 600, steps: [{ name: "browser tests" }] },
      ...{ passed: 2, failed: 0, skipped: 0, flaky: [flaky[0]?.title] },
    });
    expect(read("flaky.json")).toEqual(flaky);
    recordRun(folder(), { ...about, steps: [step("types", { failed: 1 })] });
    expect(() => read("green.json")).toThrow("ENOENT");
    expect(read("flaky.json")).toEqual([]);
  });
});
