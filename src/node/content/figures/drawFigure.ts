import { escapeHtml } from "../../html/escapeHtml";
import { drawGrid } from "./drawGrid";
import { drawMap } from "./drawMap";
import { drawOrder } from "./drawOrder";
import { drawTiles } from "./drawTiles";
import { drawViews } from "./drawViews";
import type { PanelFacts } from "../../../shared/contracts/panelFacts";

export interface FilledPanel {
  readonly title?: string | undefined;
  readonly facts: PanelFacts;
}

function drawFacts(facts: PanelFacts): string {
  switch (facts.kind) {
    case "grid":
      return drawGrid(facts);
    case "map":
      return drawMap(facts);
    case "tiles":
      return drawTiles(facts);
    case "views":
      return drawViews(facts);
    case "order":
      return drawOrder(facts);
  }
}

/** Lines below the picture: which cells touch. */
export function listNotes(facts: PanelFacts): readonly string[] {
  if (facts.kind !== "tiles") return [];
  return facts.touching.map(({ from, to, piece }) => `${from} touches ${to} of ${piece}`);
}

function drawPanel({ title, facts }: FilledPanel): string {
  const words = (className: string, line: string): string =>
    `<p class="${className}">${escapeHtml(line)}</p>`;
  return (
    `<div class="panel" data-kind="${facts.kind}">` +
    (title === undefined ? "" : words("panel-title", title)) +
    drawFacts(facts) +
    listNotes(facts)
      .map((line) => words("panel-note", line))
      .join("") +
    "</div>"
  );
}

/**
 * Draws the panels of a figure side by side as HTML with SVG. Colors come from the site's CSS; the panels
 * wrap to fit the width of the page.
 */
export function drawFigure(panels: readonly FilledPanel[]): string {
  const size = panels.length === 1 ? "one" : panels.length < 4 ? "few" : "many";
  return `<div class="panels" data-size="${size}">${panels.map(drawPanel).join("")}</div>`;
}
