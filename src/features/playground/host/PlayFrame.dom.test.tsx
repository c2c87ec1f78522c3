import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  MAX_PAYLOAD,
  PLAY_PROTOCOL,
  type PlayOrder,
  type PlayReport,
} from "../model/play/protocol";
import { PlayFrame, type FrameFailure } from "./PlayFrame";

const FIRST: PlayOrder = { t: "live", code: "1", theme: "light" };
const HELLO = { t: "play-hello", v: PLAY_PROTOCOL };

/** The page's end of the port: what is posted there lands in `orders`, and a closed one hears nothing. */
class FakePort {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly orders: unknown[] = [];
  readonly close = vi.fn(() => {
    this.onmessage = null;
  });
  postMessage(order: unknown): void {
    this.orders.push(order);
  }
}

let port: FakePort;
let frame: PlayFrame;
let failures: FrameFailure[];
let reports: PlayReport[];
const inside = { postMessage: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "MessageChannel",
    class {
      readonly port1 = (port = new FakePort());
      readonly port2 = "port2";
    },
  );
  failures = [];
  reports = [];
  frame = new PlayFrame({
    // Out of the document it loads nothing.
    host: document.createElement("div"),
    src: "/live/frame.html",
    title: "Result",
    visible: true,
    first: FIRST,
    onReport: (report) => reports.push(report),
    onFailure: (failure) => failures.push(failure),
  });
  Object.defineProperty(frame.element, "contentWindow", { value: inside });
});
afterEach(() => {
  frame.close();
  inside.postMessage.mockClear();
  vi.useRealTimers();
});

/** The frame's document says something to the page, past any port. */
function post(
  data: unknown,
  {
    source = inside,
    origin = "null",
  }: { readonly source?: unknown; readonly origin?: string } = {},
): void {
  const event = new MessageEvent("message", { data, origin });
  Object.defineProperty(event, "source", { value: source });
  window.dispatchEvent(event);
}

const load = (): boolean => frame.element.dispatchEvent(new Event("load"));
const send = (data: unknown): void => port.onmessage?.({ data });
const pings = () =>
  port.orders.filter((order): order is { t: "ping"; id: number } => {
    return (order as PlayOrder).t === "ping";
  });
const answer = (): void => send({ t: "pong", id: pings().at(-1)?.id, busy: 0, acted: false });

test("a frame gets a port when it greets, and then its first order", () => {
  expect(frame.element.getAttribute("sandbox")).toBe("allow-scripts allow-forms");
  post(HELLO);
  const init = { t: "play-init", v: PLAY_PROTOCOL };
  expect(inside.postMessage).toHaveBeenCalledExactlyOnceWith(init, "*", ["port2"]);
  expect(port.orders[0]).toEqual(FIRST);
  send({ t: "ready" });
  expect(reports).toEqual([{ t: "ready" }]);
  // It greets once.
  post(HELLO);
  expect(inside.postMessage).toHaveBeenCalledOnce();
});

test.each([
  ["another window", HELLO, { source: window }],
  ["a document with an origin", HELLO, { origin: "https://example.org" }],
  ["another version of the site", { t: "play-hello", v: 99 }, {}],
  ["code that makes something up", { t: "play-hello" }, {}],
])("%s gets no port", (_, data, from) => {
  post(data, from);
  expect(inside.postMessage).not.toHaveBeenCalled();
});

test("a frame that greets late takes the theme that was chosen last", () => {
  frame.order({ t: "theme", theme: "dark" });
  frame.order({ t: "theme", theme: "light" });
  frame.order({ t: "theme", theme: "dark" });
  post(HELLO);
  expect(port.orders.slice(0, 2)).toEqual([FIRST, { t: "theme", theme: "dark" }]);
});

test.each([
  ["does not load", 15_000, () => undefined],
  ["is another document, such as a page for a 404,", 2500, () => load()],
])("a frame that %s is given up after %i ms", (_, ms, begin) => {
  begin();
  vi.advanceTimersByTime(ms - 1);
  expect(failures).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(failures).toEqual(["silent"]);
});

