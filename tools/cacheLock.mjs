/**
 * Lets one Gatsby at a time work in the project: `npm run build` deletes what `npm run dev` has in `.cache` and
 * `public`. Plain JavaScript, for `npm run dev`.
 */
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { lock } from "proper-lockfile";

/** How old a lock is, in ms, that a killed process has left behind: others renew theirs more often. */
const STALE = 4000;

const describeFault = (root, { message }) =>
  [
    `${root}: Gatsby cannot write to this folder (${message}).`,
    "  Fix: make it writable for you, or work in a clone that is.",
  ].join("\n");

const describeOther = (root) =>
  [
    `${root}: another build, or \`npm run dev\`, is at work in this folder, and two would delete each other's files.`,
    "  Fix: stop it or wait until it ends, or work in a second clone.",
  ].join("\n");

export async function lockCache(root, patience = STALE + 1000) {
  const hold = () =>
    lock(path.join(root, ".cache"), {
      realpath: false,
      stale: STALE,
      // A laptop that has slept could not renew it, and nobody else has it.
      onCompromised: () => undefined,
    });
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await hold();
    } catch (error) {
      if (error.code !== "ELOCKED") throw new Error(describeFault(root, error), { cause: error });
      if (performance.now() > end) throw new Error(describeOther(root), { cause: error });
      await setTimeout(250);
    }
  }
}
