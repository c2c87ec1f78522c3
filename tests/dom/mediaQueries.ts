import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Makes all media queries of the page match alike; returns a function that changes the result. */
export function answerMediaQueries(initial: boolean): (matches: boolean) => void {
  const list = Object.assign(new EventTarget(), { matches: initial });
  vi.stubGlobal("matchMedia", () => list);
  return (matches) => {
    list.matches = matches;
    act(() => {
      list.dispatchEvent(new Event("change"));
    });
  };
}
