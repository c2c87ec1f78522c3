import { checkLayoutSpec } from "./checkLayoutSpec";
import { DEFAULT_LAYOUT_SPEC, type LayoutSpec } from "./layoutSpec";

const PREFIX = "#layout=";
const VERSION = "1.";
const MAX_LENGTH = 6000;

/** A layout read from a link, or the default one and why it could not be read. */
export interface DecodedLayout {
  readonly spec: LayoutSpec;
  readonly problem?: string;
}

/** The hash of a link that opens the sandbox with this layout: `#layout=1.…`, base64url of JSON. */
export function encodeLayoutSpec(spec: LayoutSpec): string {
  // `btoa` takes ASCII only, and a label may be in any script.
  const json = JSON.stringify(spec).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const base64 = btoa(json);
  const text = base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return `${PREFIX}${VERSION}${text}`;
}

function readPayload(payload: string): LayoutSpec {
  if (payload.length > MAX_LENGTH) throw new Error("it is too long.");
  if (!payload.startsWith(VERSION)) throw new Error("its version is unknown.");
  const text = payload.slice(VERSION.length);
  if (!/^[\w-]+$/.test(text)) throw new Error("it is damaged.");
  let data: unknown;
  try {
    data = JSON.parse(atob(text.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    throw new Error("it is damaged.");
  }
  return checkLayoutSpec(data);
}

/**
 * Reads the hash of a link. Never throws: `undefined` when the hash is about something else, the
 * default layout and a message when it holds no valid layout.
 */
export function decodeLayoutSpec(hash: string): DecodedLayout | undefined {
  if (!hash.startsWith(PREFIX)) return undefined;
  try {
    return { spec: readPayload(hash.slice(PREFIX.length)) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it is damaged.";
    const problem = `The layout in the address cannot be read: ${reason.slice(0, 300)}`;
    return { spec: DEFAULT_LAYOUT_SPEC, problem };
  }
}
