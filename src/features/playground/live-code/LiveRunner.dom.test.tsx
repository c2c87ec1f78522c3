import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createFakeFrames, type FakeFrame } from "../../../../tests/dom/fakeFrames";
import { pageCompiler } from "../workers/Compiler";
import { FrameHolders } from "./FrameHolders";
import { LiveRunner } from "./LiveRunner";

let frames: ReturnType<typeof createFakeFrames>;
let holders: FrameHolders;
let runner: LiveRunner;

function createRunner(): LiveRunner {
  const created = new LiveRunner({
    framePath: "/live/frame.html",
    title: "Result of a card",
    height: 80,
    pendingClass: "pending",
    shownClass: "shown",
    openFrame: frames.openFrame,
    holders,
  });
  created.attach(document.body);
  return created;
}

beforeAll(async () => {
  await pageCompiler.compileLive("");
});
beforeEach(() => {
  vi.useFakeTimers();
  frames = createFakeFrames();
  holders = new FrameHolders();
  runner = createRunner();
});
afterEach(() => {
  runner.stop();
  vi.useRealTimers();
});

const state = () => runner.state;
const codeOf = (frame: FakeFrame) => (frame.first as { readonly code: string }).code;
const show = (frame: FakeFrame = frames.last()): void =>
  frame.report({ t: "ok", ms: 1, shows: "element" });
const throwIn = (frame: FakeFrame, final: boolean, endless = false): void => {
  const error = { name: "ReferenceError", message: "nam is not defined", line: 2 };
  frame.report({ t: "error", ...error, endless, final });
};

/** Runs a text, which the compiler has read then. */
async function run(text: string, by = runner): Promise<void> {
  by.run(text);
  await vi.advanceTimersByTimeAsync(0);
}

/** Runs a text, and shows its result. */
async function runAndShow(text: string): Promise<FakeFrame> {
  await run(text);
  const frame = frames.last();
  show(frame);
  return frame;
}

describe("a run", () => {
  test("opens a frame that nobody can use before it shows something", async () => {
    expect(state()).toMatchObject({ phase: "idle", shows: undefined, height: 80 });
    await run("<b>one</b>");
    const frame = frames.last();
    expect(frame.options.first).toMatchObject({ t: "live", theme: "light" });
    expect(frame.element).toMatchObject({ className: "pending", inert: true });
    expect(state().phase).toBe("starting");
    show();
    expect(frame.element).toMatchObject({ className: "shown", inert: false });
    expect(state()).toMatchObject({ phase: "running", shows: "element", problem: undefined });
    await run("console.log(1)");
    frames.last().report({ t: "ok", ms: 1, shows: "nothing" });
    expect(frames.last().element.inert).toBe(true);
  });

  test("takes the place of the last one only when it has something to show", async () => {
    const first = await runAndShow("<b>one</b>");
    await run("<b>two</b>");
    expect(first.isClosed).toBe(false);
    expect(state()).toMatchObject({ phase: "starting", shows: "element" });
    show();
    expect(first.isClosed).toBe(true);
    expect(frames.open()).toEqual([frames.last()]);
  });

  test("gives way to a newer one: the newest code wins, however late the others are", async () => {
    for (const text of ["<b>one</b>", "<b>two</b>", "<b>three</b>"]) await run(text);
    const [one, two, three] = frames.opened;
    show(three);
    for (const late of [one!, two!]) {
      // A report that was on its way when the page closed the frame.
      late.options.onReport({ t: "ok", ms: 1, shows: "game" });
      late.options.onReport({ t: "log", level: "log", text: "late" });
    }
    expect(state()).toMatchObject({ phase: "running", shows: "element", log: [] });
    expect(frames.open()).toEqual([three]);
    expect(codeOf(three!)).toContain("three");
  });

  test("of text that does not compile says where, and what ran last goes on", async () => {
    const first = await runAndShow("<b>one</b>");
    await run("const x = ;");
    expect(frames.opened).toHaveLength(1);
    expect(first.isClosed).toBe(false);
    expect(state()).toMatchObject({ phase: "running", problem: { line: 1 } });
    show(first);
    await runAndShow("<b>two</b>");
    expect(state().problem).toBeUndefined();
  });

  test("that throws says so with its line and what it logged, and what worked last stays", async () => {
    const problem = { message: "ReferenceError: nam is not defined", line: 2 };
    const log = [{ level: "log", text: "before it" }];
    const runNam = async (): Promise<void> => {
      await run("nam");
      frames.last().report({ t: "log", level: "log", text: "before it" });
      throwIn(frames.last(), true);
    };
    await runNam();
    expect(state()).toMatchObject({ phase: "stopped", shows: undefined, problem, log });
    expect(frames.open()).toEqual([]);
    const worked = await runAndShow("<b>one</b>");
    await runNam();
    expect(state()).toMatchObject({ phase: "running", problem, log, wasKilled: false });
    expect(frames.open()).toEqual([worked]);
  });

  test("that fails somewhere may still show something for three seconds", async () => {
    await run("load()");
    throwIn(frames.last(), false);
    vi.advanceTimersByTime(2900);
    expect(state().phase).toBe("starting");
    show();
    expect(state()).toMatchObject({ phase: "running", problem: { line: 2 } });
    vi.advanceTimersByTime(5000);
    expect(frames.open()).toHaveLength(1);
    await run("load()");
    throwIn(frames.last(), false);
    vi.advanceTimersByTime(3000);
    // The one before it is still there.
    expect(state()).toMatchObject({ phase: "running", shows: "element" });
    expect(frames.last().isClosed).toBe(true);
  });

  test("reports its height, within limits", async () => {
    const frame = await runAndShow("<b>one</b>");
    expect(state().height).toBe(80);
    frame.report({ t: "size", h: 300 });
    expect(state().height).toBe(300);
    frame.report({ t: "size", h: 1e9 });
    expect(state().height).toBe(1200);
    frame.report({ t: "size", h: -5 });
    expect(state().height).toBe(40);
  });
});

