/** A box in the viewport, in CSS px. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between link and card; small enough for the pointer to cross before the card goes. */
const GAP = 6;
/** Between card and the edge of the viewport. */
const MARGIN = 8;

/**
 * The place of a card in the viewport: below its link, or above where below there is no room and
 * above there is. It never covers the link. `top` is the height of what covers the page's top.
 */
export function placeCard(
  link: Box,
  card: Size,
  view: Size & { readonly top: number },
): { readonly left: number; readonly top: number } {
  const rightmost = view.width - card.width - MARGIN;
  const left = Math.max(MARGIN, Math.min(link.left, rightmost));
  const below = link.bottom + GAP;
  const above = link.top - GAP - card.height;
  const fitsBelow = below + card.height + MARGIN <= view.height;
  const fitsAbove = above >= view.top + MARGIN;
  return { left, top: fitsBelow || !fitsAbove ? below : above };
}
