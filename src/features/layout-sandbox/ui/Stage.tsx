import React, { useMemo, useState } from "react";
import { toLayoutFigure } from "../../../shared/layout/layoutFigure";
import { describeResult } from "../../../shared/layout/layoutResult";
import { DEFAULT_LAYOUT_SPEC } from "../../../shared/layout/layoutSpec";
import type { DrawnLayout, LayoutEngine } from "../engine/useLayoutEngine";
import * as styles from "../LayoutSandbox.module.css";
import { listHandles } from "../model/handles/listHandles";
import { largestOverlap } from "../model/layoutGuides";
import type { SandboxHistory } from "../state/useSandboxHistory";
import * as buttons from "./Buttons.module.css";
import { HandleLayer } from "./HandleLayer";
import { LayoutPicture } from "./LayoutPicture";
import type { SlotSelection } from "./SlotsControl";

interface ToolbarProps {
  readonly history: SandboxHistory;
  readonly hasGuides: boolean;
  readonly onGuides: (on: boolean) => void;
}

/** Undo, redo and what the picture shows. */
function Toolbar({ history: { undo, redo }, hasGuides, onGuides }: ToolbarProps) {
  return (
    <div className={`tool-buttons ${buttons["row"] ?? ""}`}>
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
      <button type="button" aria-pressed={hasGuides} onClick={() => onGuides(!hasGuides)}>
        Guides
      </button>
    </div>
  );
}

interface FaultMessageProps {
  readonly engine: LayoutEngine;
  /** Goes back to the layout that the figure still shows. */
  readonly onBack: () => void;
}

/** What went wrong and what the toolkit warns about; announced when it changes. */
function FaultMessage({ engine: { fault, drawn, retry }, onBack }: FaultMessageProps) {
  const isFrame = fault?.kind === "frame";
  return (
    <div aria-live="polite">
      {fault && (
        <div className={styles["fault"]}>
          <p>
            {fault.message}
            {isFrame ? "" : " The figure shows the last layout that worked."}
          </p>
          <p className={`tool-buttons ${buttons["row"] ?? ""}`}>
            <button type="button" onClick={isFrame ? retry : onBack}>
              {isFrame ? "Retry" : "Back to that layout"}
            </button>
          </p>
        </div>
      )}
      {!fault &&
        drawn?.result.warnings.map((warning) => (
          <p key={warning} className={styles["warning"]}>
            The toolkit warns: {warning}
          </p>
        ))}
    </div>
  );
}

function describe(drawn: DrawnLayout | undefined, busy: boolean): string {
  if (!drawn) return busy ? "Loading the layout engine…" : "";
  const overlap = largestOverlap(drawn.result);
  const covered = overlap === 0 ? "" : ` A piece is covered up to ${String(overlap)}%.`;
  return describeResult(drawn.result) + covered;
}

interface StageProps {
  readonly history: SandboxHistory;
  readonly engine: LayoutEngine;
  readonly change: SandboxHistory["dispatch"];
  readonly notice: string;
  readonly onNotice: (notice: string) => void;
  readonly selection: SlotSelection;
  /** The figure of the default layout, shown until the engine has answered. */
  readonly initialSvg: string | undefined;
  readonly children: React.ReactNode;
}

/** The figure with its handles, the buttons that go with it, and what is said about it. */
export function Stage(props: StageProps): React.JSX.Element {
  const { history, engine, change, notice, onNotice, selection, initialSvg, children } = props;
  const { spec } = history;
  const { drawn, busy } = engine;
  const [hasGuides, setGuides] = useState(false);
  const [isDragging, setDragging] = useState(false);
  const handles = useMemo(() => (drawn ? listHandles(spec, drawn.result) : []), [spec, drawn]);
  return (
    <div className={styles["stage"]}>
      <figure className={`layout-figure ${styles["figure"] ?? ""}`} aria-busy={busy}>
        <div className={styles["canvas"]}>
          <LayoutPicture
            drawn={drawn}
            initialSvg={spec === DEFAULT_LAYOUT_SPEC ? initialSvg : undefined}
            hasGuides={hasGuides}
            isStill={isDragging}
          />
          {drawn && (
            <HandleLayer
              handles={handles}
              viewBox={toLayoutFigure(spec, drawn.result).viewBox}
              selectedSlot={Math.min(selection.index, (spec.attributes.slots?.length ?? 1) - 1)}
              onSelectSlot={selection.select}
              onChange={(value) => change({ type: "attributes", value })}
              onNotice={onNotice}
              onDragging={setDragging}
            />
          )}
        </div>
      </figure>
      <Toolbar history={history} hasGuides={hasGuides} onGuides={setGuides} />
      <p role="status" className={styles["status"]}>
        {[isDragging ? "" : describe(drawn, busy), notice].filter(Boolean).join(" ")}
      </p>
      <FaultMessage
        engine={engine}
        onBack={() => change({ type: "load", spec: drawn?.spec ?? DEFAULT_LAYOUT_SPEC })}
      />
      {children}
    </div>
  );
}
