import React, { useReducer, useState } from "react";
import { describeResult } from "../../lib/layout/layoutResult";
import { DEFAULT_LAYOUT_SPEC } from "../../lib/layout/layoutSpec";
import { reduceSandbox } from "../../lib/layout/sandboxState";
import { useInView } from "./engine/useInView";
import { useLayoutEngine, type DrawnLayout } from "./engine/useLayoutEngine";
import { useSharedLayout } from "./engine/useSharedLayout";
import * as styles from "./LayoutSandbox.module.css";
import { CodePanel } from "./ui/CodePanel";
import { Controls } from "./ui/Controls";
import { FaultMessage } from "./ui/FaultMessage";
import { LayoutPicture } from "./ui/LayoutPicture";
import { PositionTable } from "./ui/PositionTable";

/** Props of the sandbox's lazy part. */
export interface LayoutSandboxRootProps {
  /** The figure of the default layout, shown until the engine has answered. */
  readonly initialSvg: string | undefined;
  readonly framePath: string;
}

function describe(drawn: DrawnLayout | undefined, busy: boolean): string {
  if (!drawn) return busy ? "Loading the layout engine…" : "";
  return describeResult(drawn.spec.pieces, drawn.result);
}

/** Figure, code and controls of the layout sandbox; the browser's part. */
export default function LayoutSandboxRoot({
  initialSvg,
  framePath,
}: LayoutSandboxRootProps): React.JSX.Element {
  const [spec, dispatch] = useReducer(reduceSandbox, DEFAULT_LAYOUT_SPEC);
  const [touched, setTouched] = useState(false);
  const [notice, setNotice] = useState("");
  const { root, inView } = useInView();
  const active = touched || inView;
  const { host, drawn, fault, busy, retry } = useLayoutEngine({ framePath, spec, active });

  useSharedLayout((layout) => {
    dispatch({ type: "load", spec: layout.spec });
    setTouched(true);
    setNotice(layout.problem ?? "");
  });

  const touch = (): void => {
    setTouched(true);
  };
  return (
    <div className={styles["sandbox"]} ref={root} onFocus={touch} onPointerDown={touch}>
      <div className={styles["stage"]}>
        <figure className={`layout-figure ${styles["figure"] ?? ""}`} aria-busy={busy}>
          <LayoutPicture
            drawn={drawn}
            initialSvg={spec === DEFAULT_LAYOUT_SPEC ? initialSvg : undefined}
          />
        </figure>
        <p role="status" className={styles["status"]}>
          {[describe(drawn, busy), notice].filter(Boolean).join(" ")}
        </p>
        <FaultMessage
          fault={fault}
          warnings={drawn?.result.warnings ?? []}
          onRetry={retry}
          onBack={() => {
            dispatch({ type: "load", spec: drawn?.spec ?? DEFAULT_LAYOUT_SPEC });
          }}
        />
        <CodePanel spec={spec} onNotice={setNotice} />
        {drawn && <PositionTable boxes={drawn.result.boxes} />}
        <div ref={host} className={styles["engine"]} />
      </div>
      <Controls
        spec={spec}
        dispatch={(action) => {
          setNotice("");
          dispatch(action);
        }}
      />
    </div>
  );
}
