import type { infer as Infer } from "zod/mini";
import type { layoutResultSchema } from "./layoutResultSchema";

/** Where one visible piece is. */
export type LayoutBox = LayoutResult["boxes"][number];

/** What the layout engine computes from a spec. */
export type LayoutResult = Infer<typeof layoutResultSchema>;

/** Describes in one sentence what a figure shows. */
export function describeResult({ boxes, hidden }: LayoutResult): string {
  const pieces = boxes.length + hidden;
  const all = pieces === 1 ? "1 piece" : `${String(pieces)} pieces`;
  if (hidden === 0) return `${all}, all shown.`;
  return `${all}: ${String(boxes.length)} shown, ${String(hidden)} hidden.`;
}
