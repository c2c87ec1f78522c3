/** Reads from a TrueType file what letters consist of: outlines, widths and kerning. */
import { readKerning } from "./fontKerning";

type Matrix = readonly [xx: number, xy: number, yx: number, yy: number, dx: number, dy: number];

interface Point {
  readonly x: number;
  readonly y: number;
  readonly onCurve: boolean;
}

type Contour = readonly Point[];

/** A font file. All lengths are in units of the font; y goes up. */
export interface FontFile {
  /** Units an em has. */
  readonly unitsPerEm: number;
  /** The glyph of a character; 0 when the font has none. */
  readonly glyphOf: (character: string) => number;
  /** How far a glyph moves the pen. */
  readonly advanceOf: (glyph: number) => number;
  readonly contoursOf: (glyph: number) => readonly Contour[];
  /** The extra space between two glyphs; mostly 0 or less. */
  readonly kerningOf: (left: number, right: number) => number;
}

/** The tables of a font by their four letters. */
function listTables(data: DataView): Map<string, DataView> {
  const tables = new Map<string, DataView>();
  for (let index = 0; index < data.getUint16(4); index++) {
    const at = 12 + 16 * index;
    const letters = [0, 1, 2, 3].map((offset) => data.getUint8(at + offset));
    const start = data.byteOffset + data.getUint32(at + 8);
    const table = new DataView(data.buffer, start, data.getUint32(at + 12));
    tables.set(String.fromCharCode(...letters), table);
  }
  return tables;
}

/** The glyphs of characters below U+10000 (a `cmap` of format 4). */
function readCharacters(cmap: DataView): (code: number) => number {
  const starts = Array.from({ length: cmap.getUint16(2) }, (_, index) =>
    cmap.getUint32(8 + 8 * index),
  );
  const start = starts.find((offset) => cmap.getUint16(offset) === 4);
  if (start === undefined) throw new Error("The font has no cmap of format 4.");
  const size = cmap.getUint16(start + 6);
  const read = (part: number, at: number): number =>
    cmap.getUint16(start + 14 + part * size + (part > 0 ? 2 : 0) + at);
  return (code) => {
    for (let at = 0; at < size; at += 2) {
      if (code > read(0, at)) continue;
      const first = read(1, at);
      if (code < first) return 0;
      const range = read(3, at);
      if (range === 0) return (code + read(2, at)) & 0xffff;
      const glyph = read(3, at + range + 2 * (code - first));
      return glyph === 0 ? 0 : (glyph + read(2, at)) & 0xffff;
    }
    return 0;
  };
}

const ON_CURVE = 1;
const REPEAT = 8;

/** Flags of the points of a simple glyph, and where the coordinates begin. */
function readFlags(glyph: DataView, start: number, count: number) {
  const flags: number[] = [];
  let at = start;
  while (flags.length < count) {
    const flag = glyph.getUint8(at++);
    const times = flag & REPEAT ? glyph.getUint8(at++) : 0;
    for (let copy = 0; copy <= times; copy++) flags.push(flag);
  }
  return { flags, at };
}

/** One of the two lists of coordinates; `short` and `same` are its bits in the flags. */
function readCoordinates(
  glyph: DataView,
  start: number,
  flags: readonly number[],
  [short, same]: readonly [number, number],
) {
  let at = start;
  let value = 0;
  const values = flags.map((flag) => {
    if (flag & short) value += (flag & same ? 1 : -1) * glyph.getUint8(at++);
    else if (!(flag & same)) {
      value += glyph.getInt16(at);
      at += 2;
    }
    return value;
  });
  return { values, at };
}

