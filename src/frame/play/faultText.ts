/** Where the code of an edited game threw: `game.ts:12:5` in the first lines of a stack. */
const PLACE = /\b(game\.ts|ui\.tsx):(\d+):\d+/;

/** Frames above the game's own that may belong to the toolkit or React, when the error is not a refusal. */
const DEPTH = 12;

/**
 * Says where in an edited file an error was thrown, such as ` (game.ts, line 12)`; empty for errors from
 * elsewhere. For a plain Error only the place that created it counts, because the toolkit refuses moves
 * with plain Errors.
 */
function placeOf(error: Error): string {
  if (typeof error.stack !== "string") return "";
  const frames = error.stack.split("\n").filter((line) => /:\d+:\d+\)?$/.test(line));
  const near = frames.slice(0, error.name === "Error" ? 1 : DEPTH).join("\n");
  const [, file, line] = PLACE.exec(near) ?? [];
  return file === undefined || line === undefined ? "" : ` (${file}, line ${line})`;
}

/** The text of anything that was thrown; that of an Error is made by `ofError`, its place added. */
function textOf(thrown: unknown, ofError: (error: Error) => string): string {
  try {
    return thrown instanceof Error ? ofError(thrown) + placeOf(thrown) : String(thrown);
  } catch {
    return "The code threw something that cannot be shown.";
  }
}

/** What readers are shown for anything that was thrown. */
export const faultText = (thrown: unknown): string =>
  textOf(thrown, ({ name, message }) => `${name}: ${message}`);

/** Why the rules refuse something: the message of what they threw, without its name. */
export const refusalText = (thrown: unknown): string => textOf(thrown, ({ message }) => message);
