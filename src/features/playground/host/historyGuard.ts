/** How often the history is looked at while frames run code, in ms. */
const INTERVAL = 500;
/** How many entries code may add; a link to a fragment adds one. */
const MAX_ENTRIES = 5;
/** How many entries a tab has at most: 50 in Chromium and Firefox, more in WebKit. Then each new one drops the oldest. */
const FULL = 50;

/** Where the page is, which its own navigation changes. */
const readPlace = (): string => JSON.stringify([location.href, history.state]);

const stops = new Set<() => void>();
let timer: number | undefined;
let length = 0;
let place = "";
let added = 0;
/** How often code has gone somewhere since the history is full. */
let unseen = 0;

function begin(): void {
  length = history.length;
  place = readPlace();
  added = 0;
  unseen = 0;
  timer = window.setInterval(look, INTERVAL);
}

function look(): void {
  const before = { length, place };
  length = history.length;
  place = readPlace();
  if (place !== before.place) [added, unseen] = [0, 0];
  // Behind an entry to which the reader has gone back, a new one takes all others away.
  else added += length > before.length ? length - before.length : Number(length < before.length);
  // The entry that fills the history may be in both.
  if (added + unseen <= MAX_ENTRIES) return;
  // Of what the length does not show, nobody knows how far it is.
  const back = unseen > 0 ? 0 : added;
  for (const stop of [...stops]) stop();
  // Each is an entry of this very page, to which Back would lead.
  if (back > 0) history.go(-back);
}

/**
 * Notes that a frame says that its code has gone somewhere, which counts in a full history: its length says nothing any
 * more. Such code is stopped, but the tab does not go back, because the code may have replaced an entry.
 */
export function noteEntry(): void {
  if (history.length >= FULL) unseen += 1;
}

/**
 * Watches, while a frame runs code, how many entries code adds to the history of the tab, which frames share with the
 * page: browsers keep 50, and Back would lead nowhere. Code has no methods for that (`src/frame/play/lockRealm.ts`), but
 * links to fragments, and frames within its frame. When code has added more than 5, all frames are stopped, because
 * nothing says whose entries they are, and the tab goes back by as many.
 *
 * @param stop Closes the frame.
 * @returns A function that ends the watch.
 */
export function guardHistory(stop: () => void): () => void {
  if (stops.size === 0) begin();
  stops.add(stop);
  return () => {
    stops.delete(stop);
    if (stops.size === 0) window.clearInterval(timer);
  };
}
