import { useEffect, useState } from "react";
import { createStorageSlot } from "../../../shared/browser/storage";

/** Longest search that is kept, in UTF-16 code units. */
const LONGEST = 80;
/** Longest stored text that is looked at; ours is far below. */
const LONGEST_STORED = 4000;

/** Searches that are kept on this machine, newest first. */
export interface SearchList {
  /** Puts a search on top; those that have no room any more are forgotten. */
  readonly add: (search: string) => void;
  readonly remove: (search: string) => void;
  readonly clear: () => void;
  readonly has: (search: string) => boolean;
  /** The list, also as other tabs change it. */
  readonly use: () => readonly string[];
}

/** Makes a list under a key of the storage; where storage is forbidden or full it lasts as long as the page. */
export function createSearchList(key: string, kept: number): SearchList {
  const parse = (text: string): readonly string[] | undefined => {
    if (text.length > LONGEST_STORED) return undefined;
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
  };
  const slot = createStorageSlot(key, (text): text is string => parse(text) !== undefined);
  const listeners = new Set<(list: readonly string[]) => void>();
  let remembered: readonly string[] = [];

  const read = (): readonly string[] => {
    const stored = slot.read();
    return stored === undefined ? remembered : (parse(stored) ?? remembered);
  };
  const write = (list: readonly string[]): void => {
    remembered = list;
    slot.write(JSON.stringify(list));
    for (const listener of listeners) listener(list);
  };
  const without = (search: string): string[] => read().filter((each) => each !== search);

  return {
    add(search) {
      if (search === "" || search.length > LONGEST) return;
      write([search, ...without(search)].slice(0, kept));
    },
    remove(search) {
      write(without(search));
    },
    clear() {
      write([]);
    },
    has(search) {
      return read().includes(search);
    },
    use() {
      const [list, setList] = useState<readonly string[]>([]);
      useEffect(() => {
        setList(read());
        listeners.add(setList);
        const stop = slot.watch((value) => {
          remembered = value === undefined ? [] : (parse(value) ?? []);
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
