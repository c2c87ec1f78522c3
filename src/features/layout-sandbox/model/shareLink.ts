import { checkLayoutSpec } from "../../../shared/layout/checkLayoutSpec";
import type { LayoutSpec } from "../../../shared/layout/layoutSpec";
import { fromBase64Url, packText, unpackText, type SharedText } from "../../../shared/shareText";

const PREFIX = "#layout=";
/** Links of the first format hold base64url of JSON, not packed and without a checksum. */
const FIRST_FORMAT = "1.";
/** No layout has a longer JSON. A longer one that is nested deep would be too much for `JSON.stringify`. */
const MOST_JSON = 8000;
const DAMAGED = { problem: "it is damaged or was cut." };

/** A layout that was read from a link, or why none could be. */
export type DecodedLayout = { readonly spec: LayoutSpec } | { readonly problem: string };

/** Whether a hash is that of a link to a layout, readable or not. */
export const isLayoutHash = (hash: string): boolean => hash.startsWith(PREFIX);

/** The hash of a link that opens the sandbox with this layout, `#layout=2.…`; any checked layout fits. */
export function encodeLayoutSpec(spec: LayoutSpec): string {
  const packed = packText(JSON.stringify(spec));
  if ("payload" in packed) return PREFIX + packed.payload;
  throw new Error(`The layout is too long for a link: ${String(packed.size)} characters.`);
}

function unpack(payload: string): SharedText {
  if (!payload.startsWith(FIRST_FORMAT)) return unpackText(payload);
  const text = payload.slice(FIRST_FORMAT.length, FIRST_FORMAT.length + 2 * MOST_JSON);
  if (!/^[\w-]+$/.test(text)) return DAMAGED;
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(fromBase64Url(text)) };
  } catch {
    return DAMAGED;
  }
}

function readLink(payload: string): DecodedLayout {
  const unpacked = unpack(payload);
  if ("problem" in unpacked) return unpacked;
  if (unpacked.text.length > MOST_JSON) return { problem: "it is longer than any layout." };
  try {
    return { spec: checkLayoutSpec(JSON.parse(unpacked.text)) };
  } catch (error) {
    if (!(error instanceof Error) || error instanceof SyntaxError) return DAMAGED;
    return { problem: error.message.slice(0, 300) };
  }
}

/**
 * Reads the hash of a link. Never throws: `undefined` when the hash is about something else, a
 * message when it holds no valid layout.
 */
export function decodeLayoutSpec(hash: string): DecodedLayout | undefined {
  if (!isLayoutHash(hash)) return undefined;
  const decoded = readLink(hash.slice(PREFIX.length));
  if ("spec" in decoded) return decoded;
  return {
    problem: `The layout in the link cannot be read: ${decoded.problem} This is the sandbox unchanged.`,
  };
}
