import { isSiteUpdated } from "../../../shared/errors/siteUpdated";
import type { AnswerSearch } from "../../../shared/search/answer";
import { isSearchFailure, type FailureKind } from "./failure";
import { withinTime } from "./withinTime";

/** How far the search is. */
export type SearchState =
  | { readonly kind: "idle" | "loading" }
  | { readonly kind: "failed"; readonly failure: FailureKind }
  | { readonly kind: "ready"; readonly answer: AnswerSearch };

/** Where the answers come from, and how far that is. */
export interface SearchSource {
  readonly read: () => SearchState;
  /** Calls back with every change of the state. Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the search if it is not there or on its way; after a failure it tries again. */
  readonly start: () => void;
}

export const IDLE: SearchState = { kind: "idle" };

function kindOf(error: unknown): FailureKind {
  if (isSiteUpdated(error)) return "updated";
  // What is not one of ours is a script of the engine that did not arrive.
  return isSearchFailure(error) ? error.kind : "missing";
}

/** Makes a source that loads the search's files and engine when it is first started. */
export function createSearchSource(): SearchSource {
  let state = IDLE;
  const listeners = new Set<() => void>();
  const setState = (next: SearchState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (state.kind === "ready" || state.kind === "loading") return;
      setState({ kind: "loading" });
      withinTime(async (signal) => (await import("./loadSearch")).loadSearch(signal)).then(
        (answer) => {
          setState({ kind: "ready", answer });
        },
        (error: unknown) => {
          console.warn("The search did not load.", error);
          setState({
            kind: "failed",
            failure: kindOf(error),
          });
        },
      );
    },
  };
}
