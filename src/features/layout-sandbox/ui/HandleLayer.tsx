import React, { useEffect, useId, useRef, useState } from "react";
import type { LayoutHandle } from "../model/handles/layoutHandle";
import type { LayoutAttributes } from "../../../shared/layout/layoutSpec";
import * as styles from "./HandleLayer.module.css";

interface HandleLayerProps {
  readonly handles: readonly LayoutHandle[];
  /** That of the picture below. */
  readonly viewBox: string;
  readonly selectedSlot: number;
  readonly onSelectSlot: (index: number) => void;
  readonly onChange: (attributes: LayoutAttributes) => void;
  /** Says in words where a handle is that has no single value. */
  readonly onNotice: (notice: string) => void;
  readonly onDragging: (isDragging: boolean) => void;
}

/** Units of the picture that one CSS pixel covers; changes with the size of the window. */
function useUnitsPerPixel(viewBox: string) {
  const svg = useRef<SVGSVGElement>(null);
  const [units, setUnits] = useState(0.2);
  useEffect(() => {
    const element = svg.current;
    if (!element) return undefined;
    const measure = (): void => {
      const scale = element.getScreenCTM()?.a ?? 0;
      if (scale > 0) setUnits(1 / scale);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [viewBox]);
  return { svg, units };
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-1000, -1000],
  End: [1000, 1000],
};

/** How far a key moves a handle: 1, or 10 with Shift. */
function keyMove({ key, shiftKey }: React.KeyboardEvent, { axis, value }: LayoutHandle) {
  const [x, y] = ARROWS[key] ?? [0, 0];
  // Home and End lead to the ends of a single value.
  if (!value && Math.abs(x + y) > 1) return undefined;
  const factor = shiftKey ? 10 : 1;
  const [dx, dy] = [axis === "y" ? 0 : x * factor, axis === "x" ? 0 : y * factor];
  return dx === 0 && dy === 0 ? undefined : { dx, dy };
}

/** What assistive technology hears of a handle: a slider, or a button where there are two values. */
function ariaOf({ label, text, value, axis }: LayoutHandle): React.SVGAttributes<SVGGElement> {
  if (!value) return { role: "button", "aria-label": `${label}: ${text}` };
  return {
    role: "slider",
    "aria-label": label,
    "aria-valuenow": value.now,
    "aria-valuemin": value.min,
    "aria-valuemax": value.max,
    "aria-valuetext": text,
    "aria-orientation": axis === "y" ? "vertical" : "horizontal",
  };
}

interface HandleProps extends Omit<HandleLayerProps, "handles" | "viewBox"> {
  readonly handle: LayoutHandle;
  readonly units: number;
  readonly helpId: string;
}

/** A handle with its own drag; it keeps the values it had when the drag began. */
function Handle({ handle, units, helpId, selectedSlot, ...on }: HandleProps): React.JSX.Element {
  const drag = useRef<{ handle: LayoutHandle; x: number; y: number }>();
  const { axis, slot, isExtra = false } = handle;
  const isReachable = !isExtra && (slot === undefined || slot === selectedSlot);
  const moveByPointer = (event: React.PointerEvent): void => {
    if (!drag.current) return;
    const { handle: from, x, y } = drag.current;
    const dx = ((event.clientX - x) * units) / from.unit.x;
    const dy = ((event.clientY - y) * units) / from.unit.y;
    on.onChange(from.move(dx, dy, event.shiftKey ? 0.5 : 1));
  };
  const end = (): void => {
    drag.current = undefined;
    on.onDragging(false);
  };
  return (
    <g
      {...(isExtra ? { "aria-hidden": true } : ariaOf(handle))}
      aria-describedby={isExtra ? undefined : helpId}
      tabIndex={isReachable ? 0 : -1}
      data-handle={handle.id}
      className={`${styles["handle"] ?? ""} ${styles[axis] ?? ""}`}
      transform={`translate(${String(handle.x)} ${String(handle.y)})`}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { handle, x: event.clientX, y: event.clientY };
        if (slot !== undefined) on.onSelectSlot(slot);
        on.onDragging(true);
      }}
      onPointerMove={moveByPointer}
      onPointerUp={end}
      onPointerCancel={end}
      onLostPointerCapture={end}
      onKeyDown={(event) => {
        const move = keyMove(event, handle);
        if (!move) return;
        event.preventDefault();
        on.onChange(handle.move(move.dx, move.dy, 0.5));
      }}
      onKeyUp={(event) => {
        if (!handle.value && ARROWS[event.key]) on.onNotice(`${handle.label}: ${handle.text}.`);
      }}
    >
      <circle className={styles["reach"]} r={12 * units} />
      <circle className={styles["knob"]} r={(isExtra ? 4 : 6) * units} />
    </g>
  );
}

/** Points over the picture by which the layout can be changed, with the pointer or with arrow keys. */
export function HandleLayer({
  handles,
  viewBox,
  selectedSlot,
  ...rest
}: HandleLayerProps): React.JSX.Element {
  const { svg, units } = useUnitsPerPixel(viewBox);
  const helpId = useId();
  // Each slot shows where it can be taken; only the chosen one can be resized.
  const shown = handles.filter(
    ({ slot, id }) => slot === undefined || slot === selectedSlot || id.endsWith("move"),
  );
  return (
    <>
      <svg
        ref={svg}
        className={styles["layer"]}
        viewBox={viewBox}
        role="group"
        aria-label="Handles of the layout"
      >
        {shown.map((handle) => (
          <Handle
            key={handle.id}
            handle={handle}
            units={units}
            helpId={helpId}
            selectedSlot={selectedSlot}
            {...rest}
          />
        ))}
      </svg>
      <p id={helpId} hidden>
        Arrow keys move it by 1, with Shift by 10.
      </p>
    </>
  );
}
