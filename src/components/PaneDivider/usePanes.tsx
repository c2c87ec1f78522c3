import React, { useState } from "react";
import { createStorageSlot } from "../../shared/browser/storage";
import * as styles from "./PaneDivider.module.css";

/** The least and the most that the left pane may have, in percent of the width. */
const LEAST = 25;
const MOST = 75;
/** Percent by which an arrow key moves the divider. */
const STEP = 2;

const limit = (share: number): number => Math.round(Math.min(MOST, Math.max(LEAST, share)));

/** Two panes whose divider has a place of its own. */
export interface PanePair {
  /** Where the browser keeps the place. */
  readonly key: string;
  /** What the divider sets, for the reader, such as "Width of the code". */
  readonly label: string;
  /** The left pane's percentage of the width before the reader changes it. */
  readonly start: number;
}

const slotOf = ({ key }: PanePair) =>
  createStorageSlot(key, (text): text is string => /^\d\d$/.test(text));

const KEYS: Readonly<Record<string, (share: number) => number>> = {
  ArrowLeft: (share) => share - STEP,
  ArrowRight: (share) => share + STEP,
  Home: () => LEAST,
  End: () => MOST,
};

interface PaneDividerProps {
  readonly pair: PanePair;
  readonly share: number;
  readonly onShare: (share: number) => void;
}

/** The line between two panes: dragged, or moved by keys like any slider. Its place is remembered. */
function PaneDivider({ pair, share, onShare }: PaneDividerProps): React.JSX.Element {
  const move = (next: number): void => {
    slotOf(pair).write(String(limit(next)));
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
      aria-label={pair.label}
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

/**
 * The divider between two panes, and the style of what holds them: `--share` is the width of the left one. It is
 * shown where `--divider` is `block`.
 */
export function usePanes(pair: PanePair) {
  const [share, setShare] = useState(() => limit(Number(slotOf(pair).read() ?? pair.start)));
  return {
    // React's type of styles has no custom properties.
    style: { "--share": `${String(share)}%` } as React.CSSProperties,
    divider: <PaneDivider pair={pair} share={share} onShare={setShare} />,
  };
}
