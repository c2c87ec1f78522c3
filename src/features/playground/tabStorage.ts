/** A text that this tab keeps over a reload; `undefined` if there is none, or no storage. */
export function readTabText(key: string): string | undefined {
  try {
    return window.sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text as long as the tab; `undefined` forgets it. Without storage, or a full one, nothing happens. */
export function keepTabText(key: string, text: string | undefined): void {
  try {
    if (text === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  } catch {
    // The editor has the text all the same; a reload loses it, as in any other text box.
  }
}

/** The part of the address that holds a game or changed code; empty without it. */
export const linkedHash = (kind: "play" | "code"): string =>
  window.location.hash.startsWith(`#${kind}=`) ? window.location.hash : "";

/** Where this tab keeps the game of a player of this page. */
export const slotOf = (gamePath: string, move: number): string =>
  `game:${window.location.pathname}:${gamePath}:${String(move)}`;

/**
 * The game in a slot, as text: `keepGame` writes it behind the link that the game began with. A game is
 * left alone when the address holds a link to another one.
 */
export function readSlot(slot: string): string | undefined {
  const [, link, game] = /^(\S*) (.*)/.exec(readTabText(slot) ?? "") ?? [];
  return ["", link].includes(linkedHash("play")) ? game : undefined;
}
