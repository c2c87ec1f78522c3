import type { FailureKind } from "../load/failure";

/** What the search says about each kind of failure. */
export const FAILURE_REASONS = {
  offline: "You seem to be offline.",
  timeout: "The index did not arrive within 10 seconds.",
  missing: "The server did not hand out the index.",
  damaged: "The index arrived damaged or incomplete.",
  updated: "The site has been updated.",
} as const satisfies Record<FailureKind, string>;
