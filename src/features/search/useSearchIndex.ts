import { useCallback, useState } from "react";
import { loadSearch, type AnswerQuery } from "./loadSearch";

/** What is known of the search index. */
export type SearchState =
  | { readonly kind: "idle" | "loading" | "failed" }
  | { readonly kind: "ready"; readonly answer: AnswerQuery };

/** State of the search index, and how to load it (again). */
export function useSearchIndex(): { readonly state: SearchState; readonly load: () => void } {
  const [state, setState] = useState<SearchState>({ kind: "idle" });
  const load = useCallback(() => {
    setState((current) => (current.kind === "ready" ? current : { kind: "loading" }));
    loadSearch().then(
      (answer) => {
        setState({ kind: "ready", answer });
      },
      (error: unknown) => {
        console.warn("The search index did not load:", error);
        setState({ kind: "failed" });
      },
    );
  }, []);
  return { state, load };
}