describe("the lines of the console", () => {
  test("come with the result that wrote them, and stay in order", async () => {
    const first = await runAndShow("<b>one</b>");
    first.report({ t: "log", level: "log", text: "sum [1, 2]" });
    first.report({ t: "log", level: "warn", text: "careful" });
    expect(state().log).toEqual([
      { level: "log", text: "sum [1, 2]" },
      { level: "warn", text: "careful" },
    ]);
    await run("<b>two</b>");
    frames.last().report({ t: "log", level: "info", text: "second" });
    expect(state().log).toHaveLength(2);
    show();
    expect(state().log).toEqual([{ level: "info", text: "second" }]);
  });

  test("are the last 200", async () => {
    const frame = await runAndShow("<b>one</b>");
    for (let line = 1; line <= 250; line += 1)
      frame.report({ t: "log", level: "log", text: String(line) });
    expect(state().log).toHaveLength(200);
    expect(state().log[0]?.text).toBe("51");
  });
});

describe("stop", () => {
  test("ends what runs and what starts; run again starts over", async () => {
    await runAndShow("<b>one</b>");
    await run("<b>two</b>");
    runner.stop();
    expect(state()).toMatchObject({ phase: "stopped", shows: undefined });
    expect(frames.open()).toEqual([]);
    await runAndShow("<b>one</b>");
    expect(state().phase).toBe("running");
  });

  test("ends the wait for what has failed somewhere", async () => {
    await run("load()");
    throwIn(frames.last(), false);
    runner.stop();
    await run("<b>two</b>");
    vi.advanceTimersByTime(3000);
    expect(state().phase).toBe("starting");
  });
});

