import React, { useCallback, useMemo, useState } from "react";
import { ATTRIBUTE_STARTS } from "./model/attributeStarts";
import { listHandles } from "./model/handles/listHandles";
import { toLayoutFigure } from "../../shared/layout/layoutFigure";
import { largestOverlap } from "./model/layoutGuides";
import { describeResult } from "../../shared/layout/layoutResult";
import {
  ATTRIBUTE_NAMES,
  DEFAULT_LAYOUT_SPEC,
  type AttributeName,
  type LayoutSpec,
} from "../../shared/layout/layoutSpec";
import { useInView } from "./engine/useInView";
import { useLayoutEngine, type DrawnLayout } from "./engine/useLayoutEngine";
import * as styles from "./LayoutSandbox.module.css";
import { useAddress } from "./state/useAddress";
import { useSandboxHistory } from "./state/useSandboxHistory";
import { CodePanel } from "./ui/CodePanel";
import { Controls } from "./ui/Controls";
import { FaultMessage } from "./ui/FaultMessage";
import { HandleLayer } from "./ui/HandleLayer";
import { LayoutPicture } from "./ui/LayoutPicture";
import { PositionTable } from "./ui/PositionTable";
import { Toolbar } from "./ui/Toolbar";

/** Props of the sandbox's lazy part. */
export interface LayoutSandboxRootProps {
  /** The figure of the default layout, shown until the engine has answered. */
  readonly initialSvg?: string | undefined;
  readonly framePath: string;
  /**
   * The attribute the sandbox is about. It then begins with a layout that shows this attribute, and
   * leaves the page's address alone.
   */
  readonly attribute?: string | undefined;
}

function describe(drawn: DrawnLayout | undefined, busy: boolean): string {
  if (!drawn) return busy ? "Loading the layout engine…" : "";
  const overlap = largestOverlap(drawn.result);
  const covered = overlap === 0 ? "" : ` A piece is covered up to ${String(overlap)} %.`;
  return describeResult(drawn.result) + covered;
}

function startOf(attribute: AttributeName | undefined): LayoutSpec {
  return attribute ? ATTRIBUTE_STARTS[attribute] : DEFAULT_LAYOUT_SPEC;
}

/** Two columns, or one after the other; in a dialog the control comes before the code. */
function rootClass(isPage: boolean): string {
  const sandbox = styles["sandbox"] ?? "";
  return isPage ? sandbox : `${sandbox} ${styles["about"] ?? ""}`;
}

/** Figure, code and controls of the layout sandbox; the browser's part. */
export default function LayoutSandboxRoot({
  initialSvg,
  framePath,
  attribute: attributeName,
}: LayoutSandboxRootProps): React.JSX.Element {
  const attribute = ATTRIBUTE_NAMES.find((name) => name === attributeName);
  const isPage = attributeName === undefined;
  const history = useSandboxHistory(startOf(attribute));
  const { spec, dispatch } = history;
  const [touched, setTouched] = useState(!isPage);
  const [notice, setNotice] = useState("");
  const [hasGuides, setGuides] = useState(false);
  const [isDragging, setDragging] = useState(false);
  const [slot, setSlot] = useState(0);
  const { root, inView } = useInView();
  const active = touched || inView;
  const { host, drawn, fault, busy, retry } = useLayoutEngine({ framePath, spec, active });

  useAddress({
    spec,
    active: isPage,
    onLayout: (layout) => {
      history.begin(layout);
      setTouched(true);
      setNotice("");
    },
    onProblem: setNotice,
  });

  const change: typeof dispatch = useCallback(
    (action) => {
      setNotice("");
      dispatch(action);
    },
    [dispatch],
  );
  const handles = useMemo(() => (drawn ? listHandles(spec, drawn.result) : []), [spec, drawn]);
  const figure = drawn && toLayoutFigure(spec, drawn.result);
  const touch = (): void => {
    setTouched(true);
  };
  const output = (
    <div className={styles["output"]}>
      <CodePanel
        spec={spec}
        page={new URL("../ui/layout-sandbox", new URL(framePath, window.location.href)).href}
        isPage={isPage}
        onNotice={setNotice}
        onRead={(read) => {
          change({ type: "load", spec: read });
        }}
      />
      {drawn && <PositionTable boxes={drawn.result.boxes} />}
    </div>
  );
  return (
    <div
      {...history.listeners}
      className={rootClass(isPage)}
      ref={root}
      onFocus={touch}
      onPointerDown={touch}
    >
      <div className={styles["stage"]}>
        <figure className={`layout-figure ${styles["figure"] ?? ""}`} aria-busy={busy}>
          <div className={styles["canvas"]}>
            <LayoutPicture
              drawn={drawn}
              initialSvg={spec === DEFAULT_LAYOUT_SPEC ? initialSvg : undefined}
              hasGuides={hasGuides}
              isStill={isDragging}
            />
            {figure && (
              <HandleLayer
                handles={handles}
                viewBox={figure.viewBox}
                selectedSlot={Math.min(slot, (spec.attributes.slots?.length ?? 1) - 1)}
                onSelectSlot={setSlot}
                onChange={(value) => {
                  change({ type: "attributes", value });
                }}
                onNotice={setNotice}
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
          fault={fault}
          warnings={drawn?.result.warnings ?? []}
          onRetry={retry}
          onBack={() => {
            change({ type: "load", spec: drawn?.spec ?? DEFAULT_LAYOUT_SPEC });
          }}
        />
        {isPage && output}
        <div ref={host} className={styles["engine"]} />
      </div>
      <Controls
        spec={spec}
        dispatch={change}
        selection={{ index: slot, select: setSlot }}
        attribute={attribute}
      />
      {!isPage && output}
    </div>
  );
}
