import type { LayoutBox, LayoutResult } from "../../shared/layout/layoutResult";
import { isGrid, type Box, type LayoutSpec } from "../../shared/layout/layoutSpec";
import { readGridCells } from "./gridCells";
import { createLayoutGame } from "./layoutGame";
import { runToolkit } from "./runToolkit";

const WHOLE: Box = { left: 0, top: 0, width: 100, height: 100 };

const round = (value: number): number => Number(value.toFixed(4)) + 0;

function roundBox({ left, top, width, height }: Box): Box {
  return { left: round(left), top: round(top), width: round(width), height: round(height) };
}

/** What the toolkit makes of a spec, in % of the space; the boxes are in painting order. */
function readLayout(spec: LayoutSpec): Omit<LayoutResult, "warnings"> {
  const { attributes, aspectRatio, space, taken = [] } = spec;
  const game = createLayoutGame(spec);
  // The spaces of a grid cannot leave.
  const leaving = isGrid(space) ? [] : game.pieces.filter((_, index) => taken.includes(index));
  if (leaving.length > 0) {
    // Sticky pieces remember their cells from this first layout.
    game.layOut(attributes, aspectRatio);
    for (const piece of leaving) piece.remove();
  }
  const layout = game.layOut(attributes, aspectRatio);
  const boxes = (layout?.children ?? []).flatMap(({ element, relPos }): LayoutBox[] => {
    if (!relPos) return [];
    const { rotation, ...box } = relPos;
    const turned = rotation === undefined ? {} : { rotation: round(rotation) };
    return [{ ...roundBox(box), index: game.pieces.indexOf(element), ...turned }];
  });
  return {
    boxes,
    hidden: game.pieces.length - leaving.length - boxes.length,
    area: roundBox(layout?.area ?? WHOLE),
    cells: readGridCells(spec, game).map(roundBox),
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
      return readLayout(spec);
    } catch (error) {
      throw new Error(explainFailure(spec, error), { cause: error });
    }
  });
  value.boxes.forEach(checkBox);
  return { ...value, warnings };
}
