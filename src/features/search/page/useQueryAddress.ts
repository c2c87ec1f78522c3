import { useEffect, useRef, useState } from "react";
import { withPrefix } from "../../../components/Link/Link";
import { readQuery, resultsAddress, type Query } from "../results/query";

/** ms of rest before the address follows the field; browsers refuse more than some changes a second. */
const REST = 300;

/** Writes the address; the first change after a settled search gets an entry of its own. */
function writeAddress(address: string, isNewEntry: boolean): void {
  try {
    if (isNewEntry) window.history.pushState(window.history.state, "", address);
    else window.history.replaceState(window.history.state, "", address);
  } catch {
    // Too many changes in a short time: the address follows with the next one.
  }
}

/** The query of `?q=` and `in=`; the address follows the field, and the field follows Back and Forward. */
export function useQueryAddress() {
  const [query, setQuery] = useState(() => readQuery(window.location));
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const isSettled = useRef(true);
  useEffect(() => {
    const follow = (): void => {
      clearTimeout(timer.current);
      isSettled.current = true;
      setQuery(readQuery(window.location));
    };
    window.addEventListener("popstate", follow);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener("popstate", follow);
    };
  }, []);

  const write = (next: Query): void => {
    clearTimeout(timer.current);
    const { pathname, search } = window.location;
    const address = withPrefix(resultsAddress(next));
    // The reader may have left by now; the next page has an address of its own.
    if (!pathname.startsWith(withPrefix("/search")) || address === pathname + search) return;
    writeAddress(address, isSettled.current);
    isSettled.current = false;
  };
  return {
    query,
    change: (changed: Partial<Query>): void => {
      const next = { ...query, ...changed };
      setQuery(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(write, REST, next);
    },
    /** The search is done: Back will lead to it. */
    settle: (): void => {
      write(query);
      isSettled.current = true;
    },
  };
}
