import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { DEFAULT_LAYOUT_SPEC, type LayoutSpec } from "../../../shared/layout/layoutSpec";
import { encodeLayoutSpec } from "../model/shareLink";
import { dropReplacedAddresses, followLink, specOf } from "../testSandbox";
import { useAddress } from "./useAddress";

const [one, two] = [specOf({ rows: 1 }), specOf({ rows: 2 })];
const onLayout = vi.fn<(spec: LayoutSpec) => void>();
const onProblem = vi.fn<(problem: string) => void>();

const open = (spec: LayoutSpec = DEFAULT_LAYOUT_SPEC, active = true) =>
  renderHook((props) => useAddress({ onLayout, onProblem, ...props }), {
    initialProps: { spec, active },
  });

beforeEach(() => {
  onLayout.mockReset();
  onProblem.mockReset();
  dropReplacedAddresses();
});

describe("a change of the layout", () => {
  const later = (ms: number): void => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    return () => {
      vi.useRealTimers();
    };
  });

  test("is written into the address, once for many of a drag, and keeps the rest", () => {
    history.replaceState({ key: "back" }, "", "/ui/layout-sandbox?from=mail");
    const steps = history.length;
    const { rerender } = open();
    const replace = vi.spyOn(history, "replaceState");
    for (const columns of [2, 3, 4]) {
      rerender({ spec: specOf({ columns }), active: true });
      later(100);
    }
    expect(replace).not.toHaveBeenCalled();
    later(200);
    expect(replace).toHaveBeenCalledTimes(1);
    const { pathname, search, hash } = window.location;
    expect(pathname + search).toBe("/ui/layout-sandbox?from=mail");
    expect(hash).toBe(encodeLayoutSpec(specOf({ columns: 4 })));
    expect(history.state).toEqual({ key: "back" });
    expect(history.length).toBe(steps);
    expect(onLayout).not.toHaveBeenCalled();
  });

  test("to the first layout takes it out of the address, and leaves another hash alone", () => {
    followLink(one);
    const { rerender } = open(one);
    rerender({ spec: { ...DEFAULT_LAYOUT_SPEC }, active: true });
    later(300);
    expect(window.location.href).toMatch(/\/ui\/layout-sandbox$/);
    rerender({ spec: two, active: true });
    later(300);
    history.replaceState(null, "", "/ui/layout-sandbox#presets");
    rerender({ spec: DEFAULT_LAYOUT_SPEC, active: true });
    later(300);
    expect(window.location.hash).toBe("#presets");
  });

  test("in a dialog over another page leaves its address alone, and does not read it", () => {
    followLink(one);
    const { href } = window.location;
    const { rerender } = open(DEFAULT_LAYOUT_SPEC, false);
    rerender({ spec: two, active: false });
    later(300);
    expect(window.location.href).toBe(href);
    expect(onLayout).not.toHaveBeenCalled();
  });
});
