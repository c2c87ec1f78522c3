import React from "react";
import type { EngineFault } from "../engine/useLayoutEngine";
import * as buttons from "./Buttons.module.css";
import * as styles from "./FaultMessage.module.css";

interface FaultMessageProps {
  readonly fault: EngineFault | undefined;
  /** What the toolkit warned about, in its own words. */
  readonly warnings: readonly string[];
  readonly onRetry: () => void;
  /** Goes back to the layout that the figure still shows. */
  readonly onBack: () => void;
}

function Fault({
  fault,
  onRetry,
  onBack,
}: Omit<FaultMessageProps, "warnings" | "fault"> & {
  readonly fault: EngineFault;
}): React.JSX.Element {
  const isFrame = fault.kind === "frame";
  return (
    <div className={styles["fault"]}>
      <p>
        {fault.message}
        {isFrame ? "" : " The figure shows the last layout that worked."}
      </p>
      <p className={buttons["row"]}>
        <button type="button" onClick={isFrame ? onRetry : onBack}>
          {isFrame ? "Retry" : "Back to that layout"}
        </button>
      </p>
    </div>
  );
}

/** What went wrong and what the toolkit warns about; announced when it changes. */
export function FaultMessage({
  fault,
  warnings,
  onRetry,
  onBack,
}: FaultMessageProps): React.JSX.Element {
  return (
    <div aria-live="polite">
      {fault && <Fault fault={fault} onRetry={onRetry} onBack={onBack} />}
      {!fault &&
        warnings.map((warning) => (
          <p key={warning} className={styles["warning"]}>
            The toolkit warns: {warning}
          </p>
        ))}
    </div>
  );
}
