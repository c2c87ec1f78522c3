import { elementAt } from "../board/elementAt";
import type { ToolkitObject, ToolkitPiece, ToolkitPieceGrid } from "../games/toolkitMoves";

const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** How many cells an arrow key crosses at most to find a free place. */
const MAX_CELLS = 30;

/**
 * Moves a piece that is being placed to the next free place in the direction of an arrow key, by pointing
 * there: the toolkit moves it only for the pointer. Occupied cells are skipped. Returns whether the key was
 * one that moves.
 */
export function movePlacement(node: Element, key: string): boolean {
  const step = STEPS[key];
  if (!step) return false;
  const piece = elementAt(node);
  const grid = node.parentElement?.parentElement?.closest("[class]:not(.layout-wrapper)");
  if (!piece || !grid) return true;
  const [right, down] = step;
  const { left, top, width, height } = node.getBoundingClientRect();
  const into = piece._t.parent as ToolkitPieceGrid | undefined;
  const size = into?._sizeNeededFor(piece as ToolkitObject as ToolkitPiece);
  const cell = { width: width / (size?.width ?? 1), height: height / (size?.height ?? 1) };
  const place = (): string => `${String(piece.row)} ${String(piece.column)}`;
  const before = place();
  for (let cells = 0.5; cells < MAX_CELLS && place() === before; cells += 1) {
    const clientX = left + width / 2 + right * (width / 2 + cells * cell.width);
    const clientY = top + height / 2 + down * (height / 2 + cells * cell.height);
    grid.dispatchEvent(new MouseEvent("mousemove", { clientX, clientY, bubbles: true }));
  }
  return true;
}
