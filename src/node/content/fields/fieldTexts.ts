import { z } from "zod";
import { TYPES } from "./fieldFault";
import { pageFrontmatterSchema, type PageFrontmatter } from "./frontmatter";

/** What JSON Schema says of a field, and what its schema adds for the site. */
interface Field {
  readonly type?: string;
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Field[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly description?: string;
  readonly node?: string;
  readonly orElse?: keyof PageFrontmatter;
}

/** The fields of a schema by name; `io` is `input` for what authors write, `output` for what is read. */
function listFields(schema: z.ZodObject, io: "input" | "output") {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io });
  return Object.entries(properties).map(([name, field]) => ({
    name,
    field: field as Field,
    isRequired: required.includes(name),
  }));
}

const quote = (value: string): string => `\`${value}\``;

/** Which values a field may have, in words. */
function describeValues(field: Field): string {
  const { type = "", minLength, maxLength, anyOf } = field;
  if (anyOf) return anyOf.map(describeValues).join(" or ");
  if (field.const !== undefined) return quote(field.const);
  if (field.enum) return field.enum.map(quote).join(" or ");
  if (type === "boolean") return "`true` or `false`";
  if (maxLength === undefined) return TYPES[type] ?? "";
  return `${minLength === undefined ? "up" : String(minLength)} to ${String(maxLength)} characters`;
}

/** The fields of a schema as a table of Markdown; those that an author must write are marked *. */
export function fieldTable(schema: z.ZodObject): string {
  const rows = listFields(schema, "input").map(
    ({ name, field, isRequired }) =>
      `| \`${name}\`${isRequired ? " *" : ""} | ${describeValues(field)} | ${field.description ?? ""} |`,
  );
  return ["| field | value | what it is |", "| --- | --- | --- |", ...rows].join("\n");
}

/** The front matter's fields as fields of `DocPage`. */
const NODE_FIELDS = listFields(pageFrontmatterSchema, "output");

const GRAPHQL_TYPES: Readonly<Record<string, string>> = {
  string: "String",
  number: "Float",
  boolean: "Boolean",
  array: "[String!]",
  object: "JSON",
};

/** The GraphQL fields of `DocPage` that its front matter makes: type and description by name. */
export function frontmatterGraphql(): Record<string, { type: string; description: string }> {
  return Object.fromEntries(
    NODE_FIELDS.map(({ name, field, isRequired }) => {
      const type = GRAPHQL_TYPES[field.type ?? ""] ?? "JSON";
      const isNonNull = isRequired || field.orElse !== undefined;
      // Links in it are relative to docs/authoring.
      const description = (field.description ?? "").replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");
      return [field.node ?? name, { type: isNonNull ? `${type}!` : type, description }];
    }),
  );
}

/** The fields of a page's node that its front matter makes; one without a value is null. */
export function frontmatterNode(frontmatter: PageFrontmatter): Readonly<Record<string, unknown>> {
  const values: Readonly<Record<string, unknown>> = frontmatter;
  return Object.fromEntries(
    NODE_FIELDS.map(({ name, field }) => [
      field.node ?? name,
      values[name] ?? values[field.orElse ?? ""] ?? null,
    ]),
  );
}
