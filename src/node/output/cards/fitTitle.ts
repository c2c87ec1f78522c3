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
const MAX_LINES = 3;

/** Fills lines with words; a single word may be wider than fits. */
function fillLines(words: readonly string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ""} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, as even as they can be: no single word is left below a full line. */
function balanceLines(
  words: readonly string[],
  width: number,
  widthOf: (text: string) => number,
): string[] {
  const within = (limit: number): string[] => fillLines(words, (text) => widthOf(text) <= limit);
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

/**
 * Sets a title as large as its box allows, in at most three lines; a title of 60 characters, the most that
 * frontmatter accepts, fits at the smallest size.
 */
export function fitTitle(title: string, box: TitleBox, measure: MeasureText): FittedTitle {
  const words = title.split(/\s+/);
  let fitted: FittedTitle = { lines: [title], size: 0 };
  for (const size of box.sizes) {
    const lines = balanceLines(words, box.width, (text) => measure(text, size));
    fitted = { lines, size };
    const most = Math.min(MAX_LINES, Math.floor(box.height / (size * box.lineHeight)));
    const fits = lines.every((line) => measure(line, size) <= box.width);
    if (fits && lines.length <= most) break;
  }
  return fitted;
}
