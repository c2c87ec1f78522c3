import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFakeFrames } from "../../../../tests/dom/fakeFrames";
import { compileLive } from "../model/live/compileLive";
import { Compiler } from "./Compiler";
import { LiveRunner } from "./LiveRunner";

let frames: ReturnType<typeof createFakeFrames>;
let runner: LiveRunner;

beforeEach(() => {
  frames = createFakeFrames();
});
afterEach(() => runner.stop());

const state = () => runner.state;
const code = () => (frames.last().first as { readonly code: string } | undefined)?.code;

function runCold(text: string) {
  const scripts: { arrive: () => void; fail: (reason: Error) => void }[] = [];
  const compiler = new Compiler(
    async () =>
      new Promise((resolve, reject) => {
        scripts.push({ arrive: () => resolve(compileLive), fail: reject });
      }),
  );
  runner = new LiveRunner({
    framePath: "/live/frame.html",
    title: "Result of a card",
    pendingClass: "pending",
    shownClass: "shown",
    openFrame: frames.openFrame,
    compiler,
  });
  runner.attach(document.body);
  runner.run(text);
  return scripts;
}

test("the frame of the code loads along with the compiler", async () => {
  const [script] = runCold("<b>one</b>");
  expect(frames.last().first).toBeUndefined();
  expect(state().phase).toBe("starting");
  script!.arrive();
  await vi.waitFor(() => expect(code()).toContain("one"));
  frames.last().report({ t: "ok", ms: 1, shows: "element" });
  expect(state().phase).toBe("running");
});

test("code that does not compile closes its frame", async () => {
  const [script] = runCold("<b");
  script!.arrive();
  await vi.waitFor(() => expect(state().phase).toBe("stopped"));
  expect(state().problem).toMatchObject({ line: 1 });
  expect(frames.open()).toEqual([]);
});

test("changed code replaces what has not been compiled", async () => {
  const scripts = runCold("<b>one</b>");
  const replaced = frames.last();
  runner.run("<b>two</b>");
  for (const script of scripts) script.arrive();
  await vi.waitFor(() => expect(code()).toContain("two"));
  expect(replaced.first).toBeUndefined();
  expect(frames.open()).toEqual([frames.last()]);
});

test("a compiler that does not come is reported, and asked for again", async () => {
  const scripts = runCold("<b>one</b>");
  scripts[0]!.fail(new Error("The network failed."));
  await vi.waitFor(() => expect(state().phase).toBe("stopped"));
  expect(state().problem?.message).toBe(
    "The compiler could not load. Are you online? “Run” tries again.",
  );
  expect(frames.open()).toEqual([]);
  runner.run("<b>one</b>");
  scripts[1]!.arrive();
  await vi.waitFor(() => expect(code()).toContain("one"));
});
