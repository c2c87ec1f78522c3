import { TOOLKIT } from "./toolkit";

/** Says that all samples of a page are checked, and with what; `count` is at least 1. */
export function samplesNote(count: number, toolkitVersion: string): string {
  const samples = count === 1 ? "1 sample" : `${String(count)} samples`;
  return `${samples} checked with ${TOOLKIT} ${toolkitVersion}`;
}
