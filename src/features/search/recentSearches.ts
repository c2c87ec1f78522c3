import { useEffect, useState } from "react";
import { createStorageSlot } from "../../shared/browser/storage";

/** Longest search that is kept, in UTF-16 code units. */
const LONGEST = 80;
/** Longest stored text that is read; ours is far below. */
const LONGEST_STORED = 4000;

/** Reads a stored list of at most `kept` searches; `undefined` for anything else. */
function parseList(text: string, kept: number): readonly string[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    const isList =
      Array.isArray(list) &&
      list.length <= kept &&
      list.every((each) => typeof each === "string" && each.length <= LONGEST);
    return isList ? (list as string[]) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes a list of searches, newest first, under a key of the storage. Where storage is forbidden or full it
 * lasts as long as the page.
 */
function createSearchList(key: string, kept: number) {
  const isShort = (text: string): text is string => text.length <= LONGEST_STORED;
  const slot = createStorageSlot(key, isShort);
  const listeners = new Set<(list: readonly string[]) => void>();
  let remembered: readonly string[] = [];

  const read = (): readonly string[] => parseList(slot.read() ?? "", kept) ?? remembered;
  const write = (list: readonly string[]): void => {
    remembered = list;
    slot.write(JSON.stringify(list));
    for (const listener of listeners) listener(list);
  };
  const without = (search: string): string[] => read().filter((each) => each !== search);

  return {
    /** Puts a search on top; those that have no room any more are forgotten. */
    add: (search: string): void => {
      if (search === "" || search.length > LONGEST) return;
      write([search, ...without(search)].slice(0, kept));
    },
    remove: (search: string): void => write(without(search)),
    clear: (): void => write([]),
    has: (search: string): boolean => read().includes(search),
    /** The list, as this tab and others change it. */
    useList: (): readonly string[] => {
      const [list, setList] = useState<readonly string[]>([]);
      useEffect(() => {
        setList(read());
        listeners.add(setList);
        const stop = slot.watch((value) => {
          remembered = parseList(value ?? "", kept) ?? [];
          setList(remembered);
        });
        return () => {
          listeners.delete(setList);
          stop();
        };
      }, []);
      return list;
    },
  };
}

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

/** Pins one of the recent searches, or makes a pinned one recent. */
export function setPinned(search: string, isPinned: boolean): void {
  const [from, to] = isPinned ? [recent, pinned] : [pinned, recent];
  from.remove(search);
  to.add(search);
}

/** The kept searches, newest first; follows other tabs. */
export function useKeptSearches() {
  return { pinned: pinned.useList(), recent: recent.useList() };
}
