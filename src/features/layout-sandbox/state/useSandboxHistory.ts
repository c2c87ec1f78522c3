import { useCallback, useRef, useState } from "react";
import { readShortcutKey } from "../../../shared/browser/keys";
import type { LayoutSpec } from "../../../shared/layout/layoutSpec";
import { beginHistory, record, redo, undo } from "../model/history";
import { reduceSandbox, type SandboxAction } from "../model/sandboxState";

/** Actions that a slider or a drag makes many of; each gesture is one step of the history. */
function gestureOf(action: SandboxAction, count: number): string | undefined {
  if (action.type === "load") return undefined;
  const changed = action.type === "take" ? "taken" : Object.keys(action.value).join();
  return `${String(count)} ${changed}`;
}

function isTextField(target: EventTarget): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type === "text")
  );
}

/** Holds a layout and its history. */
export function useSandboxHistory(initial: LayoutSpec) {
  const [history, setHistory] = useState(() => beginHistory(initial));
  const gestures = useRef(0);
  const next = (): void => {
    gestures.current += 1;
  };
  const dispatch = useCallback((action: SandboxAction) => {
    const gesture = gestureOf(action, gestures.current);
    setHistory((now) => record(now, reduceSandbox(now.present, action), gesture));
  }, []);
  /** Begins with another layout, with nothing to undo. */
  const begin = (spec: LayoutSpec): void => setHistory(beginHistory(spec));
  const step = (to: typeof undo) => () => setHistory(to);
  const onKeyDownCapture = (event: React.KeyboardEvent): void => {
    // A text field has an Undo of its own, and what is typed into it is one step.
    if (isTextField(event.target)) return;
    if (!event.repeat) next();
    const key = readShortcutKey(event);
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !/^[zy]$/.test(key)) return;
    event.preventDefault();
    setHistory(key === "y" || event.shiftKey ? redo : undo);
  };
  return {
    spec: history.present,
    dispatch,
    begin,
    /** Absent when there is nothing to undo. */
    undo: history.past.length > 0 ? step(undo) : undefined,
    redo: history.future.length > 0 ? step(redo) : undefined,
    /** For the element around all controls: counts gestures, and knows the keys of Undo and Redo. */
    listeners: { onPointerDownCapture: next, onFocusCapture: next, onKeyDownCapture },
  };
}

/** The sandbox's layout with its history. */
export type SandboxHistory = ReturnType<typeof useSandboxHistory>;
