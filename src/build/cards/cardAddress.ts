/**
 * Address of a page's link card, without origin and prefix: `/game/actions` → `/cards/game/actions.png`. It
 * has no hash: posts and chats keep the address of a card for years, and an address that changed with the
 * title would leave them without a picture.
 */
export function cardPath(route: string): string {
  return `/cards${route === "/" ? "/index" : route}.png`;
}
