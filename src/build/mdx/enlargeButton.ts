/** Widths in CSS px up to which a diagram fits in the text of a phone, and of a page with both its menus. */
const FITS = { phone: 340, menus: 576 } as const;

/**
 * The button of a diagram that a phone does not show whole. `src/styles/author.css` hides it where the diagram
 * fits; `src/islands/Enlargements.tsx` adds its behavior.
 */
export function enlargeButton(width: number): string {
  if (width <= FITS.phone) return "";
  const narrow = width <= FITS.menus ? " data-narrow" : "";
  return `<button type="button" class="enlarge"${narrow} aria-label="Enlarge the diagram">Enlarge</button>`;
}
