import { cutReport } from "../../features/playground/model/play/protocol";
import type { ToolkitObject } from "../games/toolkitMoves";

/** A reader's value may be an object without a class. */
type AnyObject = Omit<ToolkitObject, "constructor"> & Partial<Pick<ToolkitObject, "constructor">>;

const isObject = (value: unknown): value is AnyObject =>
  typeof value === "object" && value !== null;

export function isElement(value: unknown): value is object & { branch(): string } {
  return isObject(value) && value.constructor?.isGameElement === true;
}

export function describeElement(element: object): string {
  const { constructor, name } = element as { constructor: { name: string }; name?: unknown };
  const title = typeof name === "string" ? ` “${name}”` : "";
  return cutReport(`${constructor.name}${title}`, 200);
}

function describeObject(value: object, depth: number): string {
  const entries = Object.entries(value)
    .slice(0, 20)
    .map(([key, item]) => `${key}: ${describe(item, depth + 1)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

function describe(value: unknown, depth: number): string {
  if (isElement(value)) return describeElement(value);
  if (isObject(value) && value.constructor?.isPlayer === true) {
    return String((value as { name?: unknown }).name);
  }
  if (depth > 3) return "…";
  if (Array.isArray(value)) {
    const items = value.slice(0, 50).map((item: unknown) => describe(item, depth + 1));
    return `[${items.join(", ")}${value.length > 50 ? ", …" : ""}]`;
  }
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "function") return `function ${value.name}`.trim();
  if (typeof value === "object" && value !== null) return describeObject(value, depth);
  return String(value);
}

/** A value as you would write it; elements and players by their names. */
export function describeValue(value: unknown, max?: number): string {
  return cutReport(describe(value, 0), max);
}
