import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { AppStart } from "../../shared/contracts/appStart";
import { prefetchApp, preloadGame, startApp, watchStart } from "./startApp";
import { collectHead, list } from "./testing/collectHead";

const APP: AppStart = {
  prefix: "/docs",
  theme: { default: "light", respectSystem: false },
  scripts: ["/runtime.js", "/app.js"],
  pageScripts: ["/page.js"],
  data: ["/page-data/app-data.json", "/page-data/sq/d/1.json"],
  next: ["/search.js", "/search.css"],
};
/** What is fetched ahead on every page. */
const AHEAD = [...APP.data, ...APP.scripts, ...APP.pageScripts, ...APP.next];
const GAME = ["/player.js", "/player.css", "/live/games/mancala.json"];
const LIVE = ["/live.js"];

/** Addresses that are downloaded with `fetch`. */
let downloads: string[];

/** What the server answers each download with, if there is a network. */
let answer: ((href: string) => Response) | undefined;

beforeEach(() => {
  downloads = [];
  answer = (href) => new Response(JSON.stringify({ href }));
  delete window.downloadedData;
  vi.stubGlobal("fetch", (href: string) => {
    downloads.push(href);
    return answer ? Promise.resolve(answer(href)) : Promise.reject(new TypeError("offline"));
  });
});

describe("the app's files", () => {
  test("run in their order, and the page's are asked for at the same time", () => {
    const loaded = vi.fn();
    const added = collectHead(() => startApp(APP, loaded));
    const scripts = added.filter((element) => element instanceof HTMLScriptElement);
    expect(list(scripts, "src")).toEqual(APP.scripts);
    expect(scripts.map(({ async }) => async)).toEqual([false, false]);
    const hints = added.filter((element) => element instanceof HTMLLinkElement);
    expect(list(hints, "rel")).toEqual(["preload", "preload", "preload"]);
    expect(list(hints, "href")).toEqual([...APP.pageScripts, ...APP.data]);
    // Otherwise the browser asks a second time.
    expect(list(hints, "as")).toEqual(["script", "fetch", "fetch"]);
    expect(list(hints, "crossorigin")).toEqual([null, "anonymous", "anonymous"]);
    scripts[0]!.dispatchEvent(new Event("load"));
    expect(loaded).not.toHaveBeenCalled();
    scripts[1]!.dispatchEvent(new Event("load"));
    expect(loaded).toHaveBeenCalledOnce();
  });

  test("are prefetched with what a reader may ask for next, without running", () => {
    expect(collectHead(() => prefetchApp(APP))).toEqual([]);
    expect(downloads).toEqual(AHEAD);
  });
});

describe("an exception while the app starts", () => {
  const thrownBy = (filename: string) =>
    new ErrorEvent("error", { filename, error: new SyntaxError("damaged") });
  const rejected = (file: string) => {
    const reason = Object.assign(new Error("damaged"), { stack: `at start (${file}:1:2)` });
    return Object.assign(new Event("unhandledrejection"), { reason });
  };

  test.each([
    ["of a script of the app", thrownBy(`${location.origin}/app.js`), 1],
    ["about the data of the page", thrownBy(location.href), 1],
    ["in a promise of the app", rejected(`${location.origin}/app.js`), 1],
    ["in a promise of an extension", rejected("chrome-extension://abc/inject.js"), 0],
    ["of an extension", thrownBy("chrome-extension://abc/inject.js"), 0],
    ["of a script of another site", thrownBy(""), 0],
  ])("%s ends the wait if it is the app's", (_, event, count) => {
    const shown = new AbortController();
    const onFault = vi.fn();
    watchStart(shown.signal, onFault);
    window.dispatchEvent(event);
    expect(onFault).toHaveBeenCalledTimes(count);
    shown.abort();
    window.dispatchEvent(thrownBy(location.href));
    expect(onFault).toHaveBeenCalledTimes(count);
  });
});

