import React, { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import * as styles from "./Dialog.module.css";

interface DialogProps {
  /** The name that screen readers announce. */
  readonly label: string;
  /** The words at the top, beside the button that closes. */
  readonly title: React.ReactNode;
  /** Called when the reader has closed it; the focus is then back where it was. */
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

/** Whether the reader presses beside the dialog: on its backdrop, which is part of it. */
function isBeside({ target, currentTarget, clientX, clientY }: React.MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInside;
}

/** A modal dialog over the page, open for as long as it is rendered. */
export function Dialog({ label, title, onClose, children }: DialogProps): React.JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  // In the body: what surrounds the button styles tables, code and buttons in its own way.
  return createPortal(
    <dialog
      ref={dialog}
      className={styles["dialog"]}
      aria-label={label}
      onClose={onClose}
      // Safari does not know the attribute `closedby`.
      onMouseDown={(event) => {
        if (!isBeside(event)) return;
        // The press would take the focus that the dialog gives back.
        event.preventDefault();
        dialog.current?.close();
      }}
    >
      <div className={styles["head"]}>
        <p className={styles["title"]}>{title}</p>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      {children}
    </dialog>,
    document.body,
  );
}
