import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";

/** What the server does instead of answering normally. */
export type Fault =
  /** The connection is closed without an answer. */
  | { readonly kind: "abort" }
  /** Half of the body, then the connection is closed. */
  | { readonly kind: "cut" }
  /** Neither an answer nor a close. */
  | { readonly kind: "hang" }
  /** An answer without a body, such as 404 or 503. */
  | { readonly kind: "status"; readonly status: number }
  /** Another text with status 200; by default a page, as from hosts without 404. */
  | { readonly kind: "text"; readonly text?: string; readonly type?: string };

/** Messages to the server's process. */
export type Command =
  | { readonly kind: "fail"; readonly paths: RegExp; readonly fault: Fault; readonly times: number }
  | { readonly kind: "heal" }
  | { readonly kind: "deploy"; readonly dir: string; readonly prefix: string };

/** Messages from the server's process. */
export type Report =
  | { readonly kind: "listening"; readonly port: number }
  | { readonly kind: "asked"; readonly target: string }
  | { readonly kind: "done" };

type ReportOf<Kind> = Extract<Report, { readonly kind: Kind }>;

function waitFor<Kind extends Report["kind"]>(
  child: ChildProcess,
  kind: Kind,
): Promise<ReportOf<Kind>> {
  return new Promise((resolve, reject) => {
    const listen = (message: unknown): void => {
      if ((message as Report).kind !== kind) return;
      child.off("message", listen);
      resolve(message as ReportOf<Kind>);
    };
    child.on("message", listen);
    child.once("exit", () => reject(new Error("The fault server has ended.")));
  });
}

/**
 * Starts a server of built folders on a free port, the same as for `npm run serve`, that fails on request;
 * it serves nothing before the first deploy.
 */
export async function startFaultServer() {
  const child = fork(path.resolve(import.meta.dirname, "faultServerProcess.ts"), {
    execArgv: ["--import", "tsx"],
    // Regular expressions cannot be sent as JSON.
    serialization: "advanced",
  });
  child.setMaxListeners(0);
  const asked: string[] = [];
  child.on("message", (message) => {
    const report = message as Report;
    if (report.kind === "asked") asked.push(report.target);
  });
  const { port } = await waitFor(child, "listening");
  const tell = async (command: Command): Promise<void> => {
    const done = waitFor(child, "done");
    child.send(command);
    await done;
  };
  return {
    /** Its address, without a slash at its end. */
    url: `http://127.0.0.1:${String(port)}`,
    /** Paths that were requested since the last deploy, with their queries, in order. */
    asked,
    /** Makes requests for matching paths fail, from now on or a number of times; the first match counts. */
    fail: (paths: RegExp, fault: Fault, times = Infinity) =>
      tell({ kind: "fail", paths, fault, times }),
    /** Answers normally again. */
    heal: () => tell({ kind: "heal" }),
    /** Serves another folder from now on, below a path. */
    deploy: (dir: string, prefix = "") => {
      asked.length = 0;
      return tell({ kind: "deploy", dir, prefix });
    },
    close: () => child.disconnect(),
  };
}

export type FaultServer = Awaited<ReturnType<typeof startFaultServer>>;
