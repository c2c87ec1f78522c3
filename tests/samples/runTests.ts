import { expect, vi } from "vitest";
import type { TestOutcome } from "./runs";

type Step = () => void | Promise<void>;

/** What a test file of a page imports from vitest. */
export interface TestApi {
  readonly test: ((name: string, body: Step) => void) & {
    readonly each: <Value>(
      values: readonly Value[],
    ) => (name: string, body: (value: Value) => void | Promise<void>) => void;
  };
  readonly beforeEach: (step: Step) => void;
  readonly afterEach: (step: Step) => void;
  readonly expect: typeof expect;
  readonly vi: typeof vi;
}

/**
 * Runs the tests that `load` declares, each between its hooks, and returns how they ended. The toolkit's
 * `TestRunner` replaces `window`; that is undone.
 */
export async function runTests(load: (api: TestApi) => unknown): Promise<TestOutcome> {
  const tests: { readonly name: string; readonly body: Step }[] = [];
  const before: Step[] = [];
  const after: Step[] = [];
  const test = (name: string, body: Step): void => {
    tests.push({ name, body });
  };
  const each: TestApi["test"]["each"] = (values) => (name, body) => {
    for (const value of values) test(name.replace("%s", String(value)), () => body(value));
  };
  load({
    test: Object.assign(test, { each }),
    beforeEach: (step) => before.push(step),
    afterEach: (step) => after.push(step),
    expect,
    vi,
  });
  const passed: string[] = [];
  const failed: string[] = [];
  const window = Object.getOwnPropertyDescriptor(globalThis, "window");
  for (const { name, body } of tests) {
    try {
      for (const step of [...before, body, ...after]) await step();
      passed.push(name);
    } catch (error) {
      failed.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      vi.restoreAllMocks();
      if (window) Object.defineProperty(globalThis, "window", window);
      else Reflect.deleteProperty(globalThis, "window");
    }
  }
  return { passed, failed };
}
