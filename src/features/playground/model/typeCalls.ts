/** Sources of a game by the names of their files: `game.ts`, `ui.tsx`. */
export type CheckedFiles = Readonly<Record<string, string>>;

/** What the compiler says of a place in a file; line and column count from 1. */
export interface TypeProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** The compiler's number of the message, such as 2322. */
  readonly code: number;
}

export type CheckReport =
  | { readonly t: "checked"; readonly problems: readonly TypeProblem[] }
  | { readonly t: "failed"; readonly message: string };

/** What the worker does that checks types, `src/frame/types/worker.ts`. */
export type TypeCalls = Readonly<{
  checkTypes: (files: CheckedFiles) => Promise<CheckReport>;
}>;
