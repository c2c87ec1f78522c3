import React from "react";
import { describeChain } from "../../shared/errors/describeChain";
import { isSiteUpdated } from "../../shared/errors/siteUpdated";
import * as styles from "./LazyPart.module.css";
import type { ChunkFault } from "./useChunk";

interface LoadFaultProps {
  /** What did not load, for the reader, such as "The editor". */
  readonly name: string;
  readonly fault: ChunkFault;
  readonly onRetry: (again: boolean) => void;
}

/**
 * Says that a part of the page did not load, and offers what helps: Reload if the site was updated
 * meanwhile, otherwise Retry, with the browser's reason folded. The page around it does not change.
 */
export function LoadFault({
  name,
  fault: { reason, again },
  onRetry,
}: LoadFaultProps): React.JSX.Element {
  const isGone = isSiteUpdated(reason);
  return (
    <div role="alert" className={styles["fault"]}>
      <p>{`${name} could not load. ${isGone ? reason.message : "Are you online?"}`}</p>
      <button
        // Only when it replaces a Retry that had the focus.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={again}
        type="button"
        className="button-main"
        onClick={() => {
          if (isGone) window.location.reload();
          else onRetry(true);
        }}
      >
        {isGone ? "Reload" : "Retry"}
      </button>
      {!isGone && (
        // What a browser says of it is for those who report it.
        <details>
          <summary>Why?</summary>
          {describeChain(reason).join(" ")}
        </details>
      )}
    </div>
  );
}
