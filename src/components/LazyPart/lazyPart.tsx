import React, { useEffect } from "react";
import { LoadFault } from "./LoadFault";
import * as styles from "./LazyPart.module.css";
import { useChunk, type LoadPart } from "./useChunk";

interface Waiting {
  /** Stands there until the part has come, and above the notice when it does not; else a spinner. */
  readonly waiting?: React.ReactNode;
}

/**
 * Makes a component of one that has a script of its own, loaded when it is first shown. Meanwhile there
 * is a spinner, after a moment; a load that fails is reported in its place, with what helps.
 *
 * @param name what it is, for the reader, such as "The editor"
 */
export function lazyPart<Props extends object>(
  name: string,
  load: LoadPart<React.ComponentType<Props>>,
): (props: Props & Waiting) => React.JSX.Element {
  let Loaded: React.ComponentType<Props> | undefined;
  const loadOnce: typeof load = async () => {
    const module = await load();
    Loaded = module.default;
    return module;
  };

  return function LazyPart({ waiting, ...props }) {
    const [chunk, loadChunk] = useChunk(loadOnce, Loaded);
    useEffect(() => {
      if (!Loaded) loadChunk();
    }, [loadChunk]);

    if (chunk.kind === "ready") return <chunk.Part {...(props as unknown as Props)} />;
    if (chunk.kind === "failed")
      return (
        <>
          {waiting}
          <LoadFault name={name} fault={chunk} onRetry={loadChunk} />
        </>
      );
    return (
      <>
        {waiting ?? (
          <p role="status" className={styles["spinner"]}>
            <span className="visually-hidden">Loading…</span>
          </p>
        )}
      </>
    );
  };
}
