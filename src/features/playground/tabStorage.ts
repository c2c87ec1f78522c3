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

/** A text, and the part of the address that brought what it began with; empty without one. */
interface LinkedText {
  readonly link: string;
  readonly text: string;
}

/** Keeps a text as `keepTabText` does, behind the link that it began with. */
export function keepLinkedText(key: string, { link, text }: LinkedText): void {
  keepTabText(key, `${link} ${text}`);
}

/** What `keepLinkedText` has kept. */
export function readLinkedText(key: string): LinkedText | undefined {
  const [, link, text] = /^(\S*) (.*)$/s.exec(readTabText(key) ?? "") ?? [];
  return link === undefined || text === undefined ? undefined : { link, text };
}

const seatKey = (slot: string): string => `${slot}:seat`;

/** Keeps the only seat that the reader plays in the game of a slot; `undefined` for all seats. */
export const keepSeat = (slot: string, seat: number | undefined): void =>
  keepTabText(seatKey(slot), seat === undefined ? undefined : String(seat));

/** What `keepSeat` has kept, if it is one of the seats of a game for so many players. */
export function readKeptSeat(slot: string, players: number): number | undefined {
  const seat = Number(readTabText(seatKey(slot)));
  return Number.isInteger(seat) && seat >= 1 && seat <= players ? seat : undefined;
}

/** The game in a slot, as text. A game is left alone when the address holds a link to another one. */
export function readSlot(slot: string): string | undefined {
  const kept = readLinkedText(slot);
  return kept && ["", kept.link].includes(linkedHash("play")) ? kept.text : undefined;
}
