import * as fc from "fast-check";

/** Attacks of each kind. */
const RUNS = 2000;

const SEED = Number(process.env["HOSTILE_SEED"] ?? Date.now() % 2 ** 31);

/** Prints the seed, so that any run can be repeated, and counts the attacks. */
fc.configureGlobal({ numRuns: RUNS, seed: SEED });
console.log(`HOSTILE_SEED=${String(SEED)}: ${String(RUNS)} attacks of each kind`);
