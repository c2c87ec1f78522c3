/** Size of a spot, the small picture on a card, in CSS px. */
export const SPOT_SIZE = { width: 48, height: 48 } as const;

/** The addresses of a spot for both themes, by its name, such as `game-board`. */
export function spotAddresses(name: string): { readonly light: string; readonly dark: string } {
  return { light: `/spots/${name}.light.svg`, dark: `/spots/${name}.dark.svg` };
}
