/** What keyboard events of the browser and of React have in common. */
interface Key {
  readonly key: string;
  /** The physical key, named by what is on it in the US layout. */
  readonly code: string;
  getModifierState(modifier: "AltGraph"): boolean;
}

/** The first character of Greek, which comes before all other scripts that are not Latin. */
const FIRST_OTHER_SCRIPT = "\u0370";

/**
 * The key of a shortcut, in lower case, as a shortcut names it: what the key types, so that K is where Dvorak and
 * AZERTY have it. A key that types no Latin character, as in Russian, Greek and Hebrew layouts, counts as the letter
 * that the US layout has there; what AltGr types is no shortcut's letter.
 */
export function readShortcutKey(event: Key): string {
  const key = event.key.toLowerCase();
  if (key < FIRST_OTHER_SCRIPT || event.getModifierState("AltGraph")) return key;
  return /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase() ?? key;
}

/**
 * Whether a key belongs to an input method, such as one for Japanese, and means nothing to a page. WebKit ends the
 * composition before the key that ends it, and says so only by the key's code.
 */
export function isComposing(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated, no-restricted-properties -- here, and nowhere else
  return event.isComposing || event.keyCode === 229;
}