describe("a frame that has greeted", () => {
  beforeEach(() => post(HELLO));

  test("is not heard when it sends what is no report", () => {
    for (const data of [undefined, "ready", { t: "ready", extra: 1 }, { t: "log", level: "x" }])
      send(data);
    expect(reports).toEqual([]);
  });

  test("has loaded", () => {
    load();
    for (let second = 0; second < 20; second += 1) {
      answer();
      vi.advanceTimersByTime(1000);
    }
    expect(failures).toEqual([]);
  });

  test("is not talked to when it shows another document", () => {
    load();
    load();
    expect(failures).toEqual(["replaced"]);
    expect(port.close).toHaveBeenCalled();
  });

  test("and answered before is given up after 2.5 seconds of silence", () => {
    answer();
    vi.advanceTimersByTime(500);
    // Asked now for the first time since, and again every half second.
    vi.advanceTimersByTime(2500);
    expect(failures).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(failures).toEqual(["hung"]);
  });

  test("has ten seconds for its first sign of life", () => {
    vi.advanceTimersByTime(10_000);
    expect(failures).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(failures).toEqual(["hung"]);
  });

  test("and says that it is working has 15 seconds to answer", () => {
    answer();
    vi.advanceTimersByTime(500);
    for (let second = 0; second < 15; second += 1) {
      send({ t: "working" });
      vi.advanceTimersByTime(1000);
    }
    expect(failures).toEqual([]);
    send({ t: "working" });
    vi.advanceTimersByTime(500);
    expect(failures).toEqual(["hung"]);
  });

  test("and worked before is given up after 2.5 seconds of silence", () => {
    answer();
    vi.advanceTimersByTime(2500);
    send({ t: "working" });
    vi.advanceTimersByTime(2500);
    expect(failures).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(failures).toEqual(["hung"]);
  });

  test("may be silent while the tab is hidden", () => {
    answer();
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    vi.advanceTimersByTime(60_000);
    visibility.mockReturnValue("visible");
    vi.advanceTimersByTime(1000);
    expect(failures).toEqual([]);
    answer();
    vi.advanceTimersByTime(3500);
    // The same silence in a tab that is seen.
    expect(failures).toEqual(["hung"]);
  });

  test("gains nothing by answers to questions that were not asked", () => {
    send({ t: "pong", id: 1000, busy: 0, acted: false });
    vi.advanceTimersByTime(10_500);
    expect(failures).toEqual(["hung"]);
  });

  test("is closed when it floods its port, and nothing more is heard of it", () => {
    for (let count = 0; count < 5000; count += 1) send({ t: "ready" });
    expect(failures).toEqual(["flood"]);
    expect(reports.length).toBeLessThanOrEqual(60);
  });

  test("is closed when it sends too much at once, before that is read", () => {
    const message = " ".repeat(MAX_PAYLOAD);
    for (let count = 0; count < 4; count += 1) send({ t: "ui", message, byReader: false });
    expect(failures).toEqual(["flood"]);
  });

  test("sends past its port what nobody looks at", () => {
    const event = new MessageEvent("message", { origin: "null" });
    const read = vi.fn();
    Object.defineProperties(event, { source: { value: inside }, data: { get: read } });
    window.dispatchEvent(event);
    expect(read).not.toHaveBeenCalled();
    expect(failures).toEqual([]);
  });

  /** Lets the frame answer for some seconds that its code runs all the time. */
  function beBusy(seconds: number, { busy = 0.95, acted = false } = {}): void {
    for (let half = 0; half < 2 * seconds; half += 1) {
      send({ t: "pong", id: pings().at(-1)?.id, busy, acted });
      vi.advanceTimersByTime(500);
    }
  }

  test("is closed when it keeps the processor busy for 20 seconds", () => {
    beBusy(20);
    expect(failures).toEqual([]);
    beBusy(1);
    expect(failures).toEqual(["busy"]);
  });

  test.each([
    ["rests for some seconds", () => beBusy(8, { busy: 0 })],
    ["is used by the reader", () => beBusy(1, { acted: true })],
    ["is given something to do", () => frame.order({ t: "ui", message: {} })],
  ])("goes on when it is busy but %s meanwhile", (_, change) => {
    beBusy(15);
    change();
    beBusy(15);
    expect(failures).toEqual([]);
  });

  test("reports nothing once it is closed, however late", () => {
    frame.close();
    expect(frame.element.parentNode).toBeNull();
    post("anything");
    send({ t: "ready" });
    vi.advanceTimersByTime(60_000);
    expect(failures).toEqual([]);
    expect(reports).toEqual([]);
  });
});
