/** Where something is drawn, in px. */
export type Box = Readonly<Pick<DOMRect, "left" | "top" | "width" | "height">>;

const middleX = ({ left, width }: Box): number => left + width / 2;
const middleY = ({ top, height }: Box): number => top + height / 2;

/** Boxes as they are read: row by row from the top, each row from the left. */
export function inReadingOrder<Item>(items: readonly Item[], boxOf: (item: Item) => Box): Item[] {
  const fromTop = [...items].sort((a, b) => middleY(boxOf(a)) - middleY(boxOf(b)));
  const rows: Item[][] = [];
  let bottom = -Infinity;
  for (const item of fromTop) {
    const box = boxOf(item);
    const row = rows.at(-1);
    if (row && middleY(box) < bottom) row.push(item);
    else {
      rows.push([item]);
      bottom = box.top + box.height;
    }
  }
  return rows.flatMap((row) => row.sort((a, b) => middleX(boxOf(a)) - middleX(boxOf(b))));
}

/** The nearest box above or below; what lies far to the side counts as farther away. */
function nextRow(boxes: readonly Box[], from: number, direction: 1 | -1): number {
  const here = boxes[from];
  if (!here) return from;
  let nearest = from;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const down = (middleY(box) - middleY(here)) * direction;
    if (down <= Math.min(box.height, here.height) / 4) return;
    const distance = down + 2 * Math.abs(middleX(box) - middleX(here));
    if (distance >= least) return;
    least = distance;
    nearest = index;
  });
  return nearest;
}

/**
 * Which choice a key leads to, among choices in reading order: Left and Right reach every one, Up and Down
 * go to the nearest above or below, Home and End to the first and last. Returns `undefined` for other keys.
 */
export function nextChoice(boxes: readonly Box[], from: number, key: string): number | undefined {
  const last = boxes.length - 1;
  switch (key) {
    case "ArrowRight":
      return Math.min(from + 1, last);
    case "ArrowLeft":
      return Math.max(from - 1, 0);
    case "ArrowDown":
      return nextRow(boxes, from, 1);
    case "ArrowUp":
      return nextRow(boxes, from, -1);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}
