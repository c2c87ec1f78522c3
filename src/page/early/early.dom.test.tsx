import { fireEvent } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { endListenersWithTest } from "../../../tests/dom/listeners";
import { openSearchField } from "../../shared/browser/searchField";
import { expectApp } from "../../shared/browser/appExpected";
import { startSearchKeys } from "../../shared/browser/searchKeys";
import { keepClicks } from "./handOver";
import { onIntent } from "./intent";
import { prefetchDocuments } from "./prefetchDocuments";

beforeEach(() => {
  endListenersWithTest();
  document.documentElement.dataset["app"] = "";
  window.history.replaceState(null, "", "/game");
  document.head.innerHTML = "";
  document.body.innerHTML = `
    <main tabindex="-1"><p>Words</p></main><a href="/game/board">Board</a><button>Play <b>it</b></button>
    <figure><button data-action="copy">Copy</button></figure><button role="tab">npm</button>`;
});

const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
const at = (selector: string, type: string): void => {
  find(selector).dispatchEvent(new Event(type, { bubbles: true }));
};
const point = (selector: string, pointerType: string): void => {
  find(selector).dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType }));
};

/** Counts how often the app is started. */
function listen() {
  const start = vi.fn();
  onIntent(start);
  return start;
}

describe("the app starts", () => {
  test.each([
    ["at a key", () => at("p", "keydown")],
    ["when a button gets the focus", () => at("button", "focusin")],
    ["when the mouse is over a link", () => point("a", "mouse")],
    ["when a pen is over a button", () => point("button", "pen")],
    ["when a finger touches a part of a button", () => at("b", "touchstart")],
    [
      "when another tab changes a preference",
      () => {
        window.dispatchEvent(new Event("storage"));
      },
    ],
  ])("%s, once", (_, act) => {
    const start = listen();
    expect(start).not.toHaveBeenCalled();
    act();
    act();
    expect(start).toHaveBeenCalledTimes(1);
  });

  test("not when the reader only reads", () => {
    const start = listen();
    document.dispatchEvent(new Event("scroll"));
    at("p", "pointerover");
    at("p", "pointerdown");
    expect(start).not.toHaveBeenCalled();
  });

  test("not when a finger follows a link, which the browser does", () => {
    const start = listen();
    at("a", "touchstart");
    point("a", "touch");
    for (const type of ["pointerdown", "focusin", "click"]) at("a", type);
    expect(start).not.toHaveBeenCalled();
  });

  test("when a finger is on a link offline, where the browser would leave the page", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const start = listen();
    at("a", "touchstart");
    expect(start).toHaveBeenCalledTimes(1);
  });

  test.each(["/search?q=pile", "/game#play=abc"])("at once on %s", (address) => {
    window.history.replaceState(null, "", address);
    expect(listen()).toHaveBeenCalledTimes(1);
  });

  test("not at an anchor", () => {
    find("p").id = "board";
    window.history.replaceState(null, "", "/game#board");
    expect(listen()).not.toHaveBeenCalled();
  });

  test("when the address leads to a game", () => {
    find("p").id = "play-pairs";
    find("p").dataset["hydrate"] = "play-pairs";
    const start = listen();
    expect(start).not.toHaveBeenCalled();
    window.history.replaceState(null, "", "/game#play-pairs");
    window.dispatchEvent(new Event("hashchange"));
    expect(start).toHaveBeenCalledTimes(1);
  });

  test("at once on an entry of the history that it has made", () => {
    window.history.replaceState({ key: "1" }, "", "/game");
    expect(listen()).toHaveBeenCalledTimes(1);
  });

  test("at once where a stored preference changes the page, if there is one", () => {
    find("p").dataset["hydrate"] = "api.index.hidden";
    expect(listen()).not.toHaveBeenCalled();
    localStorage.setItem("api.index.hidden", "inherited");
    expect(listen()).toHaveBeenCalledTimes(1);
  });

  test("when what needs it comes into view", () => {
    let see: (entries: readonly { isIntersecting: boolean }[]) => void = () => undefined;
    const observe = vi.fn();
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(callBack: typeof see) {
          see = callBack;
        }
        observe = observe;
        disconnect = vi.fn();
      },
    );
    find("figure").dataset["hydrate"] = "";
    const start = listen();
    expect(observe).toHaveBeenCalledExactlyOnceWith(find("figure"));
    see([{ isIntersecting: false }]);
    expect(start).not.toHaveBeenCalled();
    see([{ isIntersecting: true }]);
    expect(start).toHaveBeenCalledTimes(1);
  });
});

