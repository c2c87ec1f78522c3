import {
  MAX_PAYLOAD,
  parsePlayOrder,
  type PackedReport,
  type PlayOrder,
  type PlayReport,
} from "../../features/playground/model/play/protocol";

// Captured now: the code may replace it.
const { apply } = Reflect;
const toText = JSON.stringify;
const readEvent = captureGetter(globalThis, "event");
const readTarget = captureGetter(Event.prototype, "target");
const readData = captureGetter(MessageEvent.prototype, "data");

/** Returns a function that reads a property of objects, even if the property is later replaced. */
function captureGetter(owner: object, name: string): (from: unknown) => unknown {
  const property = Object.getOwnPropertyDescriptor(owner, name) ?? {};
  const getter = Reflect.get(property, "get") as ((this: unknown) => unknown) | undefined;
  return (from) => getter && apply(getter, from, []);
}

/** What the code produced, as text. */
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
 * the port names it as its target, so no event is passed on, and `window.event` does not show it.
 *
 * @returns a function that sends a report; it throws when the payload is not JSON, or too long
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
  return (report) => post(packReport(report));
}
