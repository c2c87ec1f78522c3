import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { DiagramPicture } from "../../../src/build/mdx/context";

/** Folder of the committed pictures, inside `static/`. */
export const DIAGRAM_FOLDER = "diagrams";

/** Name of a diagram's pictures: a hash of its source, so that an edited diagram needs new ones. */
export function diagramHash(source: string): string {
  return createHash("sha256").update(source.trim()).digest("hex").slice(0, 16);
}

/** Width and height of an SVG file in CSS px, from its root element. */
function readSize(svg: string): { width: number; height: number } {
  const [, width = "0", height = "0"] =
    /<svg[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  return { width: Math.round(Number(width)), height: Math.round(Number(height)) };
}

/** Finds the committed pictures of a diagram under `static/diagrams`. */
export function findDiagram(source: string): DiagramPicture | undefined {
  const name = diagramHash(source);
  const folder = path.join(process.cwd(), "static", DIAGRAM_FOLDER);
  const light = path.join(folder, `${name}.light.svg`);
  if (!existsSync(light) || !existsSync(path.join(folder, `${name}.dark.svg`))) return undefined;
  return {
    light: `/${DIAGRAM_FOLDER}/${name}.light.svg`,
    dark: `/${DIAGRAM_FOLDER}/${name}.dark.svg`,
    ...readSize(readFileSync(light, "utf8")),
  };
}
