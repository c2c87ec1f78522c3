import type { CodeProblem } from "../live/codeProblem";
import { compileModule } from "../live/compileModule";
import type { GameCode } from "../play/gameCode";
import type { GameFile, GameTexts } from "../../../../shared/contracts/gameSource";

/** Something to show at a place of a file. */
export interface RulesProblem extends CodeProblem {
  readonly file: GameFile;
  readonly severity: "error" | "warning";
}

type CompiledGame = { readonly code: GameCode } | { readonly problems: readonly RulesProblem[] };

const MODULES = { "game.ts": "./game", "ui.tsx": "./ui" } as const;

interface GameParts {
  /** As published: what has not been changed runs from here. */
  readonly published: GameCode;
  readonly original: GameTexts;
  readonly texts: GameTexts;
}

/** Compiles the files that were changed; all problems of all files, or code that can run. */
export function compileGame({ published, original, texts }: GameParts): CompiledGame {
  const modules = { ...published.modules };
  const problems: RulesProblem[] = [];
  for (const file of ["game.ts", "ui.tsx"] as const) {
    if (texts[file] === original[file]) continue;
    const compiled = compileModule(texts[file], { name: file });
    if ("problem" in compiled) problems.push({ file, severity: "error", ...compiled.problem });
    else modules[MODULES[file]] = `${compiled.code}\n//# sourceURL=${file}`;
  }
  if (problems.length > 0) return { problems };
  const style = texts["style.css"];
  return { code: { modules, style: style === original["style.css"] ? published.style : style } };
}
