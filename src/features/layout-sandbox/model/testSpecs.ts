import fc from "fast-check";
import { isGrid, type LayoutAttributes, type LayoutSpec } from "../../../shared/layout/layoutSpec";
import {
  ALIGNMENTS,
  DIRECTIONS,
  HEX_AXES,
  HEX_SHAPES,
  SCALINGS,
} from "../../../shared/layout/layoutValues";

// For tests only: layouts of every kind, by chance.

/** Numbers as a control sets them: steps of a half. */
const half = (least: number, most: number) =>
  fc.integer({ min: least * 2, max: most * 2 }).map((value) => value / 2);
const count = fc.integer({ min: 1, max: 12 });
const vector = (least: number, most: number) =>
  fc.oneof(half(least, most), fc.record({ x: half(least, most), y: half(least, most) }));
const box = fc.record({
  left: half(0, 60),
  top: half(0, 60),
  width: half(5, 40),
  height: half(5, 40),
});
const span = fc.oneof(
  count,
  fc.record({ min: count }),
  fc.record({ max: count }),
  fc.record({ min: count, max: count }),
);
const side = half(0, 20);

const attributes = fc.record(
  {
    rows: span,
    columns: span,
    slots: fc.array(box, { minLength: 1, maxLength: 8 }),
    size: fc.record({ width: half(1, 60), height: half(1, 60) }),
    aspectRatio: half(0.5, 4),
    scaling: fc.constantFrom(...SCALINGS),
    gap: vector(-30, 30),
    offsetColumn: vector(-150, 150),
    offsetRow: vector(-150, 150),
    alignment: fc.constantFrom(...ALIGNMENTS),
    direction: fc.constantFrom(...DIRECTIONS),
    limit: count,
    maxOverlap: half(0, 100),
    haphazardly: half(0, 4),
    sticky: fc.boolean(),
    margin: fc.oneof(side, fc.record({ top: side, bottom: side, left: side, right: side })),
    area: box,
    showBoundingBox: fc.oneof(fc.boolean(), fc.string({ maxLength: 10 })),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<LayoutAttributes>;

const gridSide = fc.integer({ min: 1, max: 6 });
const space = fc.oneof(
  fc.constant({ kind: "Stack" as const }),
  fc.record({ kind: fc.constant("SquareGrid" as const), rows: gridSide, columns: gridSide }),
  fc.record(
    {
      kind: fc.constant("HexGrid" as const),
      rows: gridSide,
      columns: gridSide,
      shape: fc.constantFrom(...HEX_SHAPES),
      axes: fc.constantFrom(...HEX_AXES),
    },
    { requiredKeys: ["kind", "rows", "columns"] },
  ),
);

/** What a space of this kind accepts. */
function withoutRefused(spec: LayoutSpec): LayoutSpec {
  if (!isGrid(spec.space)) return spec;
  const accepted = { ...spec.attributes };
  delete accepted.scaling;
  delete accepted.alignment;
  return { ...spec, attributes: accepted };
}

/** Layouts by chance; each attribute is there or not. */
export const arbitrarySpec: fc.Arbitrary<LayoutSpec> = fc
  .record(
    {
      pieces: fc.integer({ min: 1, max: 40 }),
      aspectRatio: half(0.5, 4),
      board: half(0.5, 3),
      space,
      taken: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 3 }),
      attributes,
    },
    { requiredKeys: ["pieces", "board", "attributes"] },
  )
  .map((spec) => withoutRefused(spec as LayoutSpec));

/** Always the same number of layouts by chance, for tests that cannot run properties. */
export function sampleSpecs(count: number, seed: number): LayoutSpec[] {
  return fc.sample(arbitrarySpec, { numRuns: count, seed });
}
