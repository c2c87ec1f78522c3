import { act } from "@testing-library/react";

/** This tab receives another tab's change to storage. */
export function hearOfOtherTab(key: string | null, newValue: string | null): void {
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
  });
}

/** Another tab stores a text, or clears all storage if there is no key; this tab receives the event. */
export function storeInOtherTab(key: string | null, newValue: string | null = null): void {
  if (key === null) localStorage.clear();
  else if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  hearOfOtherTab(key, newValue);
}
