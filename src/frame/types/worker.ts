import type {
  CheckedFiles,
  CheckReport,
  TypeCalls,
  TypeProblem,
} from "../../features/playground/model/typeCalls";
import type { TypeLibrary } from "../../shared/contracts/typeLibrary";
import { answerCalls } from "../answerCalls";
import { createTypeChecker } from "./typeChecker";

type Check = (files: CheckedFiles) => TypeProblem[];

/** The library is next to this script, wherever the site is published. */
async function loadChecker(): Promise<Check> {
  const response = await fetch(new URL("types.json", self.location.href));
  if (!response.ok) throw new Error(`The server answered ${String(response.status)}.`);
  return createTypeChecker((await response.json()) as TypeLibrary);
}

let checker: Promise<Check> | undefined;

async function checkTypes(files: CheckedFiles): Promise<CheckReport> {
  try {
    checker ??= loadChecker();
    const check = await checker;
    return { t: "checked", problems: check(files) };
  } catch (error) {
    // The next call may try again: the reader may be online by then.
    checker = undefined;
    return { t: "failed", message: error instanceof Error ? error.message : String(error) };
  }
}

answerCalls({ checkTypes } satisfies TypeCalls);
