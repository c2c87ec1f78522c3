import { useEffect, useRef, useState } from "react";
import { withPrefix } from "../../../components/Link/Link";
import type { SearchScope } from "../../../shared/search/answer";
import { resultsAddress } from "../results/address";
import { parseScope } from "../results/scopes";

/** ms of rest before the address follows the field; browsers refuse more than some changes a second. */
const REST = 300;

/** What the page of results is asked. */
export interface PageQuery {
  readonly text: string;
  readonly scope: SearchScope;
}

function readAddress(): PageQuery {
  const query = new URLSearchParams(window.location.search);
  return { text: query.get("q") ?? "", scope: parseScope(query.get("in")) };
}

/** Writes the address; the first change after a settled search gets an entry of its own. */
function writeAddress({ text, scope }: PageQuery, isNewEntry: boolean): void {
  const address = withPrefix(resultsAddress(text, scope));
  try {
    if (isNewEntry) window.history.pushState(window.history.state, "", address);
    else window.history.replaceState(window.history.state, "", address);
  } catch {
    // Too many changes in a short time: the address follows with the next one.
  }
}

interface QueryAddress {
  readonly query: PageQuery;
  readonly change: (query: PageQuery) => void;
  /** The search is done: Back will lead to it. */
  readonly settle: () => void;
}

/** The query of `?q=` and `in=`; the address follows the field, and the field follows Back and Forward. */
export function useQueryAddress(): QueryAddress {
  const [query, setQuery] = useState<PageQuery>(readAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const isSettled = useRef(true);
  useEffect(() => {
    const follow = (): void => {
      clearTimeout(timer.current);
      isSettled.current = true;
      setQuery(readAddress());
    };
    window.addEventListener("popstate", follow);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener("popstate", follow);
    };
  }, []);

  const write = (next: PageQuery): void => {
    clearTimeout(timer.current);
    // The reader may have left by now; the next page has an address of its own.
    if (!window.location.pathname.startsWith(withPrefix("/search"))) return;
    if (withPrefix(resultsAddress(next.text, next.scope)) === currentAddress()) return;
    writeAddress(next, isSettled.current);
    isSettled.current = false;
  };
  return {
    query,
    change: (next) => {
      setQuery(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(write, REST, next);
    },
    settle: () => {
      write(query);
      isSettled.current = true;
    },
  };
}

function currentAddress(): string {
  return window.location.pathname + window.location.search;
}
