import { deflateSync, Inflate, strToU8 } from "fflate";

/** Longest payload of a link, in characters: longer links get cut off in transit. */
export const MAX_PAYLOAD = 16_000;

/** Longest text in a link, in bytes. A short payload can unpack to a thousand times its size. */
export const MAX_TEXT = 64_000;

/** Unpacked in chunks small enough that a hostile payload is noticed before it costs anything. */
const STEP = 256;

/** The format with a checksum; links in the first format, which has none, still open. */
const VERSION = 2;
/** Characters of the checksum at the end of a payload. */
const CHECK_LENGTH = 4;

/** A text read from a link, or why it could not be read. */
export type SharedText = { readonly text: string } | { readonly problem: string };

function toBase64Url(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The bytes that base64url encodes; throws on other characters. */
export function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/**
 * A checksum of bytes, as four characters of base64url: the low 24 bits of the 32-bit FNV-1a hash.
 * Damaged data often unpacks to a different text, and nothing else detects it.
 */
function checkOf(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return toBase64Url(Uint8Array.of(hash >>> 16, hash >>> 8, hash));
}

/** Unpacks step by step, and gives up beyond the limit with `undefined`. Throws on damage. */
function inflate(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Throws at the end when the data is truncated.
  const stream = new Inflate((chunk) => {
    size += chunk.length;
    chunks.push(chunk);
  });
  for (let from = 0; from < bytes.length; from += STEP) {
    stream.push(bytes.subarray(from, from + STEP), from + STEP >= bytes.length);
    if (size > MAX_TEXT) return undefined;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/**
 * Packs a text for a link: `2.`, base64url of deflated UTF-8, and a checksum of four characters. Lone
 * surrogates are lost.
 */
export function packText(text: string): { readonly payload: string } | { readonly size: number } {
  const bytes = strToU8(text);
  const data = toBase64Url(deflateSync(bytes, { level: 9 }));
  const payload = `${String(VERSION)}.${data}${checkOf(bytes)}`;
  if (bytes.length > MAX_TEXT) return { size: bytes.length };
  return payload.length > MAX_PAYLOAD ? { size: payload.length } : { payload };
}

/** Unpacks the payload of a link. Never throws, and unpacks no more than the limit. */
export function unpackText(payload: string): SharedText {
  const damaged = { problem: "it is damaged or was cut." };
  if (payload.length > MAX_PAYLOAD) {
    return { problem: `it is longer than ${String(MAX_PAYLOAD)} characters.` };
  }
  const [, version, rest = ""] = /^(\d{1,4})\.([\w-]*)$/.exec(payload) ?? [];
  if (version === undefined) return damaged;
  if (Number(version) > VERSION || Number(version) < 1) {
    return { problem: `its format ${version} is not known here; reload the page, it may be old.` };
  }
  const isChecked = Number(version) === VERSION;
  const data = isChecked ? rest.slice(0, -CHECK_LENGTH) : rest;
  try {
    const bytes = inflate(fromBase64Url(data));
    if (!bytes) return { problem: `it holds more than ${String(MAX_TEXT)} bytes.` };
    if (isChecked && checkOf(bytes) !== rest.slice(-CHECK_LENGTH)) return damaged;
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return damaged;
  }
}
