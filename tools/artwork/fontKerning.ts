/** A part of a table, from an offset to its end. */
function from(view: DataView, offset: number): DataView {
  return new DataView(view.buffer, view.byteOffset + offset, view.byteLength - offset);
}

function listOffsets(view: DataView, at: number): number[] {
  return Array.from({ length: view.getUint16(at) }, (_, index) =>
    view.getUint16(at + 2 + 2 * index),
  );
}

/** The value of a glyph in a list of ranges of glyphs, each with a value in its third number. */
function findRange(view: DataView, glyph: number): { start: number; value: number } | undefined {
  for (let index = 0; index < view.getUint16(2); index++) {
    const at = 4 + 6 * index;
    const start = view.getUint16(at);
    if (glyph < start || glyph > view.getUint16(at + 2)) continue;
    return { start, value: view.getUint16(at + 4) };
  }
  return undefined;
}

/** Index of a glyph in a coverage table; -1 when it is not covered. */
function coverageOf(view: DataView, glyph: number): number {
  if (view.getUint16(0) === 1) return listOffsets(view, 2).indexOf(glyph);
  const range = findRange(view, glyph);
  return range === undefined ? -1 : range.value + glyph - range.start;
}

/** Class of a glyph; 0 if it has none. */
function classOf(view: DataView, glyph: number): number {
  if (view.getUint16(0) === 2) return findRange(view, glyph)?.value ?? 0;
  return listOffsets(view, 4)[glyph - view.getUint16(2)] ?? 0;
}

const X_ADVANCE = 4;

/** Bytes of a value that has one number for each bit of its format. */
function valueSize(format: number): number {
  return 2 * format.toString(2).replaceAll("0", "").length;
}

/** What one subtable adds between two glyphs; `undefined` defers to the next one. */
function readPair(subtable: DataView, left: number, right: number): number | undefined {
  const covered = coverageOf(from(subtable, subtable.getUint16(2)), left);
  if (covered < 0) return undefined;
  const [first, second] = [subtable.getUint16(4), subtable.getUint16(6)];
  if ((first & X_ADVANCE) === 0) return undefined;
  const before = valueSize(first & (X_ADVANCE - 1));
  const size = valueSize(first) + valueSize(second);
  if (subtable.getUint16(0) === 2) {
    const row = classOf(from(subtable, subtable.getUint16(8)), left);
    const column = classOf(from(subtable, subtable.getUint16(10)), right);
    const columns = subtable.getUint16(14);
    return subtable.getInt16(16 + (row * columns + column) * size + before);
  }
  const set = from(subtable, subtable.getUint16(10 + 2 * covered));
  for (let index = 0; index < set.getUint16(0); index++) {
    const at = 2 + (2 + size) * index;
    if (set.getUint16(at) === right) return set.getInt16(at + 2 + before);
  }
  return undefined;
}

const PAIRS = 2;
const EXTENSION = 9;

/** The pair subtables of a lookup. */
function listPairTables(lookup: DataView): DataView[] {
  const type = lookup.getUint16(0);
  return listOffsets(lookup, 4).flatMap((offset) => {
    const subtable = from(lookup, offset);
    if (type === PAIRS) return [subtable];
    const isPair = type === EXTENSION && subtable.getUint16(2) === PAIRS;
    return isPair ? [from(subtable, subtable.getUint32(4))] : [];
  });
}

/** Numbers of the lookups that the feature "kern" names. */
function listKernLookups(gpos: DataView): Set<number> {
  const features = from(gpos, gpos.getUint16(6));
  const found = new Set<number>();
  for (let index = 0; index < features.getUint16(0); index++) {
    const at = 2 + 6 * index;
    if (features.getUint32(at) !== 0x6b65726e) continue;
    for (const lookup of listOffsets(from(features, features.getUint16(at + 4)), 2)) {
      found.add(lookup);
    }
  }
  return found;
}

/** Reads the kerning of a font from its table GPOS, in units of the font; 0 for a font without one. */
export function readKerning(gpos: DataView | undefined): (left: number, right: number) => number {
  if (!gpos) return () => 0;
  const list = from(gpos, gpos.getUint16(8));
  const offsets = listOffsets(list, 0);
  const lookups = [...listKernLookups(gpos)].map((index) =>
    listPairTables(from(list, offsets[index] ?? 0)),
  );
  return (left, right) =>
    lookups.reduce((sum, subtables) => {
      for (const subtable of subtables) {
        const value = readPair(subtable, left, right);
        if (value !== undefined) return sum + value;
      }
      return sum;
    }, 0);
}
