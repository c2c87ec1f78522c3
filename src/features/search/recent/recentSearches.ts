import { createSearchList } from "./searchList";

const recent = createSearchList("recent-searches", 5);
const pinned = createSearchList("pinned-searches", 10);

/** Keeps a search that led somewhere; a pinned one is kept already. It stays on this machine. */
export function rememberSearch(text: string): void {
  const search = text.trim();
  if (!pinned.has(search)) recent.add(search);
}

/** Forgets all recent searches, here and in storage; the pinned ones stay. */
export function forgetSearches(): void {
  recent.clear();
}

/** Forgets one search, recent or pinned. */
export function forgetSearch(search: string): void {
  recent.remove(search);
  pinned.remove(search);
}

/** Keeps a search until it is unpinned. */
export function pinSearch(search: string): void {
  recent.remove(search);
  pinned.add(search);
}

/** Makes a pinned search one of the recent ones. */
export function unpinSearch(search: string): void {
  pinned.remove(search);
  recent.add(search);
}

/** The kept searches, newest first; follows other tabs. */
export function useKeptSearches(): {
  readonly pinned: readonly string[];
  readonly recent: readonly string[];
} {
  return { pinned: pinned.use(), recent: recent.use() };
}
