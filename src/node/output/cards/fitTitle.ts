/** A title cut into lines, and its font size in px. */
interface FittedTitle {
  readonly lines: readonly string[];
  readonly size: number;
}

/** The space a title has. */
export interface TitleBox {
  /** px. */
  readonly width: number;
  /** px; lines are `lineHeight` times the size apart. */
  readonly height: number;
  readonly lineHeight: number;
  /** Sizes to try, largest first, in px. */
  readonly sizes: readonly number[];
}

/** Width of a text in px at a size in px. */
type MeasureText = (text: string, size: number) => number;

/** A title never has more lines than this. */
export const MAX_LINES = 3;

/** Fills lines with parts, joined by `glue`, up to the given width; a single part may be wider. */
function fillLines(
  parts: Iterable<string>,
  glue: string,
  fits: (text: string) => boolean,
): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines.at(-1) ?? ""}${glue}${part}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

/** The same number of lines, as even as they can be: no single word is left below a full line. */
function balanceLines(
  words: readonly string[],
  width: number,
  widthOf: (text: string) => number,
): string[] {
  const within = (limit: number): string[] =>
    fillLines(words, " ", (text) => widthOf(text) <= limit);
  const most = within(width).length;
  let [narrow, wide] = [0, width];
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2;
    const lines = within(middle);
    const holds = lines.length <= most && lines.every((line) => widthOf(line) <= middle);
    if (holds) wide = middle;
    else narrow = middle;
  }
  return within(wide);
}

/** The title at a size, breaking words if needed, and cut off at the end of the last line. */
function cutTitle(
  words: readonly string[],
  size: number,
  fits: (text: string) => boolean,
): FittedTitle {
  // A word that is too long for a line becomes pieces that are not.
  const pieces = words.flatMap((word) => fillLines(word, "", fits));
  const lines = fillLines(pieces, " ", fits);
  if (lines.length <= MAX_LINES) return { lines, size };
  let last = lines[MAX_LINES - 1] ?? "";
  while (last !== "" && !fits(`${last}…`)) last = Array.from(last).slice(0, -1).join("");
  return { lines: [...lines.slice(0, MAX_LINES - 1), `${last.trimEnd()}…`], size };
}

/**
 * Sets a title as large as its box allows, in at most three lines. A title that is too long at the smallest
 * size has its long words broken and, at worst, its end cut off.
 */
export function fitTitle(title: string, box: TitleBox, measure: MeasureText): FittedTitle {
  const words = title.split(/\s+/).filter((word) => word !== "");
  for (const size of box.sizes) {
    const most = Math.min(MAX_LINES, Math.floor(box.height / (size * box.lineHeight)));
    const lines = balanceLines(words, box.width, (text) => measure(text, size));
    const fits = lines.every((line) => measure(line, size) <= box.width);
    if (fits && lines.length <= most) return { lines, size };
  }
  const smallest = box.sizes.at(-1) ?? 0;
  return cutTitle(words, smallest, (text) => measure(text, smallest) <= box.width);
}
