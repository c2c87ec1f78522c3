import { useSyncExternalStore } from "react";

/** Up to the width of the sidebar's layout one table is all that fits. */
const QUERY = "(width <= 62.25em)";

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener("change", listener);
  return () => {
    query.removeEventListener("change", listener);
  };
}

/** Whether the page is too narrow for tables side by side. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}
