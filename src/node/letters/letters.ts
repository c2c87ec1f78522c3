import data from "./letters.json";
import type { Problem } from "../../shared/problem";

/** The outlines that texts of cards are drawn with; lengths are in units of the font. */
export interface Letters {
  /** Units an em has. */
  readonly unitsPerEm: number;
  /** By character: how far it moves the pen, a space, and its outline as an SVG path, y down. */
  readonly glyphs: Readonly<Record<string, string>>;
  /** By the left character: the space added before certain right ones. */
  readonly kerning: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const { unitsPerEm, glyphs, kerning }: Letters = data;

interface Glyph {
  readonly advance: number;
  readonly outline: string;
}

function findGlyph(character: string): Glyph | undefined {
  const entry = Object.hasOwn(glyphs, character) ? glyphs[character] : undefined;
  if (entry === undefined) return undefined;
  const [advance = ""] = entry.split(" ", 1);
  return { advance: Number(advance), outline: entry.slice(advance.length + 1) };
}

/** Units between two characters besides their widths. */
function kerningOf(left: string, right: string): number {
  if (!Object.hasOwn(kerning, left)) return 0;
  const groups = Object.entries(kerning[left] ?? {});
  return groups.find(([characters]) => characters.includes(right))?.[1] ?? 0;
}

/** The characters of a text; a combining accent joins its letter. */
function listCharacters(text: string): string[] {
  return Array.from(text.normalize("NFC"));
}

/** The characters of a text that cards cannot draw, each once. */
export function findMissingLetters(text: string): string[] {
  return [...new Set(listCharacters(text))].filter((character) => !findGlyph(character));
}

/** The glyphs of a text with their positions, and the position of the pen after it, in units of the font. */
function setText(text: string) {
  let pen = 0;
  let before = "";
  const placed = listCharacters(text).map((character) => {
    const glyph = findGlyph(character);
    if (!glyph) throw new Error(`"${character}" has no outline in src/node/letters/letters.json.`);
    const x = pen + kerningOf(before, character);
    pen = x + glyph.advance;
    before = character;
    return { x, outline: glyph.outline };
  });
  return { placed, end: pen };
}

/** Width of a text in px at a size in px. Throws on a character without an outline. */
export function measureText(text: string, size: number): number {
  return (setText(text).end * size) / unitsPerEm;
}

/**
 * A text as SVG that needs no font: outlines only, so nothing of the text itself gets into the SVG, and
 * nothing has to be escaped. `x` and `y` are the start of the baseline, `size` the em; all in px. Throws on a
 * character without an outline.
 */
export function drawText(
  text: string,
  { x, y, size, color }: { x: number; y: number; size: number; color: string },
): string {
  const paths = setText(text).placed.filter(({ outline }) => outline !== "");
  const scale = String(size / unitsPerEm);
  const drawn = paths.map(
    (glyph) => `<path transform="translate(${String(glyph.x)})" d="${glyph.outline}"/>`,
  );
  return `<g fill="${color}" transform="translate(${String(x)} ${String(y)}) scale(${scale})">${drawn.join("")}</g>`;
}

/** A text that a card shows, and where it comes from. */
interface CardSource {
  /** Path relative to the repository, or the route of a page that has no file. */
  readonly file: string;
  /** 1-based. */
  readonly line?: number | undefined;
  /** What the text is, such as `title`. */
  readonly name: string;
  readonly text: string;
}

/** The problem of a text with characters that cards cannot draw, if it has any. */
export function findUndrawnLetters({ file, line, name, text }: CardSource): Problem[] {
  const missing = findMissingLetters(text);
  if (missing.length === 0) return [];
  const list = missing.map((character) => `"${character}"`).join(", ");
  return [
    {
      file,
      line,
      what: `the ${name} "${text}" has ${list}, which the pictures of link previews cannot draw.`,
      fix: "write it with other characters, or add them to tools/make/letters.ts, whose first lines say how.",
    },
  ];
}
