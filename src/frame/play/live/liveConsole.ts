import type { LogLevel } from "../../../features/playground/model/play/protocol";

/** How many entries of a list or an object are written, and how deeply. */
const MAX_ENTRIES = 20;
const MAX_DEPTH = 2;

function className(value: object): string {
  const prototype = Object.getPrototypeOf(value) as { constructor?: { name?: unknown } } | null;
  const name = prototype?.constructor?.name;
  return typeof name === "string" && name !== "Object" && name !== "" ? name : "";
}

function cut(items: readonly string[], total: number): string {
  return total > items.length ? [...items, "…"].join(", ") : items.join(", ");
}

function formatObject(value: object, depth: number): string {
  const name = className(value);
  if (Array.isArray(value)) {
    const label = name === "Array" ? "" : `${name}(${String(value.length)}) `;
    if (depth >= MAX_DEPTH) return `${label}[…]`;
    const items = value.slice(0, MAX_ENTRIES).map((item) => formatOne(item, depth + 1));
    return `${label}[${cut(Array.from(items), value.length)}]`;
  }
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (depth >= MAX_DEPTH) return name === "" ? "{…}" : name;
  // Fields with an underscore are internal to the toolkit, and an instance leads to the whole game.
  const fields = Object.entries(value).filter(
    ([key, field]) =>
      !key.startsWith("_") &&
      (name === "" || typeof field !== "object") &&
      typeof field !== "function" &&
      field !== undefined,
  );
  const items = fields
    .slice(0, MAX_ENTRIES)
    .map(([key, field]) => `${key}: ${formatOne(field, depth + 1)}`);
  const body = items.length === 0 ? "{}" : `{ ${cut(items, fields.length)} }`;
  return name === "" ? body : `${name} ${body}`;
}

function formatOne(value: unknown, depth: number): string {
  if (typeof value === "string") return depth === 0 ? value : JSON.stringify(value);
  if (typeof value === "bigint") return `${String(value)}n`;
  if (typeof value === "function") return `function ${value.name}`;
  if (typeof value === "object" && value !== null) return formatObject(value, depth);
  return String(value);
}

/** Formats the arguments of a `console.log` as one text; never throws, and does not follow cycles. */
export function formatLog(args: readonly unknown[]): string {
  return args
    .map((value) => {
      try {
        return formatOne(value, 0);
      } catch {
        return "(cannot be shown)";
      }
    })
    .join(" ");
}

/**
 * How many lines a run may write: fewer than the page accepts in a second, so that a loop of them does
 * not crowd out the frame's other reports.
 */
const MAX_LINES = 40;

type WriteLog = (level: LogLevel, text: string) => void;

/** The console of a live block, and where its lines go; the destination may change. */
export interface LiveConsole {
  readonly console: Console;
  write: WriteLog;
}

/** Makes the `console` of a live block; the browser's own keeps what the toolkit writes. */
export function createLiveConsole(send: WriteLog): LiveConsole {
  let lines = 0;
  const live: LiveConsole = {
    console: Object.create(console) as Console,
    write: (level, text) => {
      lines += 1;
      if (lines <= MAX_LINES) send(level, text);
      else if (lines === MAX_LINES + 1) send("warn", "Further lines are not shown.");
    },
  };
  const writer =
    (level: LogLevel) =>
    (...args: readonly unknown[]): void =>
      live.write(level, formatLog(args));
  Object.assign(live.console, {
    log: writer("log"),
    debug: writer("log"),
    info: writer("info"),
    warn: writer("warn"),
    error: writer("error"),
    table: writer("log"),
  });
  return live;
}
