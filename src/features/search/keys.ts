import { useCallback, useEffect, useState } from "react";
import { areSingleKeysOn, isMac, setSingleKeys, singleKeys } from "../../shared/browser/searchKeys";

/** The setting of single keys and how to change it; before hydration it is on. */
export function useSingleKeys(): readonly [on: boolean, set: (on: boolean) => void] {
  const [on, setOn] = useState(true);
  useEffect(() => {
    setOn(areSingleKeysOn());
    return singleKeys.watch((value) => setOn((value ?? "on") === "on"));
  }, []);
  const set = useCallback((next: boolean) => {
    setSingleKeys(next);
    setOn(next);
  }, []);
  return [on, set];
}

/** The name of the shortcut on this machine; decided after hydration, so that HTML is the same for all. */
export function useShortcutName(): string {
  const [name, setName] = useState("Ctrl+K");
  useEffect(() => {
    if (isMac()) setName("⌘K");
  }, []);
  return name;
}
