import type { LayoutResult } from "../../../../shared/layout/layoutResult";
import type { LayoutSpec } from "../../../../shared/layout/layoutSpec";
import { areaHandles, slotHandles } from "./boxHandles";
import { gapHandles, offsetHandle, sizeHandle } from "./cellHandles";
import type { LayoutHandle } from "./layoutHandle";
import { marginHandles } from "./marginHandles";

/**
 * The handles of a layout: those of the attributes that are set and have an effect. Nothing can be
 * done by them that the form could not do.
 */
export function listHandles(spec: LayoutSpec, result: LayoutResult): readonly LayoutHandle[] {
  const { board, attributes } = spec;
  const { slots, area, margin, gap, offsetColumn, offsetRow, size } = attributes;
  if (slots) return slots.flatMap((_, index) => slotHandles(board, slots, index));
  const [first] = result.cells;
  const hasOffset = offsetColumn !== undefined || offsetRow !== undefined;
  return [
    ...(area ? areaHandles(board, area) : margin === undefined ? [] : marginHandles(spec)),
    ...(gap === undefined || hasOffset ? [] : gapHandles(spec, result.cells)),
    ...(first && offsetColumn !== undefined ? [offsetHandle("offsetColumn", spec, first)] : []),
    ...(first && offsetRow !== undefined ? [offsetHandle("offsetRow", spec, first)] : []),
    ...(first && size ? [sizeHandle(spec, first)] : []),
  ];
}
