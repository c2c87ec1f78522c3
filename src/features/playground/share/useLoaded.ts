import { useEffect, useState } from "react";

/** What a component loads, and how far it is. */
type Loaded<Value> =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly value: Value }
  /** Why nothing came, for the reader, and how to ask again. */
  | { readonly kind: "failed"; readonly why: string; readonly retry: () => void };

/**
 * Loads what a component shows.
 *
 * @param load rejects with an Error for readers; another function loads something else
 */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ kind: "loading" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: Loaded<Value>): void => {
      if (isCurrent) setLoaded(next);
    };
    const retry = (): void => {
      settle({ kind: "loading" });
      setAttempt(attempt + 1);
    };
    load().then(
      (value) => settle({ kind: "ready", value }),
      (error: unknown) => {
        const why = error instanceof Error ? error.message : String(error);
        settle({ kind: "failed", why, retry });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  return loaded;
}
