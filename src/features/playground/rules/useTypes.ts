import { useEffect, useMemo, useState } from "react";
import { GAME_FILES, type GameTexts } from "../../../shared/contracts/gameSource";
import type { RulesProblem } from "../model/rules/compileGame";
import type { CheckReport } from "../model/typeCalls";
import { TypeChecker } from "../workers/TypeChecker";

/** How long the reader must rest before the types are checked again, in ms. */
const PAUSE = 700;

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
  const [checker, setChecker] = useState<TypeChecker | undefined>();
  /** `undefined` while a check is under way. */
  const [report, setReport] = useState<CheckReport | undefined>();
  useEffect(() => {
    if (!wanted) return undefined;
    const started = new TypeChecker(() => new Worker(src), setReport);
    setChecker(started);
    return () => {
      started.close();
      setChecker(undefined);
      setReport(undefined);
    };
  }, [src, wanted]);
  const { "game.ts": rules, "ui.tsx": ui } = texts;
  useEffect(() => {
    if (!checker) return undefined;
    const timer = window.setTimeout(() => {
      setReport(undefined);
      void checker.check({ "game.ts": rules, "ui.tsx": ui });
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [checker, rules, ui]);
  const problems = useMemo(() => toProblems(report), [report]);
  return { report, problems };
}
