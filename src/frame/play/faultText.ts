import { readStack } from "./evaluate";

/** The name of an error that is worded for readers, and shown without its name. */
export const UI_FAULT = "UiFault";

/** Where the code of an edited game threw: `game.ts:12:5` in the first lines of a stack. */
const PLACE = /\b(game\.ts|ui\.tsx):(\d+):\d+/;

/** Frames above the game's own that may belong to the toolkit or React, when the error is not a refusal. */
const DEPTH = 12;

/** The UI as it was published, whose lines are not those of its file. */
const UNCHANGED_UI = /\bgame\/ui:\d+:\d+/;
/** A frame of the game, changed or not. */
const OWN = /\b(?:game\.ts|ui\.tsx|game\/(?:game|ui)):\d+:\d+/;

/** The file that a stack names first, and its line if the reader has changed it. */
function fileOf(frames: string): string | undefined {
  const [, file, line] = PLACE.exec(frames) ?? [];
  if (file !== undefined && line !== undefined) return `${file}, line ${line}`;
  return UNCHANGED_UI.test(frames) ? "ui.tsx, as the game was published" : undefined;
}

/**
 * Says where an error was thrown, such as ` (game.ts, line 12)`, and whether it was inside the toolkit, whose
 * code is minified; empty where that says nothing. For a plain Error only the place that created it counts,
 * because the toolkit refuses moves with plain Errors.
 */
function placeOf(error: Error): string {
  const frames = readStack(error)
    .split("\n")
    .filter((line) => /:\d+:\d+\)?$/.test(line));
  const file = fileOf(frames.slice(0, error.name === "Error" ? 1 : DEPTH).join("\n"));
  const [first = ""] = frames;
  // What the toolkit does not expect is a TypeError; other errors are thrown on purpose.
  if (!(error instanceof TypeError) || first === "" || OWN.test(first))
    return file === undefined ? "" : ` (${file})`;
  return file === undefined ? " (inside the toolkit)" : ` (inside the toolkit, from ${file})`;
}

/** Adds a place to a text, before its period. */
const addPlace = (text: string, place: string): string =>
  text.endsWith(".") ? `${text.slice(0, -1)}${place}.` : text + place;

/** The text of anything that was thrown; that of an Error is made by `ofError`, its place added. */
function textOf(thrown: unknown, ofError: (error: Error) => string): string {
  try {
    return thrown instanceof Error ? addPlace(ofError(thrown), placeOf(thrown)) : String(thrown);
  } catch {
    return "The code threw something that cannot be shown.";
  }
}

/** What readers are shown for anything that was thrown. */
export const faultText = (thrown: unknown): string =>
  textOf(thrown, ({ name, message }) => (name === UI_FAULT ? message : `${name}: ${message}`));

/** Why the rules refuse something: the message of what they threw, without its name. */
export const refusalText = (thrown: unknown): string => textOf(thrown, ({ message }) => message);
