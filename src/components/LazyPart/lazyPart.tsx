import React, { useEffect, useState } from "react";
import { LoadFault } from "./LoadFault";
import * as styles from "./LazyPart.module.css";

interface Waiting {
  /** Stands there until the part has come, and above the notice when it does not; else a spinner. */
  readonly waiting?: React.ReactNode;
}

type LoadState =
  { readonly kind: "loading" } | { readonly kind: "failed"; readonly reason: unknown };
const LOADING: LoadState = { kind: "loading" };

/**
 * Makes a component of one that has a script of its own, loaded when it is first shown. Meanwhile there
 * is a spinner, after a moment; a load that fails is told in its place, and can be tried again.
 * `React.lazy` would keep the failure for ever and take everything up to the next boundary down with it.
 *
 * @param name what it is, for the reader, such as "The editor"
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<{ readonly default: React.ComponentType<Props> }>,
): (props: Props & Waiting) => React.JSX.Element {
  let Loaded: React.ComponentType<Props> | undefined;

  return function LazyPart({ waiting, ...props }) {
    // In an object: React would call a component that it is handed as a state.
    const [part, setPart] = useState({ Loaded });
    const [state, setState] = useState(LOADING);
    const [again, setAgain] = useState(false);
    const isWanted = !part.Loaded && state.kind === "loading";
    useEffect(() => {
      if (!isWanted) return undefined;
      let isCurrent = true;
      load().then(
        (module) => {
          Loaded = module.default;
          if (isCurrent) setPart({ Loaded });
        },
        (reason: unknown) => {
          if (isCurrent) setState({ kind: "failed", reason });
        },
      );
      return () => {
        isCurrent = false;
      };
    }, [isWanted]);

    if (part.Loaded) return <part.Loaded {...(props as unknown as Props)} />;
    if (state.kind === "loading")
      return (
        <>
          {waiting ?? (
            <p role="status" className={styles["spinner"]}>
              <span className="visually-hidden">Loading…</span>
            </p>
          )}
        </>
      );
    return (
      <>
        {waiting}
        <LoadFault
          name={name}
          reason={state.reason}
          again={again}
          onRetry={() => {
            setState(LOADING);
            setAgain(true);
          }}
        />
      </>
    );
  };
}
