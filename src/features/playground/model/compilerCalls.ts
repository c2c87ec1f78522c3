import { guardQuery } from "./inspect/guardQuery";
import { compileLive } from "./live/compileLive";
import { compileGame } from "./rules/compileGame";

/** What the worker does that compiles, `src/frame/compiler/worker.ts`. */
export const compilerCalls = { compileLive, compileGame, guardQuery } as const;

export type CompilerCalls = typeof compilerCalls;
