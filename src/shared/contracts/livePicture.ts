import { blockId } from "../blockId";

/**
 * Width of a picture of a live block's result in CSS px: in the middle of the widths that a block has on
 * a laptop's screen (588) and on a wide one (734, by `--content-width`).
 */
export const LIVE_PICTURE_WIDTH = 660;

/** The committed pictures of a live block's result, one for each theme; `npm run make pictures` takes them. */
export interface LivePicture {
  /** Addresses without the path prefix. */
  readonly light: string;
  readonly dark: string;
  /** Of the result, in CSS px; the width is `LIVE_PICTURE_WIDTH`. */
  readonly height: number;
  /** What they show, in words. */
  readonly alt: string;
}

/** Name of the pictures of a block, by its code: `live-` and the block's own name. */
export function livePictureName(code: string): string {
  return `live-${blockId(code)}`;
}
