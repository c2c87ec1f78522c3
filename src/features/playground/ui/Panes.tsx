import React, { useState } from "react";
import { createStorageSlot } from "../../../shared/browser/storage";
import * as styles from "./GameTable.module.css";

/** The least and the most that the left pane may have, in percent of the width. */
const LEAST = 25;
const MOST = 75;
/** Percent by which an arrow key moves the divider. */
const STEP = 2;

const slot = createStorageSlot("playground.split", (text): text is string => /^\d\d$/.test(text));

const limit = (share: number): number => Math.round(Math.min(MOST, Math.max(LEAST, share)));

/** The left pane's percentage of the width, as the reader has left it. */
const readSplit = (): number => limit(Number(slot.read() ?? 50));

const KEYS: Readonly<Record<string, (share: number) => number>> = {
  ArrowLeft: (share) => share - STEP,
  ArrowRight: (share) => share + STEP,
  Home: () => LEAST,
  End: () => MOST,
};

interface PaneDividerProps {
  readonly share: number;
  readonly onShare: (share: number) => void;
}

/** The line between two panes: dragged, or moved by keys like any slider. Its place is remembered. */
function PaneDivider({ share, onShare }: PaneDividerProps): React.JSX.Element {
  const move = (next: number): void => {
    slot.write(String(limit(next)));
    onShare(limit(next));
  };
  const onKeyDown = (event: React.KeyboardEvent): void => {
    const next = KEYS[event.key]?.(share);
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };
  const onPointerMove = (event: React.PointerEvent<HTMLElement>): void => {
    const panes = event.currentTarget.parentElement;
    if (!panes || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, width } = panes.getBoundingClientRect();
    move(((event.clientX - left) / width) * 100);
  };
  return (
    <div
      className={styles["divider"]}
      role="slider"
      aria-label="Width of the code"
      aria-valuetext={`${String(share)} percent`}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      aria-valuenow={share}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}

/** The divider between two panes, and the style of what holds them: `--share` is the width of the left one. */
export function usePanes() {
  const [share, setShare] = useState(readSplit);
  return {
    // React's type of styles has no custom properties.
    style: { "--share": `${String(share)}%` } as React.CSSProperties,
    divider: <PaneDivider share={share} onShare={setShare} />,
  };
}

interface PanesProps {
  /** The table. */
  readonly children: React.ReactNode;
  /** What changes the game: below the table, or beside it while the rules are edited and there is room. */
  readonly tools: React.ReactNode;
  /** Whether the tools are above the table instead. */
  readonly toolsFirst?: boolean | undefined;
}

/** A table and the tools that change it. */
export function Panes({ children, tools, toolsFirst = false }: PanesProps): React.JSX.Element {
  const { style, divider } = usePanes();
  const tablePane = <div className={styles["tablePane"]}>{children}</div>;
  const toolPane = <div className={styles["toolPane"]}>{tools}</div>;
  return (
    <div className={styles["panes"]} style={style}>
      {toolsFirst ? toolPane : tablePane}
      {divider}
      {toolsFirst ? tablePane : toolPane}
    </div>
  );
}
