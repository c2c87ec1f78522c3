import React from "react";
import type { SandboxHistory } from "../state/useSandboxHistory";
import * as buttons from "./Buttons.module.css";

interface ToolbarProps {
  readonly history: Pick<SandboxHistory, "undo" | "redo">;
  readonly hasGuides: boolean;
  readonly onGuides: (on: boolean) => void;
}

/** Undo, redo and what the picture shows. */
export function Toolbar({
  history: { undo, redo },
  hasGuides,
  onGuides,
}: ToolbarProps): React.JSX.Element {
  return (
    <div className={buttons["row"]}>
      {/* Not `disabled`: the focus would be lost with the last step. */}
      <button type="button" aria-disabled={!undo} aria-keyshortcuts="Control+Z" onClick={undo}>
        Undo
      </button>
      <button
        type="button"
        aria-disabled={!redo}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={redo}
      >
        Redo
      </button>
      <button
        type="button"
        aria-pressed={hasGuides}
        onClick={() => {
          onGuides(!hasGuides);
        }}
      >
        Guides
      </button>
    </div>
  );
}
