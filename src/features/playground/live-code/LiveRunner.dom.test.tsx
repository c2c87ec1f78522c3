import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createFakeFrames, type FakeFrame } from "../../../../tests/dom/fakeFrames";
import { pageCompiler } from "./Compiler";
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
  await pageCompiler.load();
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

/** Runs a text, and shows its result. */
function runAndShow(text: string): FakeFrame {
  runner.run(text);
  const frame = frames.last();
  show(frame);
  return frame;
}

describe("a run", () => {
  test("opens a frame that nobody can use before it shows something", () => {
    expect(state()).toMatchObject({ phase: "idle", shows: undefined, height: 80 });
    runner.run("<b>one</b>");
    const frame = frames.last();
    expect(frame.options.first).toMatchObject({ t: "live", theme: "light" });
    expect(frame.element).toMatchObject({ className: "pending", inert: true });
    expect(state().phase).toBe("starting");
    show();
    expect(frame.element).toMatchObject({ className: "shown", inert: false });
    expect(state()).toMatchObject({ phase: "running", shows: "element", problem: undefined });
    runner.run("console.log(1)");
    frames.last().report({ t: "ok", ms: 1, shows: "nothing" });
    expect(frames.last().element.inert).toBe(true);
  });

  test("takes the place of the last one only when it has something to show", () => {
    const first = runAndShow("<b>one</b>");
    runner.run("<b>two</b>");
    expect(first.isClosed).toBe(false);
    expect(state()).toMatchObject({ phase: "starting", shows: "element" });
    show();
    expect(first.isClosed).toBe(true);
    expect(frames.open()).toEqual([frames.last()]);
  });

  test("gives way to a newer one: the newest code wins, however late the others are", () => {
    for (const text of ["<b>one</b>", "<b>two</b>", "<b>three</b>"]) runner.run(text);
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

  test("of text that does not compile says where, and what ran last goes on", () => {
    const first = runAndShow("<b>one</b>");
    runner.run("const x = ;");
    expect(frames.opened).toHaveLength(1);
    expect(first.isClosed).toBe(false);
    expect(state()).toMatchObject({ phase: "running", problem: { line: 1 } });
    show(first);
    runAndShow("<b>two</b>");
    expect(state().problem).toBeUndefined();
  });

  test("that throws says so with its line and what it logged, and what worked last stays", () => {
    const problem = { message: "ReferenceError: nam is not defined", line: 2 };
    const log = [{ level: "log", text: "before it" }];
    const runNam = (): void => {
      runner.run("nam");
      frames.last().report({ t: "log", level: "log", text: "before it" });
      throwIn(frames.last(), true);
    };
    runNam();
    expect(state()).toMatchObject({ phase: "stopped", shows: undefined, problem, log });
    expect(frames.open()).toEqual([]);
    const worked = runAndShow("<b>one</b>");
    runNam();
    expect(state()).toMatchObject({ phase: "running", problem, log, wasKilled: false });
    expect(frames.open()).toEqual([worked]);
  });

  test("that fails somewhere may still show something for three seconds", () => {
    runner.run("load()");
    throwIn(frames.last(), false);
    vi.advanceTimersByTime(2900);
    expect(state().phase).toBe("starting");
    show();
    expect(state()).toMatchObject({ phase: "running", problem: { line: 2 } });
    vi.advanceTimersByTime(5000);
    expect(frames.open()).toHaveLength(1);
    runner.run("load()");
    throwIn(frames.last(), false);
    vi.advanceTimersByTime(3000);
    // The one before it is still there.
    expect(state()).toMatchObject({ phase: "running", shows: "element" });
    expect(frames.last().isClosed).toBe(true);
  });

  test("reports its height, within limits", () => {
    const frame = runAndShow("<b>one</b>");
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
  test("come with the result that wrote them, and stay in order", () => {
    const first = runAndShow("<b>one</b>");
    first.report({ t: "log", level: "log", text: "sum [1, 2]" });
    first.report({ t: "log", level: "warn", text: "careful" });
    expect(state().log).toEqual([
      { level: "log", text: "sum [1, 2]" },
      { level: "warn", text: "careful" },
    ]);
    runner.run("<b>two</b>");
    frames.last().report({ t: "log", level: "info", text: "second" });
    expect(state().log).toHaveLength(2);
    show();
    expect(state().log).toEqual([{ level: "info", text: "second" }]);
  });

  test("are the last 200", () => {
    const frame = runAndShow("<b>one</b>");
    for (let line = 1; line <= 250; line += 1)
      frame.report({ t: "log", level: "log", text: String(line) });
    expect(state().log).toHaveLength(200);
    expect(state().log[0]?.text).toBe("51");
  });
});

describe("stop", () => {
  test("ends what runs and what starts; run again starts over", () => {
    runAndShow("<b>one</b>");
    runner.run("<b>two</b>");
    runner.stop();
    expect(state()).toMatchObject({ phase: "stopped", shows: undefined });
    expect(frames.open()).toEqual([]);
    runAndShow("<b>one</b>");
    expect(state().phase).toBe("running");
  });

  test("ends the wait for what has failed somewhere", () => {
    runner.run("load()");
    throwIn(frames.last(), false);
    runner.stop();
    runner.run("<b>two</b>");
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
  ] as const)("that is %s says so, and the code waits for the reader", (failure, message) => {
    runner.run("<b>one</b>");
    frames.last().fail(failure);
    expect(state()).toMatchObject({ phase: "stopped", problem: { message }, wasKilled: true });
    runAndShow("<b>two</b>");
    expect(state()).toMatchObject({ phase: "running", problem: undefined, wasKilled: false });
  });

  test("that is lost leaves the other: what is shown, or what starts", () => {
    const first = runAndShow("<b>one</b>");
    runner.run("for (;;);");
    frames.last().fail("flood");
    expect(state()).toMatchObject({ phase: "running", shows: "element", wasKilled: true });
    expect(first.isClosed).toBe(false);
    runner.run("<b>two</b>");
    first.fail("replaced");
    expect(state().phase).toBe("starting");
    show();
    expect(state()).toMatchObject({ phase: "running", shows: "element" });
  });

  test("takes the theme that is chosen while it loads, and later ones", () => {
    runner.run("<b>one</b>");
    runner.setTheme("dark");
    expect(frames.last().orders).toEqual([{ t: "theme", theme: "dark" }]);
    const first = frames.last();
    show();
    runner.run("<b>two</b>");
    expect(frames.last().options.first).toMatchObject({ theme: "dark" });
    runner.setTheme("light");
    for (const frame of [first, frames.last()])
      expect(frame.orders.at(-1)).toEqual({ t: "theme", theme: "light" });
  });
});

describe("several blocks", () => {
  test("keep four frames; the one not seen for longest is paused, and can be run again", () => {
    const runners = Array.from({ length: 4 }, createRunner);
    for (const each of runners) {
      each.run("<b>x</b>");
      show();
    }
    runners[0]!.see();
    runAndShow("<b>fifth</b>");
    const phases = () => runners.map((each) => each.state.phase);
    expect(phases()).toEqual(["running", "paused", "running", "running"]);
    expect(frames.open()).toHaveLength(4);
    runners[1]!.run("<b>x</b>");
    show();
    // A block without a frame gets no place by being seen.
    runners[2]!.see();
    expect(phases()).toEqual(["running", "running", "paused", "running"]);
    // A block that was stopped holds no place.
    runners[0]!.stop();
    runners[2]!.run("<b>x</b>");
    expect(phases()).toEqual(["stopped", "running", "starting", "running"]);
    for (const each of runners) each.stop();
  });

  test("share a process: a silent one runs again when another hangs as it starts", () => {
    const other = createRunner();
    const shown = runAndShow("<b>mine</b>");
    other.run("for (;;);");
    shown.fail("hung");
    expect(other.state).toMatchObject({ phase: "stopped", wasKilled: true });
    // The browser is given a moment to end the process.
    vi.advanceTimersByTime(499);
    expect(frames.open()).toEqual([]);
    vi.advanceTimersByTime(1);
    show();
    expect(state()).toMatchObject({ phase: "running", problem: undefined, wasKilled: false });
    expect(codeOf(frames.last())).toContain("mine");
  });

  test("that were silenced by code that its own guard has stopped run again", () => {
    const other = createRunner();
    const shown = runAndShow("<b>mine</b>");
    other.run("for (;;) console.log(1);");
    vi.advanceTimersByTime(3000);
    throwIn(frames.last(), true, true);
    shown.fail("hung");
    vi.advanceTimersByTime(500);
    show();
    expect(state()).toMatchObject({ phase: "running", problem: undefined });
  });

  test("the reader's stop goes before a restart", () => {
    const other = createRunner();
    const shown = runAndShow("<b>mine</b>");
    other.run("for (;;);");
    shown.fail("hung");
    runner.stop();
    vi.advanceTimersByTime(5000);
    expect(state().phase).toBe("stopped");
    expect(frames.open()).toEqual([]);
  });
});
