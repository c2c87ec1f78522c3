import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Makes all media queries of the page answer alike; returns how to change the answer. */
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