function readSimple(glyph: DataView, contours: number): Contour[] {
  const ends = Array.from({ length: contours }, (_, index) => glyph.getUint16(10 + 2 * index));
  const instructions = 10 + 2 * contours;
  const start = instructions + 2 + glyph.getUint16(instructions);
  const { flags, at } = readFlags(glyph, start, (ends.at(-1) ?? -1) + 1);
  const xs = readCoordinates(glyph, at, flags, [2, 16]);
  const ys = readCoordinates(glyph, xs.at, flags, [4, 32]);
  const points = flags.map((flag, index) => ({
    x: xs.values[index] ?? 0,
    y: ys.values[index] ?? 0,
    onCurve: (flag & ON_CURVE) !== 0,
  }));
  return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1));
}

const WORDS = 1;
const SCALE = 8;
const MORE = 32;
const TWO_SCALES = 64;
const MATRIX = 128;

function readMatrix(glyph: DataView, start: number, flags: number): { matrix: Matrix; at: number } {
  const words = (flags & WORDS) !== 0;
  const [dx, dy] = words
    ? [glyph.getInt16(start), glyph.getInt16(start + 2)]
    : [glyph.getInt8(start), glyph.getInt8(start + 1)];
  const at = start + (words ? 4 : 2);
  const scale = (index: number): number => glyph.getInt16(at + 2 * index) / 0x4000;
  if (flags & SCALE) return { matrix: [scale(0), 0, 0, scale(0), dx, dy], at: at + 2 };
  if (flags & TWO_SCALES) return { matrix: [scale(0), 0, 0, scale(1), dx, dy], at: at + 4 };
  if (flags & MATRIX)
    return { matrix: [scale(0), scale(1), scale(2), scale(3), dx, dy], at: at + 8 };
  return { matrix: [1, 0, 0, 1, dx, dy], at };
}

const transform =
  ([xx, xy, yx, yy, dx, dy]: Matrix) =>
  ({ x, y, onCurve }: Point): Point => ({
    x: Math.round(xx * x + yx * y + dx),
    y: Math.round(xy * x + yy * y + dy),
    onCurve,
  });

/** The parts of a glyph that consists of others, such as a letter with an accent. */
function listParts(glyph: DataView): { readonly glyph: number; readonly matrix: Matrix }[] {
  const parts: { glyph: number; matrix: Matrix }[] = [];
  let flags = MORE;
  for (let next = 10; flags & MORE;) {
    flags = glyph.getUint16(next);
    const { matrix, at } = readMatrix(glyph, next + 4, flags);
    parts.push({ glyph: glyph.getUint16(next + 2), matrix });
    next = at;
  }
  return parts;
}

/** Opens a TrueType file. Throws when it lacks what letters need. */
export function openFontFile(bytes: Uint8Array): FontFile {
  const tables = listTables(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const table = (name: string): DataView => {
    const found = tables.get(name);
    if (!found) throw new Error(`The font has no table "${name}".`);
    return found;
  };
  const [head, glyf, loca, hmtx] = ["head", "glyf", "loca", "hmtx"].map(table) as [
    DataView,
    DataView,
    DataView,
    DataView,
  ];
  const longLoca = head.getInt16(50) === 1;
  const place = (glyph: number): number =>
    longLoca ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph);
  const widths = table("hhea").getUint16(34);
  const characters = readCharacters(table("cmap"));
  const contoursOf = (glyph: number): Contour[] => {
    const [start, end] = [place(glyph), place(glyph + 1)];
    if (start === end) return [];
    const data = new DataView(glyf.buffer, glyf.byteOffset + start, end - start);
    const contours = data.getInt16(0);
    if (contours >= 0) return readSimple(data, contours);
    return listParts(data).flatMap((part) =>
      contoursOf(part.glyph).map((contour) => contour.map(transform(part.matrix))),
    );
  };
  return {
    unitsPerEm: head.getUint16(18),
    glyphOf: (character) => characters(character.codePointAt(0) ?? 0),
    advanceOf: (glyph) => hmtx.getUint16(4 * Math.min(glyph, widths - 1)),
    contoursOf,
    kerningOf: readKerning(tables.get("GPOS")),
  };
}
