/** Longest text that is made of an address, in UTF-16 code units. */
const LONGEST = 80;

/** The text of a run of percent-encoded bytes; a gap where they are not text. */
function decode(bytes: string): string {
  try {
    return decodeURIComponent(bytes);
  } catch {
    return " ";
  }
}

/**
 * The words of an address, to search for: `/docs/getting_started.html` → `docs getting started`. Names
 * of the toolkit stay whole (`GameElement`).
 */
export function addressWords(path: string): string {
  const words = path
    .replace(/(?:%[\da-f]{2})+/gi, decode)
    .replace(/(\/index)?\.html?\/?$/i, "")
    .match(/[\p{L}\p{N}\p{M}]+/gu);
  const text = [...new Set(words ?? [])].join(" ");
  if (text.length <= LONGEST) return text;
  const end = text.lastIndexOf(" ", LONGEST);
  return text.slice(0, end < 0 ? LONGEST : end);
}
