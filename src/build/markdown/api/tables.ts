import type { PhrasingContent, Table } from "mdast";
import { tokensText } from "../../api/layout";
import type { ParameterRow, Tokens, TypeParameterRow } from "../../../shared/contracts/apiPage";
import { inlineCode, table, text } from "../nodes";
import { commentLine, toOneLine } from "./comment";
import { nameNode } from "./names";

/** A column; it is left out when it is empty in every row. */
interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => readonly PhrasingContent[];
}

function toTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): Table {
  const filled = columns.filter(({ cell }) => rows.some((row) => cell(row).length > 0));
  return table([
    filled.map(({ title }) => [text(title)]),
    ...rows.map((row) => filled.map(({ cell }) => cell(row))),
  ]);
}

function typeCell(tokens: Tokens | undefined): PhrasingContent[] {
  return tokens === undefined ? [] : [inlineCode(toOneLine(tokensText(tokens)))];
}

/** The parameters of a signature, or the properties of an object type. */
export function parameterTable(
  rows: readonly ParameterRow[],
  kind: "Parameter" | "Property",
): Table {
  return toTable(rows, [
    { title: kind, cell: ({ name }) => [inlineCode(name)] },
    { title: "Type", cell: ({ type }) => typeCell(type) },
    { title: "Optional", cell: ({ optional }) => (optional ? [text("yes")] : []) },
    {
      title: "Default",
      cell: (row) => (row.default === undefined ? [] : commentLine(row.default)),
    },
    {
      title: "Description",
      cell: ({ comment, see }) => [
        ...(comment === undefined ? [] : commentLine(comment)),
        ...(see ? [text(" See "), nameNode(see), text(".")] : []),
      ],
    },
  ]);
}

/** Type parameters with their constraints and defaults. */
export function typeParameterTable(rows: readonly TypeParameterRow[]): Table {
  return toTable(rows, [
    { title: "Type parameter", cell: ({ name }) => [inlineCode(name)] },
    { title: "Extends", cell: ({ constraint }) => typeCell(constraint) },
    { title: "Default", cell: (row) => typeCell(row.default) },
    {
      title: "Description",
      cell: ({ comment }) => (comment === undefined ? [] : commentLine(comment)),
    },
  ]);
}