describe("a frame", () => {
  test.each([
    ["silent", "Live code is not available here: its frame did not load."],
    ["replaced", "The code left its frame, so the frame was closed."],
    ["hung", "The code did not answer for a while, so it was stopped."],
    ["flood", "The code sent too many or too large messages, so it was stopped."],
    [
      "busy",
      "The code kept the processor busy for 20 seconds while you did nothing, so it was paused. “Run” starts it over.",
    ],
    [
      "focus",
      "The code took the keyboard three times without a click from you, so it was stopped.",
    ],
    ["history", "The code was stopped, because code on this page filled the history of this tab."],
  ] as const)("that is %s says so, and the code waits for the reader", async (failure, message) => {
    await run("<b>one</b>");
    frames.last().fail(failure);
    expect(state()).toMatchObject({ phase: "stopped", problem: { message }, wasKilled: true });
    await runAndShow("<b>two</b>");
    expect(state()).toMatchObject({ phase: "running", problem: undefined, wasKilled: false });
  });

  test("that is lost leaves the other: what is shown, or what starts", async () => {
    const first = await runAndShow("<b>one</b>");
    await run("for (;;);");
    frames.last().fail("flood");
    expect(state()).toMatchObject({ phase: "running", shows: "element", wasKilled: true });
    expect(first.isClosed).toBe(false);
    await run("<b>two</b>");
    first.fail("replaced");
    expect(state().phase).toBe("starting");
    show();
    expect(state()).toMatchObject({ phase: "running", shows: "element" });
  });

  test("takes the theme that is chosen while it loads, and later ones", async () => {
    await run("<b>one</b>");
    runner.setTheme("dark");
    expect(frames.last().orders).toEqual([{ t: "theme", theme: "dark" }]);
    const first = frames.last();
    show();
    await run("<b>two</b>");
    expect(frames.last().options.first).toMatchObject({ theme: "dark" });
    runner.setTheme("light");
    for (const frame of [first, frames.last()])
      expect(frame.orders.at(-1)).toEqual({ t: "theme", theme: "light" });
  });
});

describe("several blocks", () => {
  test("keep four frames; the one not seen for longest is paused, and can be run again", async () => {
    const runners = Array.from({ length: 4 }, createRunner);
    for (const each of runners) {
      await run("<b>x</b>", each);
      show();
    }
    runners[0]!.see();
    await runAndShow("<b>fifth</b>");
    const phases = () => runners.map((each) => each.state.phase);
    expect(phases()).toEqual(["running", "paused", "running", "running"]);
    expect(frames.open()).toHaveLength(4);
    await run("<b>x</b>", runners[1]);
    show();
    // A block without a frame gets no place by being seen.
    runners[2]!.see();
    expect(phases()).toEqual(["running", "running", "paused", "running"]);
    // A block that was stopped holds no place.
    runners[0]!.stop();
    await run("<b>x</b>", runners[2]);
    expect(phases()).toEqual(["stopped", "running", "starting", "running"]);
    for (const each of runners) each.stop();
  });

  test("share a process: a silent one runs again when another hangs as it starts", async () => {
    const other = createRunner();
    const shown = await runAndShow("<b>mine</b>");
    await run("for (;;);", other);
    shown.fail("hung");
    expect(other.state).toMatchObject({ phase: "stopped", wasKilled: true });
    // The browser is given a moment to end the process.
    vi.advanceTimersByTime(499);
    expect(frames.open()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    show();
    expect(state()).toMatchObject({ phase: "running", problem: undefined, wasKilled: false });
    expect(codeOf(frames.last())).toContain("mine");
  });

  test("that were silenced by code that its own guard has stopped run again", async () => {
    const other = createRunner();
    const shown = await runAndShow("<b>mine</b>");
    await run("for (;;) console.log(1);", other);
    vi.advanceTimersByTime(3000);
    throwIn(frames.last(), true, true);
    shown.fail("hung");
    await vi.advanceTimersByTimeAsync(500);
    show();
    expect(state()).toMatchObject({ phase: "running", problem: undefined });
  });

  test("the reader's stop goes before a restart", async () => {
    const other = createRunner();
    const shown = await runAndShow("<b>mine</b>");
    await run("for (;;);", other);
    shown.fail("hung");
    runner.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(state().phase).toBe("stopped");
    expect(frames.open()).toEqual([]);
  });
});
