import path from "node:path";
import { Worker } from "node:worker_threads";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Compiler } from "../../src/features/playground/workers/Compiler";
import { DIST } from "../routes";

/** Lets a thread of Node run the worker of the site. */
const AS_BROWSER = `
  const { parentPort, workerData } = require("node:worker_threads");
  globalThis.self = globalThis;
  self.postMessage = (data) => parentPort.postMessage(data);
  parentPort.on("message", (data) => self.onmessage({ data }));
  require("node:vm").runInThisContext(require("node:fs").readFileSync(workerData, "utf8"));
`;

class SiteWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onerror: unknown = null;
  private readonly thread = new Worker(AS_BROWSER, {
    eval: true,
    workerData: path.join(DIST, "live/compiler.js"),
  });

  constructor() {
    this.thread.on("message", (data) => this.onmessage?.({ data }));
  }

  postMessage(order: unknown): void {
    this.thread.postMessage(order);
  }

  terminate(): void {
    void this.thread.terminate();
  }
}

/** What may be nested, and takes twice the time at each level where the compiler reads it twice. */
const nested = fc
  .array(
    fc.constantFrom(
      ["(a=", ")=>0"],
      ["async (a=", ")=>0"],
      ["<a>(", ")"],
      ["f<", ">(0)"],
      ["[...", "]"],
      ["a?(", "):0"],
      ["`${", "}`"],
      ["({a=", "})=>0"],
      ["<b>{", "}</b>"],
    ),
    { minLength: 1, maxLength: 3 },
  )
  .chain((pairs) =>
    fc.integer({ min: 1, max: 40 }).map((depth) => {
      const levels = Array.from({ length: depth }, (_, level) => pairs[level % pairs.length] ?? []);
      return `${levels.map(([open]) => open).join("")}0${levels
        .map(([, close]) => close)
        .reverse()
        .join("")}`;
    }),
  );

let compiler: Compiler;
const workers: SiteWorker[] = [];
beforeAll(() => {
  vi.stubGlobal("window", globalThis);
  compiler = new Compiler(() => {
    const worker = new SiteWorker();
    workers.push(worker);
    return worker as unknown as globalThis.Worker;
  });
});
afterAll(() => {
  for (const worker of workers) worker.terminate();
  vi.unstubAllGlobals();
});

test("any nesting is compiled, refused or given up, and the next text is compiled", async () => {
  await fc.assert(
    fc.asyncProperty(nested, async (text) => {
      const answer = await compiler.compileLive(text);
      if ("problem" in answer) expect(answer.problem.message).toMatch(/\S/);
      else expect(answer.code).toMatch(/\S/);
      expect(await compiler.compileLive("<b>next</b>")).toHaveProperty("code");
    }),
    // Each may take the 7 s after which it is given up.
    { numRuns: 20, examples: [[`${"(a=".repeat(30)}0${")=>0".repeat(30)}`]] },
  );
});