describe("the page's data", () => {
  const listAgain = (): (string | null)[] => {
    const added = collectHead(() => startApp(APP, vi.fn()));
    return list(
      added.filter((element) => element instanceof HTMLLinkElement),
      "href",
    );
  };

  test("is downloaded once for the app", async () => {
    prefetchApp(APP);
    const texts = Object.fromEntries(APP.data.map((href) => [href, JSON.stringify({ href })]));
    await vi.waitFor(() => expect(window.downloadedData).toEqual(texts));
    expect(listAgain()).toEqual(APP.pageScripts);
  });

  test("is asked for only by the app, if it comes after the app's start", async () => {
    prefetchApp(APP);
    expect(listAgain()).toEqual([...APP.pageScripts, ...APP.data]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(window.downloadedData).toEqual({});
  });

  test.each([
    ["is missing on the server", () => new Response("{}", { status: 404 })],
    ["does not come", undefined],
  ])("is asked for when the app starts, if it %s", async (_, answered) => {
    answer = answered;
    prefetchApp(APP);
    await new Promise((resolve) => setTimeout(resolve));
    expect(window.downloadedData).toEqual({});
    expect(listAgain()).toEqual([...APP.pageScripts, ...APP.data]);
  });
});

describe("a game", () => {
  /** What is put into the page. Not into the document, where happy-dom complains that it loads no frame. */
  const page = document.createElement("main");
  beforeEach(() => {
    page.replaceChildren();
    vi.spyOn(document.body, "append").mockImplementation((...nodes) => page.append(...nodes));
  });

  const addPart = (attribute: string): HTMLElement => {
    document.body.innerHTML = `<section ${attribute}="a"><button>Play</button></section>`;
    delete document.documentElement.dataset["preloaded"];
    return document.querySelector("button")!;
  };

  test.each([
    ["and its frame", { game: GAME }, GAME],
    ["and its frame, unless there is live code", { game: GAME, live: LIVE }, LIVE],
  ])("is prefetched %s, which comes last", async (_, files, expected) => {
    delete document.documentElement.dataset["preloaded"];
    prefetchApp({ ...APP, ...files });
    expect(downloads).toEqual([...AHEAD, ...expected]);
    expect(page.querySelector("iframe")).toBeNull();
    const readFrame = () => page.querySelector("iframe")?.getAttribute("src");
    await vi.waitFor(() => expect(readFrame()).toBe("/docs/live/frame.html#preload"));
  });

  test("is not prefetched on a slow connection; a page where nothing runs fetches no frame", async () => {
    delete document.documentElement.dataset["preloaded"];
    vi.stubGlobal("navigator", { onLine: true, connection: { effectiveType: "3g" } });
    prefetchApp({ ...APP, game: GAME, live: LIVE });
    vi.stubGlobal("navigator", { onLine: true });
    prefetchApp(APP);
    expect(downloads).toEqual([...AHEAD, ...AHEAD]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(page.querySelector("iframe")).toBeNull();
  });

  test.each([
    ["data-play-game", GAME, ["script", "style", "fetch"]],
    ["data-live-block", LIVE, ["script"]],
  ])("of %s loads while the page is hydrated, and its frame once", (attribute, files, kinds) => {
    const button = addPart(attribute);
    const start = (): void => preloadGame(button, { ...APP, game: GAME, live: LIVE });
    const hints = collectHead(start);
    expect(list(hints, "rel")).toEqual(hints.map(() => "preload"));
    expect(list(hints, "href")).toEqual(files);
    expect(list(hints, "as")).toEqual(kinds);
    start();
    expect(page.querySelectorAll("iframe")).toHaveLength(1);
    const frame = page.querySelector("iframe")!;
    expect(frame.getAttribute("src")).toBe("/docs/live/frame.html#preload");
    expect(frame.getAttribute("sandbox")).toBe("allow-scripts");
    expect(frame.hidden).toBe(true);
    frame.dispatchEvent(new Event("load"));
    expect(page.querySelector("iframe")).toBeNull();
    start();
    expect(page.querySelector("iframe")).toBeNull();
  });

  test("whose frame does not come leaves none behind", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    preloadGame(addPart("data-play-game"), { ...APP, game: [] });
    expect(page.querySelector("iframe")).not.toBeNull();
    vi.runAllTimers();
    expect(page.querySelector("iframe")).toBeNull();
  });

  test("is left where it is when another button is clicked", () => {
    const button = addPart("data-other");
    expect(collectHead(() => preloadGame(button, { ...APP, game: GAME, live: LIVE }))).toEqual([]);
    expect(page.querySelector("iframe")).toBeNull();
  });
});
