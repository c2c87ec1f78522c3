import React from "react";
import { Dialog } from "../../components/Dialog/Dialog";
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
  const title = (
    <>
      Try <code>{attribute}</code>
    </>
  );
  return (
    <Dialog label={`Try ${attribute}`} title={title} onClose={onClose}>
      <SandboxPart
        waiting={<p>Loading the layout sandbox…</p>}
        attribute={attribute}
        framePath={framePath}
      />
    </Dialog>
  );
}
