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

/** Page → worker. */
export interface CheckOrder {
  /** The answer names it; only the newest counts. */
  readonly id: number;
  readonly files: CheckedFiles;
}

/** Worker → page. Both are the site's own, and no code of a reader runs in the worker. */
export type CheckReport =
  | { readonly t: "checked"; readonly id: number; readonly problems: readonly TypeProblem[] }
  | { readonly t: "failed"; readonly id: number; readonly message: string };
