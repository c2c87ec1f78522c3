/** Why the search did not load. */
export type FailureKind = "offline" | "timeout" | "missing" | "damaged" | "updated";

/** A load that failed, and why; thrown by `loadSearch`. */
export interface SearchFailure extends Error {
  readonly kind: FailureKind;
}

/** No class: in the browsers of the build, one that extends `Error` costs every first visit 300 bytes. */
export const createFailure = (kind: FailureKind, message: string): SearchFailure =>
  Object.assign(new Error(message), { kind });

/** Whether an error is one of the search's own. */
export const isSearchFailure = (error: unknown): error is SearchFailure =>
  error instanceof Error && "kind" in error;
