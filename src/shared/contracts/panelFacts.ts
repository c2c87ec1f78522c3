import type { Box } from "../layout/layoutSpec";

/** A cell of a grid as the toolkit computes it; lengths in % of the picture's longer side. */
export interface CellFact {
  readonly column: number;
  readonly row: number;
  readonly box: Box;
  /** From the panel's `from`, or 0 without one; `Infinity` where no path leads. */
  readonly distance: number;
  readonly mark: "from" | "marked" | "none";
}

/** A grid of cells. */
export interface GridFacts {
  readonly kind: "grid";
  /** Hexagons rest on a corner, or on a side. */
  readonly outline: "square" | "standing" | "lying";
  readonly labels: "places" | "distances" | "nothing";
  readonly cells: readonly CellFact[];
}

/** A connection in one direction. */
export interface EdgeFact {
  readonly from: string;
  readonly to: string;
  readonly distance: number;
  /** Whether the displayed shortest path uses it. */
  readonly isOnWay: boolean;
}

/** Spaces that are joined by lines. */
export interface MapFacts {
  readonly kind: "map";
  readonly spaces: readonly {
    readonly name: string;
    readonly box: Box;
    /** From the panel's `from`; absent without one. */
    readonly distance?: number;
  }[];
  readonly edges: readonly EdgeFact[];
}

/** Pieces on a `PieceGrid`. */
export interface TilesFacts {
  readonly kind: "tiles";
  readonly rows: number;
  readonly columns: number;
  /** Every cell that a piece covers. */
  readonly cells: readonly {
    readonly piece: string;
    readonly label: string;
    readonly column: number;
    readonly row: number;
  }[];
  /** What the toolkit lists as touching. */
  readonly touching: readonly {
    readonly from: string;
    readonly to: string;
    readonly piece: string;
  }[];
}

/** What one seat's state holds about a card: its attributes, or nothing at all behind a screen. */
export interface SeatView {
  readonly player: string;
  readonly isOwner: boolean;
  /** What the serialized card holds besides its class; absent when the card itself is. */
  readonly holds?: Readonly<Record<string, unknown>>;
  readonly isVisible: boolean;
}

/** One card as each seat receives it. */
export interface ViewsFacts {
  readonly kind: "views";
  readonly seats: readonly SeatView[];
}

/** The cards of a space from first to last. */
export interface OrderFacts {
  readonly kind: "order";
  readonly cards: readonly { readonly name: string; readonly call: string }[];
  readonly first: string;
  readonly last: string;
}

/** What the toolkit computes for a panel. */
export type PanelFacts = GridFacts | MapFacts | TilesFacts | ViewsFacts | OrderFacts;
