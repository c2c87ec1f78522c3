/**
 * Writes the letters of the link cards, `src/node/letters/letters.json`. Usage:
 * `npm run make letters <a TrueType file>`. To draw more characters, add them to
 * CHARACTERS and run it with the font that `src/node/letters/letters.LICENSE.txt` names.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Letters } from "../../src/node/letters/letters";
import { fetchPackage } from "../fetchPackage";
import { ROOT } from "../runProgram";

const OUTPUT = path.join(ROOT, "src/node/letters/letters.json");

/** The package that reads fonts; one file and its WebAssembly. */
const HARFBUZZ = {
  name: "harfbuzzjs",
  version: "1.6.4",
  integrity:
    "sha512-T/PyfhVt1gGR2Tkf5KJUj1DQFkVBXHw552lS1iLEEDhV1Lukb3eq1pk2ov85kgbT2YUiZtJBTak9w+M7YgzUEQ==",
};

/** A step of an outline: coordinates in units of the font, y up. */
interface Step {
  readonly type: "M" | "L" | "Q" | "Z";
  readonly values: readonly number[];
}

/** A font as HarfBuzz reads it; lengths are in its units. */
interface Font {
  readonly nominalGlyph: (codePoint: number) => number | undefined;
  readonly glyphHAdvance: (glyph: number) => number;
  readonly glyphToJson: (glyph: number) => readonly Step[];
}

interface TextBuffer {
  readonly addText: (text: string) => void;
  readonly guessSegmentProperties: () => void;
  readonly getGlyphPositions: () => readonly { readonly xAdvance: number }[];
}

/** The part of HarfBuzz that is used. */
interface HarfBuzz {
  readonly Blob: new (bytes: Uint8Array) => object;
  readonly Face: new (blob: object) => { readonly upem: number };
  readonly Font: new (face: object) => Font;
  readonly Buffer: new () => TextBuffer;
  readonly Feature: { readonly fromString: (text: string) => object };
  readonly shape: (font: Font, buffer: TextBuffer, features: readonly object[]) => void;
}

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));

/** ASCII, the letters of western Europe, and typographic marks. */
const ASCII = range(0x20, 0x7e);
const CHARACTERS = [...ASCII, ...range(0xc0, 0xff), ...Array.from("«°·»¿ŒœŠšŽž–—‘’“”•…")];
/** Spacing is kept for pairs of these. */
const KERNED = ASCII.filter((character) => /[A-Za-z0-9.,:'"()/-]/.test(character));

/** Numbers with as few separators between them as SVG needs. */
function join(numbers: readonly number[]): string {
  return numbers
    .map((each, index) => (index > 0 && each >= 0 ? ` ${String(each)}` : String(each)))
    .join("");
}

function toLine(dx: number, dy: number): string {
  if (dx === 0) return `v${String(dy)}`;
  if (dy === 0) return `h${String(dx)}`;
  return `l${join([dx, dy])}`;
}

/** An outline as an SVG path with y going down, relative and in whole units. */
function toPath(steps: readonly Step[]): string {
  let [x, y] = [0, 0];
  return steps
    .map(({ type, values }, index) => {
      const places = values.map((value, at) => (at % 2 === 0 ? 1 : -1) * Math.round(value));
      const moves = places.map((place, at) => place - (at % 2 === 0 ? x : y));
      [x = x, y = y] = places.slice(-2);
      const [dx = 0, dy = 0] = moves;
      if (type === "M") return `M${join(places)}`;
      if (type === "Q") return `q${join(moves)}`;
      // Z draws the last line.
      return type === "Z" || steps[index + 1]?.type === "Z"
        ? type.replace("L", "")
        : toLine(dx, dy);
    })
    .join("");
}

/** Reads a font, for its letters and the space between two of them. */
async function openFont(bytes: Uint8Array) {
  const script = path.join(fetchPackage(HARFBUZZ), "dist/index.mjs");
  const { Blob, Face, Font, Buffer, Feature, shape } = (await import(
    pathToFileURL(script).href
  )) as HarfBuzz;
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
  // One glyph for each letter: only the kerning of a pair is asked for.
  const features = ["-liga", "-clig", "-calt", "-ccmp"].map(Feature.fromString);
  const glyphOf = (character: string): number =>
    font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0;
  const advanceOf = (character: string): number => font.glyphHAdvance(glyphOf(character));
  return {
    unitsPerEm: face.upem,
    hasGlyph: (character: string) => glyphOf(character) !== 0,
    advanceOf,
    outlineOf: (character: string) => toPath(font.glyphToJson(glyphOf(character))),
    kerningOf: (left: string, right: string) => {
      const buffer = new Buffer();
      buffer.addText(left + right);
      buffer.guessSegmentProperties();
      shape(font, buffer, features);
      return (buffer.getGlyphPositions()[0]?.xAdvance ?? 0) - advanceOf(left);
    },
  };
}

function toLetters(font: Awaited<ReturnType<typeof openFont>>): Letters {
  const missing = CHARACTERS.filter((character) => !font.hasGlyph(character));
  if (missing.length > 0) throw new Error(`The font lacks ${missing.join(" ")}`);
  const glyphs = CHARACTERS.map((character) => [
    character,
    `${String(font.advanceOf(character))} ${font.outlineOf(character)}`,
  ]);
  const kerning = KERNED.flatMap((left) => {
    const rights = new Map<number, string>();
    for (const right of KERNED) {
      const value = font.kerningOf(left, right);
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
const letters = toLetters(await openFont(readFileSync(file)));
writeFileSync(OUTPUT, `${JSON.stringify(letters, null, 2)}\n`);
