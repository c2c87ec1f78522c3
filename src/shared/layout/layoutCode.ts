import {
  ATTRIBUTE_NAMES,
  isGrid,
  type LayoutAttributes,
  type LayoutSpace,
  type LayoutSpec,
} from "./layoutSpec";

const WIDTH = 60;

/** The toolkit's default when an attribute is omitted. */
function defaultsOf(space: LayoutSpace | undefined): LayoutAttributes {
  if (isGrid(space)) return { direction: "square" };
  return { alignment: "center", scaling: "fit", direction: space ? "ltr" : "square" };
}

/** The attributes that differ from the toolkit's defaults. */
export function significantAttributes({ attributes, space }: LayoutSpec): LayoutAttributes {
  const defaults = defaultsOf(space);
  return Object.fromEntries(
    ATTRIBUTE_NAMES.map((name) => [name, attributes[name]] as const).filter(
      ([name, value]) => value !== undefined && value !== defaults[name],
    ),
  );
}

function toLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toLiteral).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  if (fields.length === 0) return "{}";
  return `{ ${fields.map(([key, field]) => `${key}: ${toLiteral(field)}`).join(", ")} }`;
}

function toLines(name: string, value: unknown, indent: string): string[] {
  const line = `${indent}${name}: ${toLiteral(value)},`;
  if (line.length <= WIDTH || !Array.isArray(value)) return [line];
  const items = value.map((item) => `${indent}  ${toLiteral(item)},`);
  return [`${indent}${name}: [`, ...items, `${indent}],`];
}

/** What the code calls the space and its contents. */
function namesOf(space: LayoutSpace | undefined) {
  if (!space) return { variable: "hand", content: "Card", call: "layout(Card, " };
  const call = "configureLayout(";
  if (!isGrid(space)) return { variable: "deck", content: "Card", call };
  return { variable: "board", content: "Space", call };
}

function createLines(space: LayoutSpace | undefined): string[] {
  if (!space) return [];
  const { kind, ...size } = space;
  const { variable } = namesOf(space);
  const options = isGrid(space) ? `, ${toLiteral(size)}` : "";
  return [
    "// with the game's other elements",
    `const ${variable} = game.create(${kind}, "${variable}"${options});`,
    "// in the layout of render()",
  ];
}

/**
 * The TypeScript that produces a layout: the space if it is not a plain one, the pieces' own ratio if
 * they have one, and the attributes that differ from the toolkit's defaults.
 */
export function layoutCode(spec: LayoutSpec): string {
  const { aspectRatio, space } = spec;
  const { variable, content, call } = namesOf(space);
  const attributes = significantAttributes(spec);
  const short = `${variable}.${call}${toLiteral(attributes)});`;
  const body = Object.entries(attributes).flatMap(([name, value]) => toLines(name, value, "  "));
  const lines = short.length <= WIDTH ? [short] : [`${variable}.${call}{`, ...body, "});"];
  const ratio = `${variable}.all(${content}).appearance({ aspectRatio: ${String(aspectRatio)} });`;
  return [...createLines(space), ...(aspectRatio === undefined ? [] : [ratio]), ...lines].join(
    "\n",
  );
}
