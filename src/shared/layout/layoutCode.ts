import {
  ATTRIBUTE_NAMES,
  isGrid,
  type LayoutAttributes,
  type LayoutSpace,
  type LayoutSpec,
} from "./layoutSpec";

const WIDTH = 60;

/** The attributes that differ from what the toolkit assumes when they are omitted. */
function significantAttributes({ attributes, space }: LayoutSpec): LayoutAttributes {
  const direction = space?.kind === "Stack" ? "ltr" : "square";
  const defaults: LayoutAttributes = isGrid(space)
    ? { direction }
    : { alignment: "center", scaling: "fit", direction };
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

function toLines(name: string, value: unknown): string[] {
  const line = `  ${name}: ${toLiteral(value)},`;
  if (line.length <= WIDTH || !Array.isArray(value)) return [line];
  return [`  ${name}: [`, ...value.map((item) => `    ${toLiteral(item)},`), "  ],"];
}

/** What the code calls the space and its contents. */
function namesOf(space: LayoutSpace | undefined) {
  if (!space) return { variable: "hand", content: "Card", call: "layout(Card, " };
  const call = "configureLayout(";
  if (!isGrid(space)) return { variable: "deck", content: "Card", call };
  return { variable: "board", content: "Space", call };
}

/**
 * The TypeScript that produces a layout: the space if it is not a plain one, the pieces' own ratio if
 * they have one, and the attributes that differ from the toolkit's defaults.
 */
export function layoutCode(spec: LayoutSpec): string {
  const { aspectRatio, space } = spec;
  const { variable, content, call } = namesOf(space);
  const lines: string[] = [];
  if (space) {
    const { kind, ...size } = space;
    const options = isGrid(space) ? `, ${toLiteral(size)}` : "";
    lines.push(
      "// with the game's other elements",
      `const ${variable} = game.create(${kind}, "${variable}"${options});`,
      "// in the layout of render()",
    );
  }
  if (aspectRatio !== undefined)
    lines.push(`${variable}.all(${content}).appearance({ aspectRatio: ${String(aspectRatio)} });`);
  const attributes = significantAttributes(spec);
  const short = `${variable}.${call}${toLiteral(attributes)});`;
  if (short.length <= WIDTH) return [...lines, short].join("\n");
  const body = Object.entries(attributes).flatMap(([name, value]) => toLines(name, value));
  return [...lines, `${variable}.${call}{`, ...body, "});"].join("\n");
}
