import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { kindOf } from "./distFiles";

/** All files below a folder, relative to it, with slashes, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .sort();
}

/** Deletes what a former build wrote for pages that may no longer exist: it would be deployed too. */
export function deleteFormerFiles(publicPath: string): void {
  for (const file of listFiles(publicPath)) {
    if (kindOf(file).renewed) rmSync(path.join(publicPath, file));
  }
}
