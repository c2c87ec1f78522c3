import {
  keepLinkedText,
  keepTabText,
  linkedHash,
  readLinkedText,
  readTabText,
} from "../tabStorage";

/** A block by its place: its page, and its title there. */
export interface BlockPlace {
  /** Its name, which changes with the author's code. */
  readonly block: string;
  readonly title: string;
}

/** What a reader left in a block in this tab. */
export interface SavedText {
  readonly text: string;
  /** The part of the address that brought the code; empty without one. */
  readonly link: string;
  /** Whether the author has changed the code since. */
  readonly isOutdated: boolean;
}

// Per page, because two pages may show the same code.
const textKey = (block: string): string => `live-text:${window.location.pathname}:${block}`;
const blockKey = (title: string): string => `live-block:${window.location.pathname}:${title}`;

/** The block that was at this place when the reader changed it, if its code is another by now. */
function formerBlock({ block, title }: BlockPlace): string | undefined {
  const former = readTabText(blockKey(title));
  return former === block ? undefined : former;
}

/** The text that was saved before the last run in this tab, even if the author has changed the code since. */
export function readSavedText(place: BlockPlace): SavedText | undefined {
  const kept = readLinkedText(textKey(place.block));
  if (kept) return { ...kept, isOutdated: false };
  const former = formerBlock(place);
  const outdated = former === undefined ? undefined : readLinkedText(textKey(former));
  return outdated && { ...outdated, isOutdated: true };
}

/** Keeps a text over a crash or a reload of the page; `undefined` forgets it. */
export function saveText(place: BlockPlace, text: string | undefined): void {
  const former = formerBlock(place);
  if (former !== undefined) keepTabText(textKey(former), undefined);
  const key = textKey(place.block);
  if (text === undefined) keepTabText(key, undefined);
  else keepLinkedText(key, { link: linkedHash("code"), text });
  keepTabText(blockKey(place.title), text === undefined ? undefined : place.block);
}
