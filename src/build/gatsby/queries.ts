import { readdirSync } from "node:fs";
import path from "node:path";
import { readText } from "../content/readText";

/** A ready-made GraphQL query for authors, as a file of `docs/queries` holds it. */
export interface AuthorQuery {
  /** Name of the file without its extension, such as `drafts`; the argument of `npm run query`. */
  readonly name: string;
  /** What it answers: the comment at the start of the file, on one line. */
  readonly about: string;
  /** The GraphQL document, with the comment. */
  readonly text: string;
  /** Variables that the document declares; see {@link queryVariables}. */
  readonly variables: Readonly<Record<string, string>>;
}

/** The day one year before another day, as YYYY-MM-DD. */
function yearBefore(day: Date): string {
  const before = new Date(day);
  before.setUTCFullYear(before.getUTCFullYear() - 1);
  return before.toISOString().slice(0, 10);
}

/** Values of the variables that a query may declare, by name. */
const VARIABLES: Readonly<Record<string, (today: Date) => string>> = {
  aYearAgo: yearBefore,
  route: () => "/game/actions",
};

/** The variables that a query declares, with their initial values. */
function queryVariables(text: string, today: Date): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(VARIABLES).flatMap(([name, value]) =>
      text.includes(`$${name}:`) ? [[name, value(today)]] : [],
    ),
  );
}

/** Reads a file of `docs/queries`. Throws when the file does not begin with a comment. */
export function parseQuery(name: string, text: string, today: Date): AuthorQuery {
  const [comment] = /^(?:#.*\n)+/.exec(text) ?? [];
  if (comment === undefined)
    throw new Error(
      `docs/queries/${name}.graphql: begin with a comment that says what it answers.`,
    );
  const about = comment.replace(/^#\s*/gm, "").trim().replace(/\n/g, " ");
  return { name, about, text, variables: queryVariables(text, today) };
}

export interface QueryAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string }[];
}

type Row = Readonly<Record<string, unknown>>;

/** Most characters in a column; longer values end with an ellipsis. */
const WIDEST = 60;

/** A value as one cell: lists are joined, and objects become their own values. */
function toCell(value: unknown): string {
  if (Array.isArray(value)) return [...new Set(value.map(toCell))].join(", ");
  if (typeof value === "object" && value !== null)
    return Object.values(value).map(toCell).join(" ");
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value.replace(/\s+/g, " ") : JSON.stringify(value);
}

/** The rows of an answer: the first field's nodes, its list, or the field itself. */
function findRows(data: Row): readonly Row[] {
  const [value] = Object.values(data);
  const nodes = (value as { nodes?: unknown } | undefined)?.nodes ?? value;
  return (Array.isArray(nodes) ? nodes : [nodes]) as readonly Row[];
}

const cut = (text: string): string =>
  text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text;

/** An answer as a table with the field names above it and the row count below. */
export function formatAnswer({ data, errors }: QueryAnswer): string {
  if (errors && errors.length > 0) return errors.map(({ message }) => message).join("\n");
  const rows = findRows(data ?? {});
  if (rows.length === 0) return "0 rows";
  const names = Object.keys(rows[0] ?? {});
  const table = [names, ...rows.map((row) => names.map((name) => cut(toCell(row[name]))))];
  const widths = names.map((_, at) => Math.max(...table.map((cells) => cells[at]?.length ?? 0)));
  const lines = table.map((cells) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return [...lines, "", rows.length === 1 ? "1 row" : `${String(rows.length)} rows`].join("\n");
}

const ENDING = ".graphql";

/** The queries of `docs/queries`, by name. */
export function readQueries(): AuthorQuery[] {
  const folder = path.resolve("docs/queries");
  const today = new Date();
  return readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .sort()
    .map((file) => {
      const text = readText(path.join(folder, file));
      return parseQuery(path.basename(file, ENDING), text, today);
    });
}
