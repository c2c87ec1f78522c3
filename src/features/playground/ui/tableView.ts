import type { GameSession } from "../session/GameSession";

/** Which seats are shown: one of them, all, or all with what they cannot see marked. */
export type SeatLens = number | "all" | "server";

/** What is looked at: a seat or all of them, and whether what they cannot see is marked. */
export interface View {
  readonly seat: number | "all";
  readonly server: boolean;
}

export interface TableView {
  readonly view: View;
  readonly onView: (view: View) => void;
  /** Whether there is room for one table only. */
  readonly isNarrow: boolean;
  /** Whether the table of whose turn it is comes to the front, where only one is shown. */
  readonly follow: boolean;
  readonly setFollow: (follow: boolean) => void;
}

/** A running game, for the tools around it. */
export interface TableForTools {
  readonly session: GameSession;
  readonly lens: SeatLens;
}
