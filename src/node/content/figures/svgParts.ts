import { escapeHtml } from "../../html/escapeHtml";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A number as written in SVG: two decimals, no minus zero. */
export const number = (value: number): string => String(Math.round(value * 100) / 100 + 0);

export function drawRect(
  className: string,
  { x, y, width, height }: Point & { readonly width: number; readonly height: number },
  radius = 0,
): string {
  const corners = radius === 0 ? "" : ` rx="${number(radius)}"`;
  return `<rect class="${className}" x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"${corners}/>`;
}

export function drawPolygon(className: string, points: readonly Point[]): string {
  const list = points.map(({ x, y }) => `${number(x)},${number(y)}`).join(" ");
  return `<polygon class="${className}" points="${list}"/>`;
}

export function drawLine(className: string, from: Point, to: Point): string {
  return `<line class="${className}" x1="${number(from.x)}" y1="${number(from.y)}" x2="${number(to.x)}" y2="${number(to.y)}"/>`;
}

/** Writes one line of words, centered at a point. */
export function drawText(className: string, words: string, { x, y }: Point, size: number): string {
  return `<text class="${className}" x="${number(x)}" y="${number(y)}" font-size="${number(size)}">${escapeHtml(words)}</text>`;
}

/** A picture of what lies between two corners, with room for outlines. */
export function drawPicture(parts: readonly string[], least: Point, most: Point): string {
  const edge = 1;
  const extent = [
    least.x - edge,
    least.y - edge,
    most.x - least.x + 2 * edge,
    most.y - least.y + 2 * edge,
  ];
  return `<svg viewBox="${extent.map(number).join(" ")}" text-anchor="middle" dominant-baseline="central" aria-hidden="true">${parts.join("")}</svg>`;
}
