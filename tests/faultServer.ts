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

/** A server of built folders, the same as for `npm run serve`, that fails on request. */
export interface FaultServer {
  /** Its address, without a slash at its end. */
  readonly url: string;
  /** Paths that were requested since the last deploy, with their queries, in order. */
  readonly asked: string[];
  /** Makes requests for matching paths fail, from now on or a number of times; the first match counts. */
  readonly fail: (paths: RegExp, fault: Fault, times?: number) => Promise<void>;
  /** Answers normally again. */
  readonly heal: () => Promise<void>;
  /** Serves another folder from now on, below a path. */
  readonly deploy: (dir: string, prefix?: string) => Promise<void>;
  readonly close: () => void;
}

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

/** Starts the server on a free port; it serves nothing before the first deploy. */
export async function startFaultServer(): Promise<FaultServer> {
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
    url: `http://127.0.0.1:${String(port)}`,
    asked,
    fail: (paths, fault, times = Infinity) => tell({ kind: "fail", paths, fault, times }),
    heal: () => tell({ kind: "heal" }),
    deploy: (dir, prefix = "") => {
      asked.length = 0;
      return tell({ kind: "deploy", dir, prefix });
    },
    close: () => child.disconnect(),
  };
}
