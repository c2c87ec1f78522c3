import { useEffect, useMemo, useState } from "react";
import { GAME_FILES, type GameFile, type GameTexts } from "../../../shared/contracts/gameSource";
import type { CheckReport } from "../model/typecheck/protocol";
import type { RulesProblem } from "./RulesEditor";
import { TypesWorker } from "./TypesWorker";

/** How long the reader must rest before the types are checked again, in ms. */
const PAUSE = 700;

const NONE: readonly RulesProblem[] = [];

/** What the reader sees of the check. */
export interface TypesState {
  /** `undefined` while a check is under way. */
  readonly report: CheckReport | undefined;
  readonly problems: readonly RulesProblem[];
}

function isGameFile(name: string): name is GameFile {
  return GAME_FILES.some((file) => file === name);
}

/** Checks the types of the texts, and again after each change, for as long as it is wanted. */
export function useTypes(src: string, texts: GameTexts, wanted: boolean): TypesState {
  const [worker, setWorker] = useState<TypesWorker | undefined>();
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
  const { "game.ts": rules, "ui.tsx": looks } = texts;
  useEffect(() => {
    if (!worker) return undefined;
    const timer = window.setTimeout(() => {
      setReport(undefined);
      worker.check({ "game.ts": rules, "ui.tsx": looks });
    }, PAUSE);
    return () => {
      window.clearTimeout(timer);
    };
  }, [worker, rules, looks]);
  const problems = useMemo(
    () =>
      report?.t !== "checked"
        ? NONE
        : report.problems.flatMap(({ file, line, column, message, code }): RulesProblem[] =>
            isGameFile(file)
              ? [
                  {
                    file,
                    line,
                    column,
                    message: `${message} (TS${String(code)})`,
                    severity: "warning",
                  },
                ]
              : [],
          ),
    [report],
  );
  return { report, problems };
}
