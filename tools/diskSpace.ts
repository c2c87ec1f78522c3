import { statfsSync } from "node:fs";

/** What a build writes into `.cache`, `public`, `dist` and `node_modules/.cache`, with room, in MB. */
const NEEDED = 300;

/** Says that a disk is nearly full, by the MB that are free on it; `undefined` when a build fits on it. */
export function describeSpace(root: string, free: number): string | undefined {
  if (free >= NEEDED) return undefined;
  return [
    `${root}: the disk has ${String(Math.floor(free))} MB left, and a build takes up to ${String(NEEDED)} MB: the errors above may come from that.`,
    "  Fix: make room on the disk, and build again.",
  ].join("\n");
}

/** What may be wrong with the disk after a build has failed: Gatsby's own errors do not say it. */
export function findDiskFault(root: string): string | undefined {
  const { bavail, bsize } = statfsSync(root);
  return describeSpace(root, (bavail * bsize) / 1e6);
}
