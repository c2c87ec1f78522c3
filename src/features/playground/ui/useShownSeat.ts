import { useState } from "react";

interface ShownSeatOptions {
  /** What the reader has chosen. */
  readonly chosen: number | "all";
  /** Whether there is room for one table only. */
  readonly isNarrow: boolean;
  /** Seats whose move it is. */
  readonly current: readonly number[];
  /** How many play. */
  readonly players: number;
}

interface ShownSeat {
  readonly shown: number | "all";
  /** Whether the table of whose turn it is comes to the front, where only one is shown. */
  readonly follow: boolean;
  readonly setFollow: (follow: boolean) => void;
}

/** Which tables are shown: the chosen, or where one fits and nothing else was chosen, the current. */
export function useShownSeat({ chosen, isNarrow, current, players }: ShownSeatOptions): ShownSeat {
  const [follow, setFollow] = useState(true);
  const [followed, setFollowed] = useState(1);
  const [first] = current;
  const isFollowing = isNarrow && follow;
  // The seat is kept while nobody is to move, as at the end.
  if (isFollowing && first !== undefined && !current.includes(followed)) setFollowed(first);
  const wanted = isFollowing || (isNarrow && chosen === "all") ? followed : chosen;
  const shown = wanted !== "all" && wanted > players ? 1 : wanted;
  return { shown, follow, setFollow };
}
