import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { DEFAULT_LAYOUT_SPEC, type LayoutSpec } from "../../../shared/layout/layoutSpec";
import type { SandboxAction } from "../model/sandboxState";
import { useSandboxHistory, type SandboxHistory } from "./useSandboxHistory";

const pieces = (value: number): SandboxAction => ({ type: "pieces", value });
const gap = (value: number): SandboxAction => ({ type: "attributes", value: { gap: value } });

function open() {
  const { result } = renderHook(() => useSandboxHistory(DEFAULT_LAYOUT_SPEC));
  const history = () => result.current;
  return {
    history,
    spec: () => history().spec,
    /** Every layout on the way back, the first one last. */
    undoAll: () => {
      const steps: LayoutSpec[] = [];
      while (history().undo) {
        act(() => history().undo?.());
        steps.push(history().spec);
      }
      return steps;
    },
    dispatch: (...actions: readonly SandboxAction[]) => {
      for (const action of actions)
        act(() => {
          history().dispatch(action);
        });
    },
    press: () => {
      history().listeners.onPointerDownCapture();
    },
    focus: () => {
      history().listeners.onFocusCapture();
    },
  };
}

describe("steps", () => {
  test("at first there is nothing to undo and nothing to redo", () => {
    const { history } = open();
    expect(history().undo).toBeUndefined();
    expect(history().redo).toBeUndefined();
    expect(history().spec).toBe(DEFAULT_LAYOUT_SPEC);
  });

  test("a change can be undone, and redone until another change", () => {
    const { history, spec, dispatch, press } = open();
    dispatch(pieces(7));
    act(() => history().undo?.());
    expect(spec().pieces).toBe(6);
    expect(history().undo).toBeUndefined();
    act(() => history().redo?.());
    expect(spec().pieces).toBe(7);
    expect(history().redo).toBeUndefined();
    act(() => history().undo?.());
    press();
    dispatch(pieces(9));
    expect(history().redo).toBeUndefined();
  });

  test("all changes of a drag are one step", () => {
    const { dispatch, press, undoAll } = open();
    press();
    dispatch(gap(4), gap(5), gap(6));
    press();
    dispatch(gap(7), gap(8));
    expect(undoAll().map(({ attributes }) => attributes.gap)).toEqual([6, 3]);
  });

  test("the focus in another control begins a step", () => {
    const { dispatch, focus, undoAll } = open();
    dispatch(pieces(7));
    focus();
    dispatch(pieces(8));
    expect(undoAll().map((spec) => spec.pieces)).toEqual([7, 6]);
  });

  test("different values of one gesture are steps of their own", () => {
    const { dispatch, undoAll } = open();
    dispatch(gap(4), { type: "attributes", value: { rows: 3 } }, pieces(7));
    expect(undoAll()).toHaveLength(3);
  });

  test.each<SandboxAction>([
    { type: "preset", id: "hand" },
    { type: "reset" },
    { type: "load", spec: { ...DEFAULT_LAYOUT_SPEC, pieces: 9 } },
  ])("$type is a step of its own, even in one gesture", (action) => {
    const { dispatch, undoAll, spec } = open();
    dispatch(pieces(7), action, { type: "load", spec: { ...DEFAULT_LAYOUT_SPEC, pieces: 12 } });
    expect(spec().pieces).toBe(12);
    expect(undoAll()).toHaveLength(3);
  });

  test("a change that is refused, or changes nothing, is no step", () => {
    const { history, dispatch } = open();
    dispatch(pieces(0), pieces(6), gap(1000), { type: "preset", id: "none" });
    expect(history().undo).toBeUndefined();
    expect(history().spec).toBe(DEFAULT_LAYOUT_SPEC);
  });

  test("a new beginning leaves nothing to undo or redo", () => {
    const { history, dispatch } = open();
    dispatch(pieces(7), gap(5));
    act(() => history().undo?.());
    act(() => {
      history().begin({ ...DEFAULT_LAYOUT_SPEC, pieces: 3 });
    });
    expect(history().spec.pieces).toBe(3);
    expect(history().undo).toBeUndefined();
    expect(history().redo).toBeUndefined();
  });
});

describe("keys", () => {
  let history: SandboxHistory;

  function Controls() {
    const current = useSandboxHistory(DEFAULT_LAYOUT_SPEC);
    const { onPointerDownCapture, onFocusCapture, onKeyDownCapture } = current.listeners;
    history = current;
    return (
      <div {...{ onPointerDownCapture, onFocusCapture, onKeyDownCapture }}>
        <button type="button">Preset</button>
        <input aria-label="slider" type="range" />
        <input aria-label="text" type="text" />
        <textarea aria-label="code" />
      </div>
    );
  }

  const dispatch = (...actions: readonly SandboxAction[]): void => {
    for (const action of actions)
      act(() => {
        history.dispatch(action);
      });
  };
  /** Presses a key; true when the sandbox took it. */
  const press = (key: string, modifiers: KeyboardEventInit = {}, on = "slider"): boolean =>
    !fireEvent.keyDown(screen.getByLabelText(on), { key, ...modifiers });

  test.each<[string, string, KeyboardEventInit]>([
    ["Ctrl+Z", "z", { ctrlKey: true }],
    ["Cmd+Z", "z", { metaKey: true }],
    ["Ctrl+Z with Caps Lock", "Z", { ctrlKey: true }],
  ])("%s takes a step back", (_, key, modifiers) => {
    render(<Controls />);
    dispatch(pieces(7));
    expect(press(key, modifiers)).toBe(true);
    expect(history.spec.pieces).toBe(6);
  });

  test.each<[string, string, KeyboardEventInit]>([
    ["Ctrl+Shift+Z", "Z", { ctrlKey: true, shiftKey: true }],
    ["Cmd+Shift+Z", "z", { metaKey: true, shiftKey: true }],
    ["Ctrl+Y", "y", { ctrlKey: true }],
  ])("%s takes a step forward", (_, key, modifiers) => {
    render(<Controls />);
    dispatch(pieces(7));
    press("z", { ctrlKey: true });
    expect(press(key, modifiers)).toBe(true);
    expect(history.spec.pieces).toBe(7);
  });

  test.each<[string, string, KeyboardEventInit]>([
    ["Z", "z", {}],
    ["Alt+Ctrl+Z", "z", { ctrlKey: true, altKey: true }],
    ["Ctrl+A", "a", { ctrlKey: true }],
  ])("%s is left to the page", (_, key, modifiers) => {
    render(<Controls />);
    dispatch(pieces(7));
    expect(press(key, modifiers)).toBe(false);
    expect(history.spec.pieces).toBe(7);
  });

  test.each(["text", "code"])("the field for %s has its own Undo", (field) => {
    render(<Controls />);
    dispatch(pieces(7));
    expect(press("z", { ctrlKey: true }, field)).toBe(false);
    expect(history.spec.pieces).toBe(7);
  });

  test("each press of a key is a step; a key held down, or text typed, is one", () => {
    render(<Controls />);
    press("ArrowRight");
    dispatch(pieces(7));
    press("ArrowRight");
    dispatch(pieces(8));
    press("ArrowRight", { repeat: true });
    dispatch(pieces(9));
    press("1", {}, "text");
    dispatch(pieces(10));
    press("z", { ctrlKey: true });
    expect(history.spec.pieces).toBe(7);
    press("z", { ctrlKey: true });
    expect(history.spec.pieces).toBe(6);
  });
});
