/** A picture without transparency: three bytes for each pixel, row by row from the top. */
export interface Pixels {
  readonly data: Buffer;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Some rows of a picture, in pixels from its top. */
export interface Rows {
  readonly top: number;
  readonly height: number;
}

/** Bytes of a pixel. */
export const CHANNELS = 3;
/** Rows shown above and below those that differ, in pixels. */
const MARGIN = 48;
/** The most rows shown, in pixels. */
const MOST_ROWS = 1600;

/** Counts the rows that two pictures have in common, from the top or from the bottom, up to `most`. */
function countSame(
  one: Pixels,
  other: Pixels,
  { most, fromBottom }: { readonly most: number; readonly fromBottom: boolean },
): number {
  const size = one.width * CHANNELS;
  const startOf = ({ height }: Pixels, at: number): number =>
    (fromBottom ? height - 1 - at : at) * size;
  let count = 0;
  while (count < most) {
    const [here, there] = [startOf(one, count), startOf(other, count)];
    if (one.data.compare(other.data, there, there + size, here, here + size) !== 0) break;
    count += 1;
  }
  return count;
}

/** The rows from `top` up to `bottom` with a margin, at most `MOST_ROWS`. */
function widen({ height }: Pixels, top: number, bottom: number): Rows {
  const start = Math.max(0, top - MARGIN);
  return { top: start, height: Math.min(height, bottom + MARGIN, start + MOST_ROWS) - start };
}

/** The rows to show of a new page. */
export function firstRows(page: Pixels): Rows {
  return widen(page, 0, page.height);
}

/**
 * The rows in which two pictures of a page differ: everything between the rows they share at the top and
 * those at the bottom. `undefined` when the pictures are the same.
 */
export function findDifferentRows(
  before: Pixels,
  after: Pixels,
): Readonly<Record<"before" | "after", Rows>> | undefined {
  if (before.width !== after.width) return { before: firstRows(before), after: firstRows(after) };
  const most = Math.min(before.height, after.height);
  const top = countSame(before, after, { most, fromBottom: false });
  if (top === before.height && top === after.height) return undefined;
  const bottom = countSame(before, after, { most: most - top, fromBottom: true });
  return {
    before: widen(before, top, before.height - bottom),
    after: widen(after, top, after.height - bottom),
  };
}
