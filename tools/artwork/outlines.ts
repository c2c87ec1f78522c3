/**
 * Writes the letters of the link cards, `src/build/cards/letters.json`. Usage:
 * `npx tsx tools/artwork/outlines.ts <a TrueType file>`. To draw more characters, add them to
 * CHARACTERS and run it with the font that `src/build/cards/letters.LICENSE.txt` names.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Letters } from "../../src/build/cards/letters";
import { openFontFile, type FontFile } from "./fontFile";

const OUTPUT = path.resolve(import.meta.dirname, "../../src/build/cards/letters.json");

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));

/** ASCII, the letters of western Europe, and typographic marks. */
const ASCII = range(0x20, 0x7e);
const CHARACTERS = [...ASCII, ...range(0xc0, 0xff), ...Array.from("«°·»¿ŒœŠšŽž–—‘’“”•…")];
/** Spacing is kept for pairs of these. */
const KERNED = ASCII.filter((character) => /[A-Za-z0-9.,:'"()/-]/.test(character));

type Contour = ReturnType<FontFile["contoursOf"]>[number];
type Point = Contour[number];

/** Numbers with as few separators between them as SVG needs. */
function join(numbers: readonly number[]): string {
  return numbers
    .map((each, index) => (index > 0 && each >= 0 ? ` ${String(each)}` : String(each)))
    .join("");
}

const halfway = (a: Point, b: Point): Point => ({
  x: Math.round((a.x + b.x) / 2),
  y: Math.round((a.y + b.y) / 2),
  onCurve: true,
});

/** The points with those between two control points written out, beginning on the curve. */
function completePoints(contour: Contour): Point[] {
  const points = contour.flatMap((point, index) => {
    const before = contour.at(index - 1) ?? point;
    return point.onCurve || before.onCurve ? [point] : [halfway(before, point), point];
  });
  const start = points.findIndex(({ onCurve }) => onCurve);
  return [...points.slice(start), ...points.slice(0, start)];
}

function toLine(dx: number, dy: number): string {
  if (dx === 0) return `v${String(dy)}`;
  if (dy === 0) return `h${String(dx)}`;
  return `l${join([dx, dy])}`;
}

/** A contour as an SVG path with y going down. */
function toPath(contour: Contour): string {
  const points = completePoints(contour).map(({ x, y, onCurve }) => ({ x, y: -y, onCurve }));
  const [first] = points;
  if (!first) return "";
  let pen = first;
  let control: Point | undefined;
  const steps = [...points.slice(1), first].map((point, index) => {
    if (!point.onCurve) {
      control = point;
      return "";
    }
    const [dx, dy] = [point.x - pen.x, point.y - pen.y];
    const curve = control && `q${join([control.x - pen.x, control.y - pen.y, dx, dy])}`;
    pen = point;
    control = undefined;
    // Z draws the last line.
    return curve ?? (index === points.length - 1 ? "" : toLine(dx, dy));
  });
  return `M${join([first.x, first.y])}${steps.join("")}Z`;
}

function toLetters(font: FontFile): Letters {
  const missing = CHARACTERS.filter((character) => font.glyphOf(character) === 0);
  if (missing.length > 0) throw new Error(`The font lacks ${missing.join(" ")}`);
  const glyphs = CHARACTERS.map((character) => {
    const glyph = font.glyphOf(character);
    const outline = font.contoursOf(glyph).map(toPath).join("");
    return [character, `${String(font.advanceOf(glyph))} ${outline}`];
  });
  const kerning = KERNED.flatMap((left) => {
    const rights = new Map<number, string>();
    for (const right of KERNED) {
      const value = font.kerningOf(font.glyphOf(left), font.glyphOf(right));
      if (value !== 0) rights.set(value, (rights.get(value) ?? "") + right);
    }
    return rights.size === 0
      ? []
      : [[left, Object.fromEntries([...rights].map(([value, all]) => [all, value]))]];
  });
  return {
    unitsPerEm: font.unitsPerEm,
    glyphs: Object.fromEntries(glyphs) as Letters["glyphs"],
    kerning: Object.fromEntries(kerning) as Letters["kerning"],
  };
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("Name a TrueType file.");
writeFileSync(OUTPUT, `${JSON.stringify(toLetters(openFontFile(readFileSync(file))), null, 2)}\n`);
