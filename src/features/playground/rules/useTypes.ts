import { useEffect, useMemo, useState } from "react";
import { GAME_FILES, type GameTexts } from "../../../shared/contracts/gameSource";
import type { CheckOrder, CheckReport, CheckedFiles } from "../model/typecheck/protocol";
import type { RulesProblem } from "../model/rules/compileGame";

/** How long the reader must rest before the types are checked again, in ms. */
const PAUSE = 700;
/** How long a check may take, in ms, with the download of the compiler. */
const CHECK_TIME = 60_000;

/** The page's half of the worker that checks types. Only the newest check is answered. */
class TypesWorker {
  private worker: Worker | undefined;
  private checks = 0;
  /** Ends a check that takes too long. */
  private timer: number | undefined;
  private waiting: CheckedFiles | undefined;

  constructor(
    private readonly src: string,
    private readonly onReport: (report: CheckReport) => void,
  ) {}

  /** Checks these files as soon as the check under way, if any, has ended. */
  check(files: CheckedFiles): void {
    this.checks += 1;
    this.waiting = files;
    this.next();
  }

  close(): void {
    this.rest();
    this.worker?.terminate();
    this.worker = undefined;
  }

  private start(): Worker {
    const worker = new Worker(this.src);
    worker.onmessage = ({ data: report }: MessageEvent<CheckReport>) => {
      this.rest();
      if (report.id === this.checks) this.onReport(report);
      this.next();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.fail(event.message || "The checker did not load. Are you online?");
    };
    return worker;
  }

  private next(): void {
    if (this.timer !== undefined || !this.waiting) return;
    const order: CheckOrder = { id: this.checks, files: this.waiting };
    this.waiting = undefined;
    this.worker ??= this.start();
    this.worker.postMessage(order);
    this.timer = window.setTimeout(() => {
      this.close();
      this.fail("The check took longer than 60 seconds, so it was stopped.");
    }, CHECK_TIME);
  }

  private fail(message: string): void {
    this.rest();
    this.onReport({ t: "failed", id: this.checks, message });
  }

  private rest(): void {
    window.clearTimeout(this.timer);
    this.timer = undefined;
  }
}

/** What the compiler says of the files that are edited. */
function toProblems(report: CheckReport | undefined): readonly RulesProblem[] {
  if (report?.t !== "checked") return [];
  return report.problems.flatMap(({ file: name, line, column, message, code }) => {
    const file = GAME_FILES.find((each) => each === name);
    const text = `${message} (TS${String(code)})`;
    return file ? [{ file, line, column, message: text, severity: "warning" as const }] : [];
  });
}

/** What the reader sees of the check. */
export type TypesState = ReturnType<typeof useTypes>;

/** Checks the types of the texts, and again after each change, for as long as it is wanted. */
export function useTypes(src: string, texts: GameTexts, wanted: boolean) {
  const [worker, setWorker] = useState<TypesWorker | undefined>();
  /** `undefined` while a check is under way. */
  const [report, setReport] = useState<CheckReport | undefined>();
  useEffect(() => {
    if (!wanted) return undefined;
    const started = new TypesWorker(src, setReport);
    setWorker(started);
    return () => {
      started.close();
      setWorker(undefined);
      setReport(undefined);
    };
  }, [src, wanted]);
  const { "game.ts": rules, "ui.tsx": ui } = texts;
  useEffect(() => {
    if (!worker) return undefined;
    const timer = window.setTimeout(() => {
      setReport(undefined);
      worker.check({ "game.ts": rules, "ui.tsx": ui });
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [worker, rules, ui]);
  const problems = useMemo(() => toProblems(report), [report]);
  return { report, problems };
}
