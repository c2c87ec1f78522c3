import React, { useCallback, useEffect, useRef, useState } from "react";
import { observeSeen } from "../../shared/browser/observeSeen";
import {
  ATTRIBUTE_NAMES,
  DEFAULT_LAYOUT_SPEC,
  type AttributeName,
} from "../../shared/layout/layoutSpec";
import { usePanes } from "../../components/PaneDivider/usePanes";
import { useLayoutEngine } from "./engine/useLayoutEngine";
import * as shared from "./LayoutSandbox.module.css";
import * as styles from "./LayoutSandboxRoot.module.css";
import { ATTRIBUTE_STARTS } from "./model/presets";
import { useAddress } from "./state/useAddress";
import { useSandboxHistory, type SandboxHistory } from "./state/useSandboxHistory";
import { Controls } from "./ui/Controls";
import { Output } from "./ui/Output";
import { Stage } from "./ui/Stage";

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

/** Figure and code on the left, controls on the right. */
const PANES = { key: "layout-sandbox.split", label: "Width of the figure", start: 52 };

/** The layout with its history, its address and its engine, and the last notice about it. */
function useSandbox(framePath: string, isPage: boolean, attribute: AttributeName | undefined) {
  const start = attribute ? ATTRIBUTE_STARTS[attribute] : DEFAULT_LAYOUT_SPEC;
  const history = useSandboxHistory(start);
  const { spec, dispatch } = history;
  const [touched, setTouched] = useState(!isPage);
  const [notice, setNotice] = useState("");
  const { host, ...engine } = useLayoutEngine({ framePath, spec, active: touched });
  const root = useRef<HTMLDivElement>(null);
  const touch = (): void => setTouched(true);
  useEffect(
    () => (root.current ? observeSeen([root.current], () => setTouched(true)) : undefined),
    [],
  );
  useAddress({
    spec,
    active: isPage,
    onLayout: (layout) => {
      history.begin(layout);
      touch();
      setNotice("");
    },
    onProblem: setNotice,
  });
  const change: SandboxHistory["dispatch"] = useCallback(
    (action) => {
      setNotice("");
      dispatch(action);
    },
    [dispatch],
  );
  return { history, change, notice, setNotice, engine, root, host, touch };
}

/** Figure, code and controls of the layout sandbox; the browser's part. */
export default function LayoutSandboxRoot(props: LayoutSandboxRootProps): React.JSX.Element {
  const { initialSvg, framePath, attribute: attributeName } = props;
  const isPage = attributeName === undefined;
  const attribute = ATTRIBUTE_NAMES.find((name) => name === attributeName);
  const sandbox = useSandbox(framePath, isPage, attribute);
  const { history, change, notice, setNotice, engine, root, host, touch } = sandbox;
  const [slot, setSlot] = useState(0);
  const selection = { index: slot, select: setSlot };
  const { spec } = history;
  const { style, divider } = usePanes(PANES);
  const output = (
    <Output
      spec={spec}
      page={new URL("../ui/layout-sandbox", new URL(framePath, window.location.href)).href}
      isPage={isPage}
      boxes={engine.drawn?.result.boxes}
      onNotice={setNotice}
      onRead={(read) => change({ type: "load", spec: read })}
    />
  );
  return (
    <div
      {...history.listeners}
      // Two columns, or one after the other; in a dialog the control comes before the code.
      className={[shared["sandbox"], isPage ? "" : styles["about"]].filter(Boolean).join(" ")}
      style={style}
      ref={root}
      onFocus={touch}
      onPointerDown={touch}
    >
      <Stage {...{ history, engine, change, notice, selection, initialSvg }} onNotice={setNotice}>
        {isPage && output}
        <div ref={host} className={styles["engine"]} />
      </Stage>
      {divider}
      <Controls spec={spec} dispatch={change} selection={selection} attribute={attribute} />
      {!isPage && output}
    </div>
  );
}
