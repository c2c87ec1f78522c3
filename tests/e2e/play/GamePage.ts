import type { Point } from "./pointer";
import type { Table } from "./readTable";

/** In CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A seat's table that the reader can act on. */
export interface OpenTable {
  readonly table: Table;
  /** The size of its frame. */
  readonly size: Size;
  /** Scrolls the page to a place of the table's own viewport; returns the place in the page's viewport. */
  show(place: Point): Promise<Point>;
  /** The centers of the places that light up while a piece is dragged. */
  findDropPlaces(): Promise<readonly Point[]>;
}

/** The page of a game, in some browser. */
export interface GamePage<Seat extends OpenTable = OpenTable> {
  /** What the page says of a game that is over; `undefined` while it goes on. */
  readEnding(): Promise<string | undefined>;
  /**
   * The table of a seat whose turn it is according to the page; `undefined` while there is none, or something on it
   * moves.
   *
   * @param focusable selects what takes the focus; `undefined` for a pointer
   */
  findTable(focusable: string | undefined): Promise<Seat | undefined>;
  /** Types over the contents of the field that has the focus. */
  typeOver(text: string): Promise<void>;
}

/** Scrolls the page to a place in a frame; returns the place in the page's viewport. Runs in the page. */
export function showPlace(host: Element, { x, y }: Point): Point {
  const before = host.getBoundingClientRect().y + y;
  // Below the site's bar, and away from the edge.
  if (before < 80 || before > innerHeight - 10)
    window.scrollBy({ top: before - innerHeight / 2, behavior: "instant" });
  const box = host.getBoundingClientRect();
  return { x: box.x + x, y: box.y + y };
}
