import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { createHash } from "node:crypto";
import { readText } from "../../files/readText";
import { CHANGES_FEED } from "../../../shared/contracts/changesFeed";
import type { PictureFiles } from "../mdx/context";

/**
 * Size in bytes of a file under `static/`, or 0 for the feed, which the build writes; `undefined` when the
 * path names neither.
 */
export function staticFileSize(url: string): number | undefined {
  if (url === `/${CHANGES_FEED}`) return 0;
  if (!/^\/[\w./-]+$/.test(url) || url.split("/").includes("..")) return undefined;
  const stats = statSync(path.join(process.cwd(), "static", url), { throwIfNoEntry: false });
  return stats?.isFile() ? stats.size : undefined;
}

/** Folder of the committed pictures, inside `static/`. */
const DIAGRAM_FOLDER = "diagrams";

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
export function findDiagram(source: string): PictureFiles | undefined {
  const name = diagramHash(source);
  const folder = path.join(process.cwd(), "static", DIAGRAM_FOLDER);
  const light = path.join(folder, `${name}.light.svg`);
  if (!existsSync(light) || !existsSync(path.join(folder, `${name}.dark.svg`))) return undefined;
  return {
    light: `/${DIAGRAM_FOLDER}/${name}.light.svg`,
    dark: `/${DIAGRAM_FOLDER}/${name}.dark.svg`,
    ...readSize(readText(light)),
  };
}
