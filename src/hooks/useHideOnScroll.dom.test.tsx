import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useHideOnScroll } from "./useHideOnScroll";

/** Starts with the page at its top; returns how to scroll, and whether the navbar is hidden. */
function startAtTop() {
  const scrollY = vi.spyOn(window, "scrollY", "get").mockReturnValue(0);
  const { result } = renderHook(() => useHideOnScroll());
  return (to: number): boolean => {
    scrollY.mockReturnValue(to);
    act(() => {
      window.dispatchEvent(new Event("scroll"));
    });
    return result.current;
  };
}

test("the navbar leaves on scroll down and returns on scroll up", () => {
  const scrollTo = startAtTop();
  expect(scrollTo(900)).toBe(true);
  expect(scrollTo(1400)).toBe(true);
  expect(scrollTo(1340)).toBe(false);
  expect(scrollTo(1940)).toBe(true);
});

test("near the top of the page the navbar stays", () => {
  const scrollTo = startAtTop();
  expect(scrollTo(150)).toBe(false);
  expect(scrollTo(250)).toBe(true);
});

test("a trembling finger moves nothing, but slow scrolling adds up", () => {
  const scrollTo = startAtTop();
  expect(scrollTo(900)).toBe(true);
  expect(scrollTo(894)).toBe(true);
  expect(scrollTo(900)).toBe(true);
  expect(scrollTo(895)).toBe(true);
  expect(scrollTo(890)).toBe(false);
});
