import { useState, useSyncExternalStore } from "react";
import type { SeatLens, TableView, View } from "./tableView";

/** Up to the width of the sidebar's layout one table is all that fits. */
const NARROW = "(width <= 62.25em)";

/** Whether the page is too narrow for tables side by side. */
const isPageNarrow = (): boolean => window.matchMedia(NARROW).matches;

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isPageNarrow, () => false);
}

/**
 * Which tables are shown: what the reader has chosen, or where one fits and nothing else was chosen, that
 * of the only seat that the reader plays, or of the current one.
 *
 * @param lens the view to begin with
 * @param current seats whose move it is
 * @param seats how many play, and which of them is the reader if bots play the others
 */
export function useTableView(
  lens: SeatLens,
  current: readonly number[],
  { players, human }: { readonly players: number; readonly human: number | undefined },
): TableView {
  const isNarrow = useNarrow();
  const [chosen, setChosen] = useState<View>(
    lens === "server" ? { seat: "all", server: true } : { seat: lens, server: false },
  );
  const [follow, setFollow] = useState(true);
  const [followed, setFollowed] = useState(1);
  const [first] = current;
  const isFollowing = isNarrow && follow && human === undefined;
  // The seat is kept while nobody is to move, as at the end.
  if (isFollowing && first !== undefined && !current.includes(followed)) setFollowed(first);
  const isUnchosen = isNarrow && chosen.seat === "all";
  const wanted = isFollowing || isUnchosen ? (human ?? followed) : chosen.seat;
  const seat = wanted !== "all" && wanted > players ? 1 : wanted;
  const onView = (next: View): void => {
    setChosen(next);
    if (isNarrow && next.seat !== seat) setFollow(false);
  };
  return { view: { ...chosen, seat }, onView, isNarrow, follow, setFollow };
}
