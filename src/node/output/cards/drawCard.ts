import { readToken } from "../../files/palette";
import type { CardTexts } from "./cardTexts";
import { fitTitle } from "./fitTitle";
import { drawText, measureText } from "../../letters/letters";

/** Width of a card in px. */
const CARD_WIDTH = 1200;
/** Height of a card in px. */
const CARD_HEIGHT = 630;

const color = (name: string): string => readToken("light", `--color-${name}`);

export const CARD_COLORS = {
  ground: color("bg"),
  title: color("heading"),
  section: color("warm-text"),
  foot: color("link"),
  table: color("accent-soft"),
};

/** All in px; `y` is the baseline of a text. */
const MARGIN = 84;
const TABLE_HEIGHT = 54;
const SECTION = { y: 124, size: 38 };
const TITLE = { top: 148, lineHeight: 1.12, ascent: 1 };
const FOOT = { y: 548, size: 46 };
const MARK = { size: 170, sink: 26 };

const TITLE_BOX = {
  width: CARD_WIDTH - 2 * MARGIN,
  height: 290,
  lineHeight: TITLE.lineHeight,
  sizes: [144, 132, 120, 108, 96, 84, 76, 68, 60, 52, 46],
};

function drawTitle(title: string): string {
  const { lines, size } = fitTitle(title, TITLE_BOX, measureText);
  return lines
    .map((line, index) => {
      const y = TITLE.top + size * (TITLE.ascent + index * TITLE.lineHeight);
      return drawText(line, { x: MARGIN, y, size, color: CARD_COLORS.title });
    })
    .join("");
}

/** The mark on the edge of the table; `mark` is the text of an SVG file with a viewBox. */
function drawMark(mark: string): string {
  const { size, sink } = MARK;
  const place = {
    x: CARD_WIDTH - MARGIN - size,
    y: CARD_HEIGHT - TABLE_HEIGHT - size + sink,
    width: size,
    height: size,
  };
  const attributes = Object.entries(place).map(([name, value]) => `${name}="${String(value)}"`);
  return mark.trim().replace("<svg ", `<svg ${attributes.join(" ")} `);
}

/**
 * Draws a link card as SVG, 1200 × 630 px, without text and fonts. Throws on a character that
 * `findMissingLetters` names.
 */
export function drawCard({ title, section, foot }: CardTexts, mark: string): string {
  const [width, height] = [String(CARD_WIDTH), String(CARD_HEIGHT)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${CARD_COLORS.ground}"/>`,
    `<rect y="${String(CARD_HEIGHT - TABLE_HEIGHT)}" width="${width}" height="${String(TABLE_HEIGHT)}" fill="${CARD_COLORS.table}"/>`,
    drawText(section, { x: MARGIN, ...SECTION, color: CARD_COLORS.section }),
    drawTitle(title),
    drawText(foot, { x: MARGIN, ...FOOT, color: CARD_COLORS.foot }),
    drawMark(mark),
    "</svg>",
  ].join("");
}
