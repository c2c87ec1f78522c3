import { act } from "@testing-library/react";

/** This tab hears what another one has done to the storage. */
export function hearOfOtherTab(key: string | null, newValue: string | null): void {
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
  });
}

/** Another tab stores a text, or clears all of the storage where there is no key; this tab hears of it. */
export function storeInOtherTab(key: string | null, newValue: string | null = null): void {
  if (key === null) localStorage.clear();
  else if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  hearOfOtherTab(key, newValue);
}
