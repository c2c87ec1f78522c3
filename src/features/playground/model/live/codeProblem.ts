import { cutReport } from "../play/protocol";

/** Why code does not compile; `line` and `column` count from 1 in the text as it was written. */
export interface CodeProblem {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/**
 * The message of a parser without the place that it appends, such as ` (12:5)`, which the reader gets as a link. It
 * may quote any length of the code, so it is cut.
 */
export function plainMessage(message: string): string {
  const short = cutReport(message);
  const at = short.lastIndexOf("(");
  return /^\(\d+:\d+\)$/.test(short.slice(at)) ? short.slice(0, at).trimEnd() : short;
}
