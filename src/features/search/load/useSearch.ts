import { createContext, useContext, useSyncExternalStore } from "react";
import { isSiteUpdated } from "../../../shared/errors/siteUpdated";
import type { AnswerSearch } from "../../../shared/search/answer";
import { createFailure, isSearchFailure, type FailureKind } from "./failure";

/** How far the search is. */
export type SearchState =
  | { readonly kind: "idle" | "loading" }
  | { readonly kind: "failed"; readonly failure: FailureKind }
  | { readonly kind: "ready"; readonly answer: AnswerSearch };

const IDLE: SearchState = { kind: "idle" };

/** ms until a load that does not answer counts as failed. */
const TIMEOUT = 10_000;

/** The result of a load, or after 10 s a `SearchFailure`; the load's signal is then aborted. */
async function withinTime<Result>(load: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(createFailure("timeout", "It took over 10 s."));
      controller.abort();
    }, TIMEOUT);
  });
  try {
    // Scripts cannot be aborted, so the time limit is a race.
    return await Promise.race([load(controller.signal), expired]);
  } finally {
    clearTimeout(timer);
  }
}

function kindOf(error: unknown): FailureKind {
  if (isSiteUpdated(error)) return "updated";
  // What is not one of ours is a script of the engine that did not arrive.
  return isSearchFailure(error) ? error.kind : "missing";
}

/** Makes a source of answers that loads the search's files and engine when it is first started. */
export function createSearchSource() {
  let state = IDLE;
  const listeners = new Set<() => void>();
  const setState = (next: SearchState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => state,
    /** Calls back with every change of the state. Returns how to stop. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Loads the search if it is not there or on its way; after a failure it tries again. */
    start: () => {
      if (state.kind === "ready" || state.kind === "loading") return;
      setState({ kind: "loading" });
      withinTime(async (signal) =>
        (await import(/* webpackChunkName: "search" */ "./loadSearch")).loadSearch(signal),
      ).then(
        (answer) => setState({ kind: "ready", answer }),
        (error: unknown) => {
          console.warn("The search did not load.", error);
          setState({ kind: "failed", failure: kindOf(error) });
        },
      );
    },
  };
}

/** One source for the whole page, so that box, dialog and page of results say the same. */
export const SearchSourceContext = createContext(createSearchSource());

/** How far the search is, and what loads it or tries again after a failure. */
export function useSearch(): readonly [state: SearchState, start: () => void] {
  const { subscribe, read, start } = useContext(SearchSourceContext);
  return [useSyncExternalStore(subscribe, read, () => IDLE), start];
}
