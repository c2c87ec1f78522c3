import type { CDPSession } from "@playwright/test";

/** µs in a ms. */
const MS = 1000;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Begin, in µs. */
  readonly ts: number;
  /** CPU time in µs. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Records what the page does in the meantime. */
async function trace(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }): void => {
    events.push(...(value as TraceEvent[]));
  };
  session.on("Tracing.dataCollected", collect);
  const traceConfig = { includedCategories: ["toplevel", "blink.user_timing"] };
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  await act();
  const complete = new Promise((resolve) => {
    session.once("Tracing.tracingComplete", resolve);
  });
  await session.send("Tracing.end");
  await complete;
  session.off("Tracing.dataCollected", collect);
  return events;
}

/**
 * The tasks of a page's main thread while something happens, in ms. CPU time is counted, not clock time,
 * so that other programs hardly affect it. The browser's other pages must be idle. Only tasks count that
 * began before the page's performance mark `until`.
 */
export async function traceTasks(
  session: CDPSession,
  act: () => Promise<void>,
  until: string,
): Promise<readonly number[]> {
  const events = await trace(session, act);
  const isMain = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${String(pid)} ${String(tid)}`),
  );
  const end = events.find(({ name }) => name === until)?.ts;
  if (end === undefined) throw new Error(`The page never marked ${until}.`);
  return events
    .filter(
      ({ name, pid, tid, ts }) =>
        name.endsWith("RunTask") && isMain.has(`${String(pid)} ${String(tid)}`) && ts < end,
    )
    .map(({ tdur = 0 }) => tdur / MS);
}
