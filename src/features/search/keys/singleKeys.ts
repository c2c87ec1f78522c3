import { useCallback, useEffect, useState } from "react";
import { createStorageSlot } from "../../../shared/browser/storage";

type SingleKeys = "on" | "off";

/**
 * Whether the keys / and S open the search. Who speaks to the computer sets off single keys by
 * accident, so they can be switched off (WCAG 2.1.4).
 */
const slot = createStorageSlot(
  "search-single-keys",
  (text): text is SingleKeys => text === "on" || text === "off",
);

let chosen: SingleKeys | undefined;

/** Whether single keys open the search; they do until the reader says otherwise. */
export function areSingleKeysOn(): boolean {
  return (slot.read() ?? chosen ?? "on") === "on";
}

/** The setting and how to change it; before hydration it is on. */
export function useSingleKeys(): readonly [on: boolean, set: (on: boolean) => void] {
  const [on, setOn] = useState(true);
  useEffect(() => {
    setOn(areSingleKeysOn());
    return slot.watch((value) => {
      setOn((value ?? "on") === "on");
    });
  }, []);
  const set = useCallback((next: boolean) => {
    chosen = next ? "on" : "off";
    slot.write(chosen);
    setOn(next);
  }, []);
  return [on, set];
}
