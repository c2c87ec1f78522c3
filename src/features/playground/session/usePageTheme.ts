import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** The theme that the page shows now. */
export const readPageTheme = (): "light" | "dark" =>
  document.documentElement.dataset["theme"] === "dark" ? "dark" : "light";

/** The theme that the page shows; follows the switch. */
export function usePageTheme(): "light" | "dark" {
  return useSyncExternalStore(subscribe, readPageTheme, () => "light");
}
