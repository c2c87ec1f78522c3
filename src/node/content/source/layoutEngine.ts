import path from "node:path";
import { drawLayoutSvg } from "../figures/drawLayoutSvg";
import type { IslandProps } from "../../../shared/contracts/islandProps";
import type { LayoutResult } from "../../../shared/layout/layoutResult";
import { DEFAULT_LAYOUT_SPEC, type LayoutSpec } from "../../../shared/layout/layoutSpec";
import { parseLayoutSpec } from "../figures/parseFigure";
import { loadFrameFunction } from "./frameBundle";
import { layoutCode } from "../../../shared/layout/layoutCode";

/** Computes a layout with the toolkit; throws an Error in words when the toolkit fails. */
export type ComputeLayout = (spec: LayoutSpec) => LayoutResult;

export function loadLayoutEngine(): Promise<ComputeLayout> {
  return loadFrameFunction(path.join("src", "frame", "layout", "engine.ts"), "computeLayout");
}

/**
 * The `drawLayout` of the page compiler: YAML of a layout figure in, SVG out. Throws an Error that says what
 * is wrong, even for what the toolkit only warns about: a figure shows what works.
 */
export async function createLayoutDrawer(): Promise<(yaml: string) => string> {
  const computeLayout = await loadLayoutEngine();
  return (yaml) => {
    const spec = parseLayoutSpec(yaml);
    const result = computeLayout(spec);
    if (result.warnings.length > 0) {
      throw new Error(`the toolkit warns: ${result.warnings.join("; ")}.`);
    }
    return drawLayoutSvg(spec, result);
  };
}

/** The props of `<LayoutSandbox>`: what it shows before it runs. */
export function layoutSandboxProps(
  drawLayout: (yaml: string) => string,
): IslandProps["LayoutSandbox"] {
  return {
    initialSvg: drawLayout(JSON.stringify(DEFAULT_LAYOUT_SPEC)),
    initialCode: layoutCode(DEFAULT_LAYOUT_SPEC),
  };
}
