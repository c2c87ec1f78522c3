import type { FenceMeta } from "./fenceMeta";

/** The part of a fence that determines what becomes of it. */
interface FenceKind {
  readonly language: string;
  readonly meta: FenceMeta;
}

/** Whether the fence holds code that TypeScript understands: `ts`, `tsx`, and live `jsx`. */
export function isTyped({ language, meta }: FenceKind): boolean {
  return /^tsx?$/.test(language) || (language === "jsx" && meta.flags.includes("live"));
}

/** Whether TypeScript compiles a typed fence: it does unless there is a `nocheck` reason. */
export function isChecked({ meta }: Pick<FenceKind, "meta">): boolean {
  return meta.attributes["nocheck"] === undefined;
}

/** How many samples a page has if all of them are checked; `undefined` if one is not, or there are none. */
export function countChecked(fences: readonly FenceKind[]): number | undefined {
  const typed = fences.filter(isTyped);
  return typed.length > 0 && typed.every(isChecked) ? typed.length : undefined;
}
