import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { startLinkHandling } from "./links";
import { observeLinksInView, prefetch } from "./prefetch";

const hovering = vi.fn<(path: string) => void>();
const enqueue = vi.fn<(path: string) => void>();

/** Says which elements are in view as soon as they are observed. */
function seeEverything(): void {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(private readonly report: (entries: readonly object[]) => void) {}
      observe = (target: Element): void => this.report([{ isIntersecting: true, target }]);
      unobserve = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
}

beforeEach(() => {
  hovering.mockReset();
  enqueue.mockReset();
  vi.stubGlobal("___loader", { hovering, enqueue });
  document.body.innerHTML = `
    <nav><a href="/faq">FAQ</a></nav>
    <main><p><a href="/game/flow#loops">Loops</a> <a href="/game/flow">Flow</a></p>
    <p><a href="/game/board">Board</a> <a href="https://example.org/">elsewhere</a></p></main>`;
});

test("pages whose links are in view in the text are queued, each once", () => {
  seeEverything();
  observeLinksInView("");
  expect(enqueue.mock.calls).toEqual([["/game/flow"], ["/game/board"]]);
});

test("a page is loaded as soon as the reader points at its link", () => {
  prefetch("/game/flow#loops");
  expect(hovering).toHaveBeenCalledExactlyOnceWith("/game/flow");
});

test("links that the pointer only passes load nothing", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  startLinkHandling("");
  const [passed, wanted] = ["FAQ", "Flow"].map((name) => screen.getByText(name));
  fireEvent.pointerOver(passed!);
  vi.advanceTimersByTime(30);
  fireEvent.pointerOver(wanted!);
  vi.advanceTimersByTime(1000);
  expect(hovering.mock.calls).toEqual([["/game/flow"]]);
  fireEvent.pointerOver(passed!);
  fireEvent.pointerOver(document.body);
  vi.advanceTimersByTime(1000);
  expect(hovering).toHaveBeenCalledOnce();
});

test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "nothing is loaded on a guess with the connection %o",
  (connection) => {
    seeEverything();
    vi.stubGlobal("navigator", { connection });
    observeLinksInView("");
    prefetch("/game/flow");
    expect([...enqueue.mock.calls, ...hovering.mock.calls]).toEqual([]);
  },
);
