import { createStorageSlot } from "../../../shared/browser/storage";

/** Where this browser keeps which steps of the tutorial are done. */
export const DONE_KEY = "tutorial.done";

/** The slugs of the steps, with spaces between them. */
const slot = createStorageSlot(DONE_KEY, (text): text is string =>
  /^[a-z0-9-]+(?: [a-z0-9-]+)*$/.test(text),
);

const toSet = (text: string | undefined): ReadonlySet<string> =>
  new Set(text === undefined ? [] : text.split(" "));

/** The slugs of the steps that the reader has done. */
export const readDone = (): ReadonlySet<string> => toSet(slot.read());

/** Calls back when another tab has done a step, or forgotten all. Returns a function that stops it. */
export const watchDone = (onChange: (done: ReadonlySet<string>) => void): (() => void) =>
  slot.watch((text) => onChange(toSet(text)));

/** Keeps that a step is done. */
export function keepDone(slug: string): void {
  slot.write([...new Set([...readDone(), slug])].join(" "));
}

/** Forgets all steps. */
export function forgetDone(): void {
  slot.write("");
}
