import { onTestFinished, vi } from "vitest";

/**
 * Takes away, at the end of the running test, the listeners that the window, the document and its root
 * element get from now on: a page started by one test must not react to the next test.
 */
export function endListenersWithTest(): void {
  const targets = [window, document, document.documentElement];
  const spies = targets.map((target) => vi.spyOn(target, "addEventListener"));
  onTestFinished(() => {
    for (const [at, spy] of spies.entries()) {
      for (const [type, listener, options] of spy.mock.calls) {
        // React's own, which it adds once per document.
        if (type === "selectionchange") continue;
        targets[at]?.removeEventListener(type, listener, options);
      }
      spy.mockRestore();
    }
  });
}
