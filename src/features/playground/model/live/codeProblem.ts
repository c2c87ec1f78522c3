/** Why code does not compile; `line` and `column` count from 1 in the text as it was written. */
export interface CodeProblem {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}
