import { createStorageSlot } from "../../../shared/browser/storage";
import type { Course } from "../../../shared/contracts/tutorialStep";

/** Where this browser keeps which steps of a course are done. */
export const doneKey = (course: Course): string => `${course}.done`;

/** The slugs of the steps, with spaces between them. */
const slotOf = (course: Course) =>
  createStorageSlot(doneKey(course), (text): text is string =>
    /^[a-z0-9-]+(?: [a-z0-9-]+)*$/.test(text),
  );

const toSet = (text: string | undefined): ReadonlySet<string> =>
  new Set(text === undefined ? [] : text.split(" "));

/** The slugs of the steps that the reader has done. */
export const readDone = (course: Course): ReadonlySet<string> => toSet(slotOf(course).read());

/** Calls back when another tab has done a step, or forgotten all. Returns a function that stops it. */
export const watchDone = (
  course: Course,
  onChange: (done: ReadonlySet<string>) => void,
): (() => void) => slotOf(course).watch((text) => onChange(toSet(text)));

/** Keeps that a step is done. */
export function keepDone(course: Course, slug: string): void {
  slotOf(course).write([...new Set([...readDone(course), slug])].join(" "));
}

/** Keeps that a step without goals is done: it has been seen, and nothing of the step before it is missing. */
export function keepSeen(course: Course, slug: string, previous: string | undefined): void {
  if (previous === undefined || readDone(course).has(previous)) keepDone(course, slug);
}

/** Forgets all steps. */
export function forgetDone(course: Course): void {
  slotOf(course).write("");
}
