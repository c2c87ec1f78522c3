/** Lines between the beginnings of two files where an engine names no files; far more than a file has. */
const LINES_OF_FILE = 100_000;

/** Whether the stack of an error names evaluated code by its `sourceURL`. JavaScriptCore, the engine of Safari, names none. */
export const NAMES_FILES = String((0, eval)("new Error().stack\n//# sourceURL=probe.js")).includes(
  "probe.js",
);

/** The files that have been evaluated, in the order of their lines where the engine does not name them. */
const files: string[] = [];

/**
 * Evaluates code under the name of a file, which `readStack` finds again in errors. The code is data that the page
 * sent; running it is what this sandboxed frame is for. Indirect, so that it sees no names of this module.
 */
export function evaluate(code: string, file: string): unknown {
  if (!files.includes(file)) files.push(file);
  const lines = NAMES_FILES ? 0 : files.indexOf(file) * LINES_OF_FILE;
  return (0, eval)(`${"\n".repeat(lines)}${code}\n//# sourceURL=${file}`);
}

/** An error of JavaScriptCore: the place that it was made at, 1-based, and no address for evaluated code. */
interface PlacedError extends Error {
  readonly line?: number;
  readonly column?: number;
  readonly sourceURL?: string;
}

/**
 * The stack of an error, or nothing. Where the engine names no files, its first line is the place in the file that the
 * error was made in, if that is one of `evaluated`: `game.ts:12:5`.
 */
export function readStack(
  error: Error,
  evaluated: readonly string[] = NAMES_FILES ? [] : files,
): string {
  const { line, column = 1, sourceURL } = error as PlacedError;
  const stack = typeof error.stack === "string" ? error.stack : "";
  if (line === undefined || sourceURL) return stack;
  const file = evaluated[Math.floor(line / LINES_OF_FILE)];
  if (file === undefined) return stack;
  return `${file}:${String(line % LINES_OF_FILE)}:${String(column)}\n${stack}`;
}
