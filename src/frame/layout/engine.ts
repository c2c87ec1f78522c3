import type { LayoutBox, LayoutResult } from "../../shared/layout/layoutResult";
import type { Box, LayoutSpec } from "../../shared/layout/layoutSpec";
import { readPiecePlaces, type PiecePlace } from "./piecePlaces";
import { runToolkit } from "./runToolkit";

const round = (value: number): number => Number(value.toFixed(4)) + 0;

function roundBox({ left, top, width, height }: Box): Box {
  return { left: round(left), top: round(top), width: round(width), height: round(height) };
}

function toBox({ index, rotation, ...box }: PiecePlace): LayoutBox {
  return {
    ...roundBox(box),
    index,
    ...(rotation === undefined ? {} : { rotation: round(rotation) }),
  };
}

/** Why the toolkit failed, in words a reader can act on. */
function explainFailure({ attributes }: LayoutSpec, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (attributes.slots && attributes.haphazardly !== undefined && !attributes.size) {
    return `The toolkit cannot scatter slots: remove \`haphazardly\` or \`slots\`. (${message})`;
  }
  return `The toolkit stopped with an error: ${message}`;
}

/** The toolkit divides by zero for some combinations, and lets gaps consume the pieces. */
function checkBox(box: LayoutBox): void {
  const piece = `piece ${String(box.index + 1)}`;
  if (!Object.values(box).every(Number.isFinite)) {
    throw new Error(
      `The toolkit computes no position for ${piece} (NaN): \`haphazardly\` needs room to move in both directions.`,
    );
  }
  if (box.width <= 0 || box.height <= 0) {
    throw new Error(`Gaps and margins leave no room: the toolkit computes no size for ${piece}.`);
  }
}

/**
 * Lets the toolkit compute where the pieces go. Throws an Error with the toolkit's message when it fails;
 * what it warns about is part of the result.
 */
export function computeLayout(spec: LayoutSpec): LayoutResult {
  const { value, warnings } = runToolkit(() => {
    try {
      return readPiecePlaces(spec);
    } catch (error) {
      throw new Error(explainFailure(spec, error), { cause: error });
    }
  });
  const boxes = value.places.map(toBox);
  boxes.forEach(checkBox);
  return {
    boxes,
    hidden: value.total - boxes.length,
    area: roundBox(value.area),
    cells: value.cells.map(roundBox),
    warnings,
  };
}
