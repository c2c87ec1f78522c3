import { guardQuery } from "./inspect/guardQuery";
import { compileLive } from "./live/compileLive";
import { compileGame } from "./rules/compileGame";

/** What the worker does that compiles, `src/frame/compiler/worker.ts`. */
export const compilerCalls = { compileLive, compileGame, guardQuery } as const;

export type CompilerCalls = typeof compilerCalls;

/** Page → worker. */
export interface CompilerOrder {
  /** The answer names it. */
  readonly id: number;
  readonly name: keyof CompilerCalls;
  readonly args: readonly unknown[];
}

/** Worker → page: it has loaded, or an answer. */
export type CompilerReport = "ready" | { readonly id: number; readonly value: unknown };
