import React from "react";
import type { ParameterRow, TypeParameterRow } from "../../shared/contracts/apiPage";
import { ATTRIBUTE_NAMES, type AttributeName } from "../../shared/layout/layoutSpec";
import { Link } from "../Link/Link";
import { StaticHtml } from "../StaticHtml/StaticHtml";
import * as styles from "./ParameterTable.module.css";
import { TokenText } from "./TokenText";

interface TableFrameProps {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly string[];
  readonly children: React.ReactNode;
}

/** A table whose rows are shown as blocks; the column headings are for screen readers. */
function TableFrame({ label, columns, children }: TableFrameProps): React.JSX.Element {
  return (
    <div className="table">
      <table className={styles["table"]}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** The first two cells of a row: a name and its type. */
function NameAndType({ name, children }: { readonly name: string } & React.PropsWithChildren) {
  return (
    <>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td className={styles["type"]}>
        <code>{children}</code>
      </td>
    </>
  );
}

/** The text of a row, and where the properties of its type are listed. */
function Description({ comment, since, see }: ParameterRow): React.JSX.Element {
  return (
    <>
      {comment !== undefined && <StaticHtml html={comment} />}
      {since !== undefined && ` Since ${since}.`}
      {see?.url !== undefined && (
        <>
          {" Properties: see "}
          <Link to={see.url}>{`${see.name} above`}</Link>.
        </>
      )}
    </>
  );
}

/**
 * The layout attribute that a row of a table explains: a property of `LayoutAttributes`, or one of
 * the `attributes` that `layout` takes. Rows of other tables explain none.
 */
export function layoutAttributeOf(owner: string, row: string): AttributeName | undefined {
  const name = owner === "layout" ? row.replace(/^attributes\./, "") : row;
  if (!/^(?:layout|LayoutAttributes)$/.test(owner)) return undefined;
  return ATTRIBUTE_NAMES.find((known) => known === name);
}

/** A button beside each attribute of a layout; `src/islands/LayoutTries.tsx` adds its behavior. */
function LayoutTry(props: { readonly owner: string; readonly row: string }) {
  const attribute = layoutAttributeOf(props.owner, props.row);
  return attribute === undefined ? null : (
    <>
      {" "}
      <button
        type="button"
        className="try-layout"
        data-try-layout={attribute}
        aria-label={`Try it: ${attribute}`}
      >
        Try it
      </button>
    </>
  );
}

interface ParameterTableProps {
  readonly rows: readonly ParameterRow[];
  /** The method or type that the rows belong to. */
  readonly owner: string;
  readonly nameHeading?: "Parameter" | "Property";
}

/**
 * Parameters of a signature, or properties of an object type. The column "Default" appears only if a row has
 * one, and "Required" only if some are and some are not.
 */
export function ParameterTable({
  rows,
  owner,
  nameHeading = "Parameter",
}: ParameterTableProps): React.JSX.Element {
  const hasDefault = rows.some((row) => row.default !== undefined);
  const hasRequired = new Set(rows.map(({ optional }) => optional === true)).size > 1;
  const columns = [
    nameHeading,
    "Type",
    ...(hasDefault ? ["Default"] : []),
    ...(hasRequired ? ["Required"] : []),
    "Description",
  ];
  const label = `${nameHeading === "Property" ? "Properties" : "Parameters"} of ${owner}`;
  return (
    <TableFrame label={label} columns={columns}>
      {rows.map((row) => (
        <tr key={row.name} id={row.anchor}>
          <NameAndType name={row.name}>
            <TokenText tokens={row.type} />
          </NameAndType>
          {hasDefault && (
            <td data-label={row.default && "Default"}>
              {row.default !== undefined && <StaticHtml html={row.default} />}
            </td>
          )}
          {hasRequired && <td className={styles["required"]}>{!row.optional && "required"}</td>}
          <td>
            <Description {...row} />
            <LayoutTry owner={owner} row={row.name} />
          </td>
        </tr>
      ))}
    </TableFrame>
  );
}

interface TypeParameterTableProps {
  readonly rows: readonly TypeParameterRow[];
  /** What has the type parameters. */
  readonly owner: string;
}

/** Type parameters with their constraints and defaults. */
export function TypeParameterTable({ rows, owner }: TypeParameterTableProps): React.JSX.Element {
  return (
    <TableFrame
      label={`Type parameters of ${owner}`}
      columns={["Type parameter", "Type", "Description"]}
    >
      {rows.map(({ name, constraint, default: fallback, comment }) => (
        <tr key={name}>
          <NameAndType name={name}>
            {constraint && <TokenText tokens={constraint} />}
            {fallback && <TokenText tokens={[" = ", ...fallback]} />}
          </NameAndType>
          <td>{comment !== undefined && <StaticHtml html={comment} />}</td>
        </tr>
      ))}
    </TableFrame>
  );
}
