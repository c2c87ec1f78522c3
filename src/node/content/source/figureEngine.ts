import path from "node:path";
import { findFences } from "../fields/fences";
import { describeFigure } from "../figures/describeFigure";
import { drawFigure } from "../figures/drawFigure";
import type { Panel } from "../../../shared/contracts/figureSchema";
import type { PanelFacts } from "../../../shared/contracts/panelFacts";
import { parseFigure } from "../figures/parseFigure";
import { loadFrameFunction } from "./frameBundle";

/** A figure in the forms that readers get. */
export interface Figure {
  /** HTML with SVG. */
  readonly html: string;
  /** Lines of plain text. */
  readonly text: string;
}

/** Makes a figure from its YAML; throws an Error that says what is wrong with it. */
export type MakeFigure = (yaml: string) => Figure;

async function createFigureMaker(): Promise<MakeFigure> {
  const computePanel = await loadFrameFunction<(panel: Panel) => PanelFacts>(
    path.join("src", "frame", "figures", "engine.ts"),
    "computePanel",
  );
  // A page is compiled more than once per build; what a figure shows depends only on its YAML.
  const made = new Map<string, Figure>();
  return (yaml) => {
    const known = made.get(yaml);
    if (known) return known;
    const panels = parseFigure(yaml).map((panel) => ({
      title: panel.title,
      facts: computePanel(panel),
    }));
    const figure = { html: drawFigure(panels), text: describeFigure(panels) };
    made.set(yaml, figure);
    return figure;
  };
}

let maker: Promise<MakeFigure> | undefined;

/** Bundles the figure engine once per process. */
export function loadFigureMaker(): Promise<MakeFigure> {
  maker ??= createFigureMaker();
  return maker;
}

/**
 * The figures of a page as text, by their YAML; invalid ones are left out, because the checks report them.
 */
export async function describeFigures(
  source: string,
): Promise<readonly { readonly source: string; readonly text: string }[]> {
  const fences = findFences(source).filter(({ language }) => language === "figure");
  if (fences.length === 0) return [];
  const make = await loadFigureMaker();
  return fences.flatMap(({ code }) => {
    try {
      return [{ source: code, text: make(code).text }];
    } catch {
      return [];
    }
  });
}
