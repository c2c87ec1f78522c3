import { useSyncExternalStore } from "react";
import type { AnswerSearch } from "../../../lib/search/answer";
import { SearchFailure, type FailureKind } from "./failure";
import { withinTime } from "./withinTime";

/** How far the search is; one for the whole page, so that box, dialog and page say the same. */
export type SearchState =
  | { readonly kind: "idle" | "loading" }
  | { readonly kind: "failed"; readonly failure: FailureKind }
  | { readonly kind: "ready"; readonly answer: AnswerSearch };

const IDLE: SearchState = { kind: "idle" };

let state: SearchState = IDLE;
const listeners = new Set<() => void>();

function setState(next: SearchState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Loads the search if it is not there or on its way; after a failure it tries again. */
export function startSearch(): void {
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
        // What is not one of ours is a script of the engine that did not arrive.
        failure: error instanceof SearchFailure ? error.kind : "missing",
      });
    },
  );
}

/** How far the search is. */
export function useSearchState(): SearchState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => IDLE,
  );
}
