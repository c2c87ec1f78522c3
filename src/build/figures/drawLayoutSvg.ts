import { escapeHtml } from "../html/escapeHtml";
import {
  toLayoutFigure,
  type FigurePiece,
  type LayoutFigure,
} from "../../shared/layout/layoutFigure";
import type { LayoutResult } from "../../shared/layout/layoutResult";
import type { LayoutSpec } from "../../shared/layout/layoutSpec";

const round = (value: number): string => String(Math.round(value * 100) / 100 + 0);

function drawPiece(piece: FigurePiece): string {
  const { x, y, width, height, rotation, label, fontSize } = piece;
  const center = `${round(x + width / 2)} ${round(y + height / 2)}`;
  const turn = rotation === 0 ? "" : ` transform="rotate(${round(rotation)} ${center})"`;
  return (
    `<g${turn}>` +
    `<rect class="piece" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="1"/>` +
    `<text class="label" x="${round(x + fontSize)}" y="${round(y + fontSize)}" font-size="${round(fontSize)}" fill="currentColor" stroke="none">${label}</text>` +
    "</g>"
  );
}

function drawBoundingBox(box: NonNullable<LayoutFigure["boundingBox"]>): string {
  const { x, y, width, height, label } = box;
  return (
    `<rect class="bounds" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"/>` +
    (label === ""
      ? ""
      : `<text class="label" x="${round(x + width / 2)}" y="${round(y + height / 2)}" font-size="4" fill="currentColor" stroke="none">${escapeHtml(label)}</text>`)
  );
}

/**
 * Draws a layout as SVG text: the board, the pieces in the order in which they are painted, and their
 * numbers. Colors come from the site's CSS; without it the figure is an outline.
 */
export function drawLayoutSvg(spec: LayoutSpec, result: LayoutResult): string {
  const { width, height, viewBox, pieces, boundingBox } = toLayoutFigure(spec, result);
  const size = `width="${round(width)}" height="${round(height)}"`;
  return (
    `<svg viewBox="${viewBox}" fill="none" stroke="currentColor" stroke-width="0.4" text-anchor="middle" dominant-baseline="central" aria-hidden="true">` +
    `<rect class="board" x="0" y="0" ${size}/>` +
    pieces.map(drawPiece).join("") +
    (boundingBox ? drawBoundingBox(boundingBox) : "") +
    "</svg>"
  );
}
