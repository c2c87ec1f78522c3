/** What GraphQL answers to a query. */
export interface QueryAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string }[];
}

/** The texts of a cell: none for null, several for a list. */
export type Cell = readonly string[];

/** An answer as a table: the first list in it, and the values beside that list. */
export interface AnswerTable {
  readonly facts: readonly { readonly name: string; readonly cell: Cell }[];
  /** Names of the fields. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Whether the list has no rows or, in an answer without a list, no value is known. */
  readonly isEmpty: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value as one text; an object becomes its own values. */
function toText(value: unknown): string {
  if (typeof value === "string") return value.replace(/\s+/g, " ");
  if (isObject(value)) return Object.values(value).map(toText).join(" ");
  return Array.isArray(value) || value === null ? toCell(value).join(", ") : JSON.stringify(value);
}

function toCell(value: unknown): Cell {
  if (value === null) return [];
  return Array.isArray(value) ? [...new Set(value.map(toText))] : [toText(value)];
}

/** Lays out an answer as a table. */
export function toTable(data: Fields): AnswerTable {
  const facts: { name: string; cell: Cell }[] = [];
  let list: readonly Fields[] | undefined;
  const collect = (fields: Fields): void => {
    for (const [name, value] of Object.entries(fields)) {
      if (isObject(value)) collect(value);
      else if (!list?.length && Array.isArray(value) && value.every(isObject)) list = value;
      else facts.push({ name, cell: toCell(value) });
    }
  };
  collect(data);
  const known = facts.filter(({ cell }) => cell.length > 0);
  const columns = Object.keys(list?.[0] ?? {});
  const rows = (list ?? []).map((row) => columns.map((name) => toCell(row[name])));
  return { facts: known, columns, rows, isEmpty: (list ?? known).length === 0 };
}

/** Most characters in a column; longer values end with an ellipsis. */
const WIDEST = 60;

const cut = (text: string): string =>
  text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text;

/** Lines of columns, each as wide as its longest text. */
function alignColumns(lines: readonly (readonly string[])[]): string[] {
  const widths = lines[0]?.map((_, at) =>
    Math.max(...lines.map((cells) => cells[at]?.length ?? 0)),
  );
  return lines.map((cells) =>
    cells
      .map((cell, at) => cell.padEnd(widths?.[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

/** An answer as text: the values beside the list, the list as a table, and its number of rows. */
export function formatAnswer({ data, errors }: QueryAnswer): string {
  if (errors && errors.length > 0) return errors.map(({ message }) => message).join("\n");
  const { facts, columns, rows, isEmpty } = toTable(data ?? {});
  const values = alignColumns(facts.map(({ name, cell }) => [name, cell.join(", ")]));
  const cells = rows.map((row) => row.map((cell) => cut(cell.join(", "))));
  const count = rows.length === 1 ? "1 row" : `${String(rows.length)} rows`;
  const blocks = [
    values,
    ...(rows.length > 0 ? [alignColumns([columns, ...cells])] : []),
    ...(rows.length > 0 || isEmpty ? [[count]] : []),
  ];
  return blocks
    .map((lines) => lines.join("\n"))
    .filter((block) => block !== "")
    .join("\n\n");
}
