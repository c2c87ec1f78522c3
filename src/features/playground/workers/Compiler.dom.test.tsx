import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createFakeFrames } from "../../../../tests/dom/fakeFrames";
import { LiveRunner } from "../live-code/LiveRunner";
import { compilerCalls } from "../model/compilerCalls";
import { Compiler } from "./Compiler";
import { FakeWorker } from "../../../../tests/dom/fakeWorker";

let workers: FakeWorker[];
let compiler: Compiler;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  compiler = new Compiler(() => {
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  });
});
afterEach(() => void vi.useRealTimers());

const worker = (): FakeWorker => workers.at(-1)!;

/** Compiles the text that the worker was given last. */
function answer(): void {
  const [source] = worker().orders.at(-1)!.args;
  worker().answer(compilerCalls.compileLive(source as string));
}
const settle = () => vi.advanceTimersByTimeAsync(0);

test("texts are compiled one after the other, once the worker is there", async () => {
  const [one, two] = [compiler.compileLive("<b>one</b>"), compiler.compileLive("<b>two</b>")];
  expect(worker().orders).toEqual([]);
  worker().report("ready");
  expect(worker().orders).toHaveLength(1);
  answer();
  answer();
  await expect(one).resolves.toMatchObject({ code: expect.stringContaining("one") as string });
  await expect(two).resolves.toMatchObject({ code: expect.stringContaining("two") as string });
  expect(workers).toHaveLength(1);
});

/** The text under way takes too long twice: 2 s, and 5 s in a second worker. */
async function takeTooLong(): Promise<void> {
  await vi.advanceTimersByTimeAsync(2000);
  worker().report("ready");
  await vi.advanceTimersByTimeAsync(5000);
}

test("a text that takes longer than 2 s, and than 5 s in a second try, is given up, and the next one gets another worker", async () => {
  const [endless, next] = [
    compiler.compileLive("<b>endless</b>"),
    compiler.compileLive("<b>next</b>"),
  ];
  const first = worker();
  first.report("ready");
  await vi.advanceTimersByTimeAsync(1999);
  expect(first.terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(first.terminate).toHaveBeenCalledOnce();
  const second = worker();
  second.report("ready");
  await vi.advanceTimersByTimeAsync(4999);
  expect(second.terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(endless).resolves.toMatchObject({
    problem: { message: expect.stringContaining("longer than 2 seconds") as string, line: 1 },
  });
  expect(second.terminate).toHaveBeenCalledOnce();
  worker().report("ready");
  answer();
  await expect(next).resolves.toHaveProperty("code");
});

test("a text that a busy machine compiles in the second try is compiled", async () => {
  const slow = compiler.compileLive("<b>slow</b>");
  worker().report("ready");
  await vi.advanceTimersByTimeAsync(2000);
  worker().report("ready");
  answer();
  await expect(slow).resolves.toHaveProperty("code");
  expect(workers).toHaveLength(2);
});

test("rules and queries that take too long are problems of theirs", async () => {
  const texts = { "game.ts": "", "ui.tsx": "", "style.css": "" };
  const rules = compiler.compileGame({
    published: { modules: {}, style: "" },
    original: texts,
    texts: { ...texts, "ui.tsx": "<b>endless</b>" },
  });
  worker().report("ready");
  await takeTooLong();
  await expect(rules).resolves.toMatchObject({ problems: [{ file: "ui.tsx", severity: "error" }] });
  const query = compiler.guardQuery("game.all(Card)");
  worker().report("ready");
  await takeTooLong();
  await expect(query).resolves.toHaveProperty("problem");
});

test.each([
  ["fails to load", () => worker().fail()],
  ["does not load within 15 s", () => vi.advanceTimersByTime(15_000)],
])("a worker that %s fails what waits for it, and the next call tries again", async (_, fail) => {
  const waiting = expect(compiler.compileLive("<b>one</b>")).rejects.toThrow("did not load");
  fail();
  await waiting;
  const next = compiler.compileLive("<b>two</b>");
  worker().report("ready");
  answer();
  await expect(next).resolves.toHaveProperty("code");
  expect(workers).toHaveLength(2);
});

describe("a block", () => {
  let frames: ReturnType<typeof createFakeFrames>;
  let runner: LiveRunner;

  beforeEach(() => {
    frames = createFakeFrames();
    runner = new LiveRunner({
      framePath: "/live/frame.html",
      title: "Result of a card",
      pendingClass: "pending",
      shownClass: "shown",
      openFrame: frames.openFrame,
      compiler,
    });
    runner.attach(document.body);
  });
  afterEach(() => runner.stop());

  const code = () => (frames.last().first as { readonly code: string } | undefined)?.code;

  /** The worker is there, and compiles. */
  async function arrive(): Promise<void> {
    worker().report("ready");
    answer();
    await settle();
  }

  test("loads its frame along with the compiler", async () => {
    runner.run("<b>one</b>");
    expect(frames.last().first).toBeUndefined();
    expect(runner.state.phase).toBe("starting");
    await arrive();
    expect(code()).toContain("one");
    frames.last().report({ t: "ok", ms: 1, shows: "element" });
    expect(runner.state.phase).toBe("running");
  });

  test("closes the frame of code that does not compile", async () => {
    runner.run("<b");
    await arrive();
    expect(runner.state).toMatchObject({ phase: "stopped", problem: { line: 1 } });
    expect(frames.open()).toEqual([]);
  });

  test("runs changed code instead of what has not been compiled", async () => {
    runner.run("<b>one</b>");
    const replaced = frames.last();
    runner.run("<b>two</b>");
    await arrive();
    answer();
    await settle();
    expect(code()).toContain("two");
    expect(replaced.first).toBeUndefined();
    expect(frames.open()).toEqual([frames.last()]);
  });

  test("opens no frame for code that the reader stops before it is compiled", async () => {
    runner.run("<b>one</b>");
    await arrive();
    frames.last().report({ t: "ok", ms: 1, shows: "element" });
    runner.run("<b>two</b>");
    runner.stop();
    answer();
    await settle();
    expect(frames.open()).toEqual([]);
    expect(runner.state.phase).toBe("stopped");
  });

  test("says that the compiler does not come, and asks for it again", async () => {
    runner.run("<b>one</b>");
    worker().fail();
    await settle();
    expect(runner.state).toMatchObject({
      phase: "stopped",
      problem: { message: "The compiler could not load. Are you online? “Run” tries again." },
    });
    expect(frames.open()).toEqual([]);
    runner.run("<b>one</b>");
    await arrive();
    expect(code()).toContain("one");
  });
});
