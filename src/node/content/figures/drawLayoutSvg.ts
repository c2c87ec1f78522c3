import { escapeHtml } from "../../html/escapeHtml";
import {
  toLayoutFigure,
  type FigurePiece,
  type LayoutFigure,
} from "../../../shared/layout/layoutFigure";
import type { LayoutResult } from "../../../shared/layout/layoutResult";
import type { LayoutSpec } from "../../../shared/layout/layoutSpec";
import { drawRect, number } from "./svgParts";

function drawLabel(label: string, x: number, y: number, size: number): string {
  return `<text class="label" x="${number(x)}" y="${number(y)}" font-size="${number(size)}" fill="currentColor" stroke="none">${escapeHtml(label)}</text>`;
}

function drawPiece(piece: FigurePiece): string {
  const { x, y, width, height, rotation, label, fontSize } = piece;
  const center = `${number(x + width / 2)} ${number(y + height / 2)}`;
  const turn = rotation === 0 ? "" : ` transform="rotate(${number(rotation)} ${center})"`;
  const words = drawLabel(label, x + fontSize, y + fontSize, fontSize);
  return `<g${turn}>${drawRect("piece", piece, 1)}${words}</g>`;
}

function drawBoundingBox(box: NonNullable<LayoutFigure["boundingBox"]>): string {
  const { x, y, width, height, label } = box;
  const words = label === "" ? "" : drawLabel(label, x + width / 2, y + height / 2, 4);
  return drawRect("bounds", box) + words;
}

/**
 * Draws a layout as SVG text: the board, the pieces in the order in which they are painted, and their
 * numbers. Colors come from the site's CSS; without it the figure is an outline.
 */
export function drawLayoutSvg(spec: LayoutSpec, result: LayoutResult): string {
  const { width, height, viewBox, pieces, boundingBox } = toLayoutFigure(spec, result);
  return (
    `<svg viewBox="${viewBox}" fill="none" stroke="currentColor" stroke-width="0.4" text-anchor="middle" dominant-baseline="central" aria-hidden="true">` +
    drawRect("board", { x: 0, y: 0, width, height }) +
    pieces.map(drawPiece).join("") +
    (boundingBox ? drawBoundingBox(boundingBox) : "") +
    "</svg>"
  );
}
