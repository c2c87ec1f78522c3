/** Where the code of an edited game threw: `game.ts:12:5` in the first lines of a stack. */
const PLACE = /\b(game\.ts|ui\.tsx):(\d+):\d+/;

/** Frames above the game's own that may belong to the toolkit or React, when the error is not a refusal. */
const DEPTH = 12;

/**
 * Says where in an edited file an error was thrown, such as ` (game.ts, line 12)`; empty for errors from
 * elsewhere. For a plain Error only the place that created it counts, because the toolkit refuses moves
 * with plain Errors.
 */
export function placeOf(error: unknown): string {
  if (!(error instanceof Error) || typeof error.stack !== "string") return "";
  const frames = error.stack.split("\n").filter((line) => /:\d+:\d+\)?$/.test(line));
  const near = frames.slice(0, error.name === "Error" ? 1 : DEPTH).join("\n");
  const [, file, line] = PLACE.exec(near) ?? [];
  return file === undefined || line === undefined ? "" : ` (${file}, line ${line})`;
}

const NO_TEXT = "The code threw something that cannot be shown.";

/** What readers are shown for anything that was thrown. */
export function faultText(error: unknown): string {
  try {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return text + placeOf(error);
  } catch {
    return NO_TEXT;
  }
}

/** Why the rules refuse something: the message of what they threw, without its name. */
export function refusalText(error: unknown): string {
  try {
    return error instanceof Error ? `${error.message}${placeOf(error)}` : String(error);
  } catch {
    return NO_TEXT;
  }
}
