import { useCallback, useReducer, useRef } from "react";
import { beginHistory, record, redo, undo, type History } from "../model/history";
import type { LayoutSpec } from "../../../shared/layout/layoutSpec";
import { reduceSandbox, type SandboxAction } from "../model/sandboxState";

type Command =
  | {
      readonly type: "change";
      readonly action: SandboxAction;
      readonly gesture: string | undefined;
    }
  | { readonly type: "begin"; readonly spec: LayoutSpec }
  | { readonly type: "undo" }
  | { readonly type: "redo" };

function reduce(history: History<LayoutSpec>, command: Command): History<LayoutSpec> {
  switch (command.type) {
    case "change":
      return record(history, reduceSandbox(history.present, command.action), command.gesture);
    case "begin":
      return beginHistory(command.spec);
    case "undo":
      return undo(history);
    case "redo":
      return redo(history);
  }
}

/** Actions that a slider or a drag makes many of; each gesture is one step of the history. */
function gestureOf(action: SandboxAction, count: number): string | undefined {
  switch (action.type) {
    case "preset":
    case "reset":
    case "load":
      return undefined;
    case "attributes":
      return `${String(count)} ${Object.keys(action.value).join()}`;
    default:
      return `${String(count)} ${action.type}`;
  }
}

function isTextField(target: EventTarget): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type === "text")
  );
}

/** The sandbox's layout with its history. */
export interface SandboxHistory {
  readonly spec: LayoutSpec;
  readonly dispatch: (action: SandboxAction) => void;
  /** Begins anew with a layout, with nothing to undo. */
  readonly begin: (spec: LayoutSpec) => void;
  /** Absent when there is nothing to undo. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** For the element around all controls: counts gestures, and knows the keys of Undo and Redo. */
  readonly listeners: {
    readonly onPointerDownCapture: () => void;
    readonly onFocusCapture: () => void;
    readonly onKeyDownCapture: (event: React.KeyboardEvent) => void;
  };
}

/** Holds a layout and its history. */
export function useSandboxHistory(initial: LayoutSpec): SandboxHistory {
  const [history, command] = useReducer(reduce, initial, beginHistory);
  const gestures = useRef(0);
  const next = (): void => {
    gestures.current += 1;
  };
  const dispatch = useCallback((action: SandboxAction) => {
    command({ type: "change", action, gesture: gestureOf(action, gestures.current) });
  }, []);
  const begin = useCallback((spec: LayoutSpec) => {
    command({ type: "begin", spec });
  }, []);
  const step = (type: "undo" | "redo") => () => {
    command({ type });
  };
  const onKeyDownCapture = (event: React.KeyboardEvent): void => {
    // A text field has an Undo of its own, and what is typed into it is one step.
    if (isTextField(event.target)) return;
    if (!event.repeat) next();
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !/^[zy]$/.test(key)) return;
    event.preventDefault();
    command({ type: key === "y" || event.shiftKey ? "redo" : "undo" });
  };
  return {
    spec: history.present,
    dispatch,
    begin,
    undo: history.past.length > 0 ? step("undo") : undefined,
    redo: history.future.length > 0 ? step("redo") : undefined,
    listeners: { onPointerDownCapture: next, onFocusCapture: next, onKeyDownCapture },
  };
}
