import React, { useEffect } from "react";
import { LoadFault } from "./LoadFault";
import * as styles from "./LazyPart.module.css";
import { useChunk, type LoadPart } from "./useChunk";

interface Waiting {
  /** Shown until the part has loaded, and above the notice when loading fails; a spinner by default. */
  readonly waiting?: React.ReactNode;
}

/**
 * Wraps a component that has its own script, loaded when the component is first shown. A spinner appears
 * after a moment; a failed load is reported in its place, with what helps.
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
