import React, { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import * as styles from "./SandboxDialog.module.css";
import { SandboxPart } from "./SandboxPart";

interface SandboxDialogProps {
  readonly attribute: string;
  /** Address of the layout frame, with the path prefix. */
  readonly framePath: string;
  readonly onClose: () => void;
}

/** The sandbox over the page, with the control of one attribute first. */
export function SandboxDialog({
  attribute,
  framePath,
  onClose,
}: SandboxDialogProps): React.JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  // In the body: what surrounds the button styles tables, code and buttons in its own way.
  return createPortal(
    <dialog
      ref={dialog}
      className={styles["dialog"]}
      aria-label={`Try ${attribute}`}
      onClose={onClose}
    >
      <div className={styles["head"]}>
        <p className={styles["title"]}>
          Try <code>{attribute}</code>
        </p>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <SandboxPart
        waiting={<p>Loading the layout sandbox…</p>}
        attribute={attribute}
        framePath={framePath}
      />
    </dialog>,
    document.body,
  );
}
