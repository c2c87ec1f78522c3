import type { Box } from "../../shared/layout/layoutSpec";
import { applyLayouts, type ToolkitElement, type ToolkitGame } from "../layout/toolkit";

const round = (value: number): number => Number(value.toFixed(3)) + 0;

/** Lets the toolkit lay out a square board and returns where each element is, in % of the board. */
export function readBoxes(
  game: ToolkitGame,
  layout: () => void,
  elements: readonly ToolkitElement[],
): ReadonlyMap<ToolkitElement, Box> {
  const size = { x: 100, y: 100 };
  game.setBoardSize({ name: "_default", aspectRatio: 1, frame: size, screen: size });
  const { all } = applyLayouts(game, layout);
  return new Map(
    elements.map((element) => {
      const box = all[element._t.ref]?.pos;
      if (!box) throw new Error(`the toolkit computes no position for "${element.name}".`);
      const { left, top, width, height } = box;
      return [
        element,
        { left: round(left), top: round(top), width: round(width), height: round(height) },
      ];
    }),
  );
}
