import { describe, expect, test, vi } from "vitest";
import { isColorMode, type ColorMode } from "../colorMode";
import { createStorageSlot } from "./storage";

const slot = createStorageSlot("theme", isColorMode);

/** A window of one tab over a storage that other tabs share. */
function openTab(storage = new Map<string, string>()) {
  const events = new EventTarget();
  /** Only the event of a change arrives, which may be late. */
  const send = (key: string | null, newValue: string | null): void => {
    events.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
  };
  /** Another tab writes, removes or clears; its event arrives here. */
  const dispatch = (key: string | null, newValue: string | null): void => {
    if (key === null) storage.clear();
    else if (newValue === null) storage.delete(key);
    else storage.set(key, newValue);
    send(key, newValue);
  };
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  });
  /** The browser shows the page, which it may have kept whole. */
  const show = (persisted: boolean): void => {
    events.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  };
  return { storage, dispatch, send, show };
}

describe("a storage slot", () => {
  test("gives back what was written, under its key", () => {
    const { storage } = openTab();
    expect(slot.read()).toBeUndefined();
    slot.write("dark");
    expect(slot.read()).toBe("dark");
    expect([...storage]).toEqual([["theme", "dark"]]);
  });

  test.each(['{"x":', "x".repeat(1_000_000), "__proto__", "Dark", '"><script>'])(
    "does not believe a stored text that is no value of it",
    (text) => {
      openTab(new Map([["theme", text]]));
      expect(slot.read()).toBeUndefined();
      slot.write("light");
      expect(slot.read()).toBe("light");
    },
  );

  const fail = (): never => {
    throw new DOMException("full", "QuotaExceededError");
  };

  test.each([
    // Even accessing it throws.
    ["is forbidden", Object.defineProperty({}, "localStorage", { get: fail })],
    ["is full or breaks later", { localStorage: { getItem: fail, setItem: fail } }],
  ])("reads nothing and writes nothing where storage %s", (_, broken) => {
    vi.stubGlobal("window", broken);
    expect(slot.read()).toBeUndefined();
    expect(() => slot.write("dark")).not.toThrow();
  });
});

describe("watching a slot", () => {
  function watch() {
    const tab = openTab();
    const seen: (ColorMode | undefined)[] = [];
    const stop = slot.watch((value) => seen.push(value));
    return { ...tab, seen, stop };
  }

  test("tells what another tab wrote", () => {
    const { dispatch, seen } = watch();
    dispatch("theme", "dark");
    dispatch("theme", "light");
    expect(seen).toEqual(["dark", "light"]);
  });

  test("tells what is stored, not what a late event says", () => {
    const { storage, seen, send } = watch();
    storage.set("theme", "light");
    send("theme", "dark");
    expect(seen).toEqual(["light"]);
  });

  test("tells what is stored when the browser shows a page that it has kept", () => {
    const { storage, seen, show } = watch();
    storage.set("theme", "dark");
    show(false);
    expect(seen).toEqual([]);
    show(true);
    expect(seen).toEqual(["dark"]);
  });

  test("tells nothing of other keys", () => {
    const { dispatch, seen } = watch();
    dispatch("announcement.id", "dark");
    expect(seen).toEqual([]);
  });

  test("tells that the value is gone when it was removed, spoilt, or all was cleared", () => {
    const { dispatch, seen } = watch();
    dispatch("theme", null);
    dispatch("theme", '{"x":');
    dispatch(null, null);
    expect(seen).toEqual([undefined, undefined, undefined]);
  });

  test("writes nothing by itself, so that two tabs cannot chase each other", () => {
    const { dispatch, storage } = watch();
    dispatch("theme", "dark");
    expect([...storage]).toEqual([["theme", "dark"]]);
  });

  test("ends when it is stopped", () => {
    const { dispatch, seen, show, stop } = watch();
    stop();
    dispatch("theme", "dark");
    show(true);
    expect(seen).toEqual([]);
  });
});