describe("clicks before hydration", () => {
  const onKept = vi.fn();
  const onMissing = vi.fn();
  beforeEach(() => onMissing.mockClear());
  function listenEarly() {
    const hydration = new AbortController();
    onTestFinished(() => hydration.abort());
    const actions = { openSearch: openSearchField, onKept, onMissing };
    const repeat = keepClicks(hydration.signal, actions);
    startSearchKeys();
    return { letPass: () => hydration.abort(), repeat };
  }
  /** What React would hear of, once it is there. */
  function hydrate(): string[] {
    const heard: string[] = [];
    for (const type of ["click", "pointerover", "focusin"]) {
      document.body.addEventListener(type, ({ target }) =>
        heard.push(`${type} ${(target as Element).localName}`),
      );
    }
    return heard;
  }

  test("are carried out in their order, and later ones once", () => {
    const missed = listenEarly();
    find("b").click();
    find("button").click();
    expect(find("button").hasAttribute("data-waiting")).toBe(true);
    expect(onKept).toHaveBeenLastCalledWith(find("button"));
    const heard = hydrate();
    missed.letPass();
    missed.repeat();
    expect(heard).toEqual(["click button", "click button"]);
    expect(find("button").hasAttribute("data-waiting")).toBe(false);
    find("button").click();
    expect(heard).toHaveLength(3);
  });

  test("on buttons of static HTML, on links and on buttons that are gone are not repeated", () => {
    const missed = listenEarly();
    for (const selector of ["[data-action]", "[role=tab]", "a", "button"]) find(selector).click();
    find("button").remove();
    const heard = hydrate();
    missed.letPass();
    missed.repeat();
    expect(heard).toEqual([]);
  });

  test("on links are kept from the browser and repeated when it is offline", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const missed = listenEarly();
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    find("a").dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    const heard = hydrate();
    missed.letPass();
    missed.repeat();
    expect(heard).toEqual(["click a"]);
  });

  /** Presses a key; false when the browser must do nothing with it. */
  const press = (key: string, ctrlKey = false): boolean =>
    find("p").dispatchEvent(
      new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true, cancelable: true }),
    );
  const field = (): HTMLInputElement | null => document.querySelector("dialog[open] input");
  function addSearchButton(): void {
    document.body.insertAdjacentHTML("beforeend", `<button aria-haspopup="dialog">S</button>`);
  }

  test.each([
    ["Ctrl+K", () => press("k", true)],
    ["/", () => press("/")],
  ])("%s opens the field of the search, and the app opens its dialog", (_, ask) => {
    addSearchButton();
    const missed = listenEarly();
    expect(press("Tab")).toBe(true);
    expect(field()).toBeNull();
    expect(ask()).toBe(false);
    field()!.value = "dis";
    // The browser moves the focus.
    for (const key of ["Tab", "ArrowDown", "F5"]) expect(press(key)).toBe(true);
    expect(document.querySelectorAll("dialog")).toHaveLength(1);
    const heard = hydrate();
    missed.letPass();
    missed.repeat();
    expect(heard).toEqual(["click button"]);
    expect(field()!.value).toBe("dis");
    // The browser's own Ctrl+K would leave the page.
    expect(press("k", true)).toBe(false);
  });

  /** What WebKit says of a key that ends a composition. */
  const IN_COMPOSITION = { keyCode: 229 };

  test("on the search open its field, and are done", () => {
    addSearchButton();
    const missed = listenEarly();
    find("[aria-haspopup]").click();
    expect(field()).not.toBeNull();
    expect(find("[aria-haspopup]").hasAttribute("data-waiting")).toBe(false);
    const heard = hydrate();
    missed.letPass();
    missed.repeat();
    expect(heard).toEqual(["click button"]);
  });

  test.each([
    ["Close", () => find("dialog button").click()],
    ["a click beside it", () => find("dialog").click()],
    [
      "Escape",
      () => field()!.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })),
    ],
  ])("%s calls the search off", async (_, act) => {
    addSearchButton();
    const missed = listenEarly();
    press("/");
    act();
    await vi.waitFor(() => expect(document.querySelector("dialog")).toBeNull());
    expect(press("o")).toBe(true);
    const heard = hydrate();
    missed.letPass();
    missed.repeat();
    expect(heard).toEqual([]);
  });

  test.each([{ isComposing: true }, IN_COMPOSITION])(
    "Escape of an input method leaves the field open: %o",
    (sign) => {
      addSearchButton();
      listenEarly();
      press("/");
      fireEvent.keyDown(field()!, { key: "Escape", ...sign });
      expect(field()).not.toBeNull();
    },
  );

  test("no key is taken from a page whose app has failed, and the reader learns of it", async () => {
    addSearchButton();
    const missed = listenEarly();
    press("/");
    field()!.value = "dis";
    expectApp(false);
    await vi.waitFor(() => expect(onMissing).toHaveBeenCalledOnce());
    expect(field()!.value).toBe("dis");
    field()!.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(field()).toBeNull();
    for (const key of ["Enter", "o", "/"]) expect(press(key)).toBe(true);
    expect(field()).toBeNull();
    find("button").click();
    expect(find("button").hasAttribute("data-waiting")).toBe(false);
    missed.letPass();
  });

  test("the focus is repeated where it is", () => {
    const missed = listenEarly();
    find("button").focus();
    const heard = hydrate();
    missed.letPass();
    missed.repeat();
    expect(heard).toEqual(["focusin button"]);
  });
});

describe("documents of links are prefetched", () => {
  const other = `<a id="self" href="/game#x">x</a><a id="out" href="https://example.org/">x</a>
    <a id="flow" href="/game/flow">x</a>`;
  let downloads: string[];
  beforeEach(() => {
    downloads = [];
    vi.stubGlobal("fetch", (href: string) => {
      downloads.push(href);
      return Promise.resolve(new Response());
    });
  });

  test("once, under the pointer or a finger, until the app follows links", () => {
    document.body.insertAdjacentHTML("beforeend", other);
    const hydration = new AbortController();
    prefetchDocuments(hydration.signal);
    for (const selector of ["p", "button", "#self", "#out"]) point(selector, "mouse");
    point("a", "mouse");
    at("a", "touchstart");
    hydration.abort();
    at("#flow", "touchstart");
    expect(downloads).toEqual([expect.stringMatching(/\/game\/board$/)]);
  });

  test("not on a connection on which each byte counts", () => {
    vi.stubGlobal("navigator", { onLine: true, connection: { saveData: true } });
    prefetchDocuments(new AbortController().signal);
    at("a", "touchstart");
    expect(downloads).toEqual([]);
  });
});
