import { beforeEach, expect, test, vi } from "vitest";
import { endListenersWithTest } from "../../../tests/dom/listeners";
import type { RouterLocation } from "./routerLocation";

const FLOW = { pathname: "/game/flow", hash: "" };
const BOARD = { pathname: "/game/board", hash: "" };
const byLink = (location: RouterLocation): RouterLocation => ({ ...location, action: "PUSH" });

let y = 0;
const scrollTo = vi.fn((_: number, to: number) => {
  y = to;
});
const scrollIntoView = vi.fn();

/** The module as it is in a document that has just been loaded. */
async function start() {
  vi.resetModules();
  const scroll = await import("./scroll");
  scroll.keepPlaces();
  return scroll.placePage;
}

/** The reader scrolls. */
function read(to: number): void {
  y = to;
  window.dispatchEvent(new Event("scroll"));
}

const go = (path: string, key?: string): void =>
  window.history.replaceState(key === undefined ? null : { key }, "", path);

beforeEach(() => {
  endListenersWithTest();
  window.sessionStorage.clear();
  document.body.innerHTML = `<h2 id="loops">Loops</h2>`;
  Object.defineProperty(window, "scrollY", { configurable: true, get: () => y });
  vi.stubGlobal("scrollTo", scrollTo.mockClear());
  Element.prototype.scrollIntoView = scrollIntoView.mockClear();
  y = 0;
  go("/game/flow");
});

const expectUnmoved = (): void => {
  expect(scrollTo).not.toHaveBeenCalled();
  expect(scrollIntoView).not.toHaveBeenCalled();
};

test.each(["", "#loops"])("the first page stays where it is, at the hash %j too", async (hash) => {
  window.sessionStorage.setItem("places", JSON.stringify({ initial: 1700, "1": 1700 }));
  for (const key of [undefined, "initial", "1"]) {
    go(`/game/flow${hash}`, key);
    y = 2500;
    (await start())({ ...FLOW, hash }, null);
    expectUnmoved();
    expect(y).toBe(2500);
  }
});

test("the start keeps what the entry of the history carries, and gives it a key of its own", async () => {
  window.history.replaceState({ searchWords: ["pile"] }, "", "/game/flow");
  const { length } = window.history;
  await start();
  expect(window.history.state).toMatchObject({ searchWords: ["pile"] });
  expect((window.history.state as { key: string }).key).toMatch(/^\d/);
  expect(window.history.length).toBe(length);
  expect(window.location.pathname).toBe("/game/flow");
});

test("a link opens a page at its top, or at its anchor", async () => {
  const place = await start();
  read(1700);
  go("/game/board", "2");
  place(byLink(BOARD), FLOW);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  go("/game/flow#loops", "3");
  place(byLink({ ...FLOW, hash: "#loops" }), BOARD);
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

test("Back and Forward lead to where the reader was, also before the app started", async () => {
  y = 1700;
  const place = await start();
  const { key } = window.history.state as { key: string };
  place(FLOW, null);
  go("/game/board", "2");
  // The page before is still shown: this is not its place.
  read(1650);
  place(byLink(BOARD), FLOW);
  read(900);
  go("/game/flow#loops", key);
  // The browser has cut its own place to the length of the page before.
  read(300);
  place({ ...FLOW, hash: "#loops" }, BOARD);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 1700);
  read(1700);
  go("/game/board", "2");
  place(BOARD, FLOW);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 900);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test("an earlier visit of the same page in the same tab leaves no place behind", async () => {
  await start();
  read(1700);
  window.dispatchEvent(new Event("pagehide"));
  go("/game/flow");
  y = 0;
  const place = await start();
  const { key } = window.history.state as { key: string };
  place(FLOW, null);
  go("/game/board", "2");
  place(byLink(BOARD), FLOW);
  go("/game/flow", key);
  place(FLOW, BOARD);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test("places outlast a reload, and damaged ones in the storage are not used", async () => {
  await start();
  read(1700);
  const { key } = window.history.state as { key: string };
  window.dispatchEvent(new Event("pagehide"));
  go("/game/board", "2");
  const place = await start();
  place(BOARD, null);
  go("/game/flow", key);
  place(FLOW, BOARD);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 1700);
  for (const damaged of ["{", "null", `{"9":"far"}`]) {
    window.sessionStorage.setItem("places", damaged);
    go("/game/flow", "9");
    place(FLOW, BOARD);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  }
});

test("the browser goes to an anchor by itself, and its entry gets a key", async () => {
  const place = await start();
  place(FLOW, null);
  go("/game/flow#loops");
  window.dispatchEvent(new PopStateEvent("popstate"));
  read(1200);
  place({ ...FLOW, hash: "#loops" }, FLOW);
  expectUnmoved();
  const { key } = window.history.state as { key: string };
  go("/game/board", "2");
  place(byLink(BOARD), FLOW);
  go("/game/flow#loops", key);
  place({ ...FLOW, hash: "#loops" }, BOARD);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 1200);
});
