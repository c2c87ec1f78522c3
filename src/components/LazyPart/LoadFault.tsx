import React, { useEffect, useRef } from "react";
import { describeChain } from "../../lib/errors/describeChain";
import * as styles from "./LazyPart.module.css";

interface LoadFaultProps {
  readonly name: string;
  readonly reason: unknown;
  /** Whether Retry was pressed before: it takes the focus again, which it lost when it went away. */
  readonly again: boolean;
  readonly onRetry: () => void;
}

/** Says that a part of the page did not load, and why; the page around it is as it was. */
export function LoadFault({ name, reason, again, onRetry }: LoadFaultProps): React.JSX.Element {
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (again) retry.current?.focus();
  }, [again]);
  return (
    <div role="alert" className={styles["fault"]}>
      <p>{name} could not load.</p>
      <button ref={retry} type="button" className="button-main" onClick={onRetry}>
        Retry
      </button>
      <p className={styles["reason"]}>{describeChain(reason).join(" ")}</p>
    </div>
  );
}
