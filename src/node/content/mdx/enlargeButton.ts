/** Widths in CSS px up to which a picture fits in the text of a phone, and of a page with both its menus. */
const FITS = { phone: 340, menus: 576 } as const;

/**
 * The button of a picture that a phone does not show whole. `src/styles/author.css` hides it where the picture
 * fits; `src/islands/Enlargements.tsx` adds its behavior.
 *
 * @param noun what the picture is called
 */
export function enlargeButton(width: number, noun: string): string {
  if (width <= FITS.phone) return "";
  const narrow = width <= FITS.menus ? " data-narrow" : "";
  return `<button type="button" class="enlarge"${narrow} aria-label="Enlarge the ${noun}">Enlarge</button>`;
}
