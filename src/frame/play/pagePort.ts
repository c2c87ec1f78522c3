import {
  MAX_PAYLOAD,
  parsePlayOrder,
  type PackedReport,
  type PlayOrder,
  type PlayReport,
} from "../../features/playground/model/play/protocol";

// Taken now: the code may replace what it finds.
const { apply } = Reflect;
const toText = JSON.stringify;
const readEvent = captureGetter(globalThis, "event");
const readTarget = captureGetter(Event.prototype, "target");
const readData = captureGetter(MessageEvent.prototype, "data");

/** What reads a property of objects, whatever is later put in its place. */
function captureGetter(owner: object, name: string): (from: unknown) => unknown {
  const property = Object.getOwnPropertyDescriptor(owner, name) ?? {};
  const getter = Reflect.get(property, "get") as ((this: unknown) => unknown) | undefined;
  return (from) => getter && apply(getter, from, []);
}

/** What the code has made, as text. */
function pack(payload: unknown): string | undefined {
  const text = toText(payload) as string | undefined;
  if (text !== undefined && text.length > MAX_PAYLOAD) {
    throw new RangeError(
      `The game sent ${String(text.length)} characters at once; at most ${String(MAX_PAYLOAD)} are read.`,
    );
  }
  return text;
}

function packReport(report: PlayReport): PackedReport {
  if (report.t === "answer") return { ...report, value: pack(report.value) };
  if (report.t === "ui") return { ...report, message: pack(report.message) };
  return report;
}

/**
 * Takes the page's port before any foreign code runs, and keeps it out of that code's reach: an event of
 * the port names it as its target, so no event is handed on, and `window.event` does not show it.
 *
 * @returns what sends a report; it throws when the payload is no JSON, or too long
 */
export function openPagePort(
  port: MessagePort,
  obey: (order: PlayOrder) => void,
): (report: PlayReport) => void {
  const post = port.postMessage.bind(port) as (report: PackedReport) => void;
  Object.defineProperty(globalThis, "event", {
    get: () => {
      const event = readEvent(globalThis);
      return event && readTarget(event) === port ? undefined : event;
    },
  });
  port.onmessage = (event) => {
    const order = parsePlayOrder(readData(event));
    if (order) obey(order);
  };
  return (report) => {
    post(packReport(report));
  };
}
