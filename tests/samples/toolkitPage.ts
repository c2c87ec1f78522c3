/* eslint-disable @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-unsafe-return --
   no type is known of what a page's code exports, nor of what its page sends */
/** The toolkit's own page of a game in a simulated document; for tests with the environment happy-dom. */
import { expect, vi } from "vitest";
import { lastUpdate, seatView } from "../../src/shared/games/match";
import type { AnyTable, Anything } from "./runs";

/** What a page has posted to its host. */
const posted: Anything[] = [];
let listeners: EventListener[] = [];

/** The toolkit cannot take a page down: what it listens with is kept here, to be removed before the next page. */
const addEventListener = window.addEventListener.bind(window);
window.addEventListener = (type: string, listener: Anything, options?: Anything): void => {
  if (type === "message") listeners.push(listener as EventListener);
  addEventListener(type, listener, options);
};

/** Moves that the page has sent to its host, the newest last. */
export const sentMoves = (): Anything[] =>
  posted.filter(({ type }) => type === "move").map(({ data }) => data);

/** Sends the page of seat 1 the latest state of its table. */
export function updatePage({ match }: AnyTable): void {
  const { game } = lastUpdate(match);
  const type = game.phase === "finished" ? "gameFinished" : "gameUpdate";
  const data = { ...game, type, position: 1, state: seatView(lastUpdate(match), 1) };
  window.dispatchEvent(new MessageEvent("message", { data }));
}

/** Opens the page of seat 1 of a table in place of the page before; `options` are those of `render`. */
export async function openToolkitPage(
  setup: Anything,
  options: Anything,
  table: AnyTable,
): Promise<void> {
  for (const listener of listeners) window.removeEventListener("message", listener);
  listeners = [];
  posted.length = 0;
  document.body.innerHTML = '<div id="root"></div>';
  // Each page has a store of its own.
  vi.resetModules();
  const { render } = await import("@boardzilla/core");
  vi.spyOn(window, "postMessage").mockImplementation((message: Anything) => {
    posted.push(message);
  });
  render(setup, options);
  await expect.poll(() => posted).toContainEqual({ type: "ready" });
  updatePage(table);
  await expect.poll(() => document.querySelector("#play-area")).not.toBeNull();
}
