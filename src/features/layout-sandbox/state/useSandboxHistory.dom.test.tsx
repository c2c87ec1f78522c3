import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { DEFAULT_LAYOUT_SPEC, type LayoutSpec } from "../../../shared/layout/layoutSpec";
import type { SandboxAction } from "../model/sandboxState";
import { useSandboxHistory } from "./useSandboxHistory";

const pieces = (value: number): SandboxAction => ({ type: "layout", value: { pieces: value } });
const gap = (value: number): SandboxAction => ({ type: "attributes", value: { gap: value } });
const load = (value: number): SandboxAction => ({
  type: "load",
  spec: { ...DEFAULT_LAYOUT_SPEC, pieces: value },
});

/** A history with its listeners around a slider, a text field and a field for code. */
function open() {
  const { result } = renderHook(() => useSandboxHistory(DEFAULT_LAYOUT_SPEC));
  const history = () => result.current;
  render(
    <div {...history().listeners}>
      <input aria-label="slider" type="range" />
      <input aria-label="text" type="text" />
      <textarea aria-label="code" />
    </div>,
  );
  return {
    history,
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
      for (const action of actions) act(() => history().dispatch(action));
    },
    touch: () => fireEvent.pointerDown(screen.getByLabelText("slider")),
    focus: () => fireEvent.focusIn(screen.getByLabelText("slider")),
    /** Presses a key; true when the sandbox took it. */
    press: (key: string, modifiers: KeyboardEventInit = {}, on = "slider") =>
      !fireEvent.keyDown(screen.getByLabelText(on), { key, ...modifiers }),
  };
}

describe("steps", () => {
  test("the focus in another control begins a step", () => {
    const { dispatch, focus, undoAll } = open();
    dispatch(pieces(7));
    focus();
    dispatch(pieces(8));
    expect(undoAll().map((spec) => spec.pieces)).toEqual([7, 6]);
  });

  test.each<[string, SandboxAction[], number]>([
    [
      "different values of one gesture are steps of their own",
      [gap(4), { type: "attributes", value: { rows: 3 } }, { type: "take", piece: 1 }, pieces(7)],
      4,
    ],
    ["a layout that is loaded is a step of its own", [pieces(7), load(9), load(12)], 3],
    [
      "a change that is refused, or changes nothing, is no step",
      [pieces(0), pieces(6), gap(99)],
      0,
    ],
  ])("%s", (_, actions, steps) => {
    const { dispatch, undoAll } = open();
    dispatch(...actions);
    expect(undoAll()).toHaveLength(steps);
  });
});

describe("keys", () => {
  const ctrl = { ctrlKey: true };

  test.each<[string, string, KeyboardEventInit, number]>([
    ["Ctrl+Z takes a step back", "z", ctrl, 7],
    ["Cmd+Z takes a step back", "z", { metaKey: true }, 7],
    ["Ctrl+Shift+Z takes a step forward", "Z", { ctrlKey: true, shiftKey: true }, 9],
    ["Ctrl+Y takes a step forward", "y", ctrl, 9],
    ["Ctrl+Z of a Russian layout takes a step back", "я", { ...ctrl, code: "KeyZ" }, 7],
  ])("%s", (_, key, modifiers, count) => {
    const { history, dispatch, touch, press } = open();
    for (const value of [7, 8, 9]) {
      touch();
      dispatch(pieces(value));
    }
    act(() => history().undo?.());
    expect(press(key, modifiers)).toBe(true);
    expect(history().spec.pieces).toBe(count);
  });

  test.each<[string, string, KeyboardEventInit, string?]>([
    ["Z is left to the page", "z", {}],
    ["Alt+Ctrl+Z is left to the page", "z", { ...ctrl, altKey: true }],
    ["Ctrl+A is left to the page", "a", ctrl],
    ["a field for text has its own Undo", "z", ctrl, "text"],
    ["a field for code has its own Undo", "z", ctrl, "code"],
  ])("%s", (_, key, modifiers, on) => {
    const { history, dispatch, press } = open();
    dispatch(pieces(7));
    expect(press(key, modifiers, on)).toBe(false);
    expect(history().spec.pieces).toBe(7);
  });

  test("each press of a key is a step; a key held down, or text typed, is one", () => {
    const { dispatch, press, undoAll } = open();
    press("ArrowRight");
    dispatch(pieces(7));
    press("ArrowRight");
    dispatch(pieces(8));
    press("ArrowRight", { repeat: true });
    dispatch(pieces(9));
    press("1", {}, "text");
    dispatch(pieces(10));
    expect(undoAll().map((spec) => spec.pieces)).toEqual([7, 6]);
  });
});
