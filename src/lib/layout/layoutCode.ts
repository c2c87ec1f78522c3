import { ATTRIBUTE_NAMES, type LayoutAttributes, type LayoutSpec } from "./layoutSpec";

const WIDTH = 60;

/** What the toolkit assumes when an attribute is left out. */
const DEFAULTS: LayoutAttributes = { alignment: "center", direction: "square", scaling: "fit" };

function toLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toLiteral).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{ ${fields.map(([key, field]) => `${key}: ${toLiteral(field)}`).join(", ")} }`;
}

function toLines(name: string, value: unknown, indent: string): string[] {
  const line = `${indent}${name}: ${toLiteral(value)},`;
  if (line.length <= WIDTH || !Array.isArray(value)) return [line];
  const items = value.map((item) => `${indent}  ${toLiteral(item)},`);
  return [`${indent}${name}: [`, ...items, `${indent}],`];
}

/**
 * The TypeScript that gives a layout: the pieces' own ratio if they have one, and the attributes
 * that differ from the toolkit's defaults.
 */
export function layoutCode({ aspectRatio, attributes }: LayoutSpec): string {
  const entries = ATTRIBUTE_NAMES.flatMap((name): [string, unknown][] => {
    const value = attributes[name];
    return value === undefined || value === DEFAULTS[name] ? [] : [[name, value]];
  });
  const literal = entries.length === 0 ? "{}" : toLiteral(Object.fromEntries(entries));
  const short = `hand.layout(Card, ${literal});`;
  const body = entries.flatMap(([name, value]) => toLines(name, value, "  "));
  const call = short.length <= WIDTH ? [short] : ["hand.layout(Card, {", ...body, "});"];
  const ratio = `hand.all(Card).appearance({ aspectRatio: ${String(aspectRatio)} });`;
  return [...(aspectRatio === undefined ? [] : [ratio]), ...call].join("\n");
}
