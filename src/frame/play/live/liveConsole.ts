import { formatLog } from "./formatLog";
import type { LogLevel } from "../../../features/playground/model/play/protocol";

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
    (...args: readonly unknown[]): void => {
      live.write(level, formatLog(args));
    };
  const own = {
    log: writer("log"),
    debug: writer("log"),
    info: writer("info"),
    warn: writer("warn"),
    error: writer("error"),
    table: writer("log"),
  };
  Object.assign(live.console, own);
  return live;
}
