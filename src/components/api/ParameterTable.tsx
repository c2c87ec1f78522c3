import React from "react";
import type { ParameterRow, TypeParameterRow } from "../../lib/api/pageContent";
import { StaticHtml } from "../StaticHtml/StaticHtml";
import * as styles from "./ParameterTable.module.css";
import { TokenText } from "./TokenText";

interface TableFrameProps {
  /** Accessible name of the table. */
  readonly label: string;
  readonly nameHeading: string;
  readonly children: React.ReactNode;
}

/** The prose feature makes the frame reachable by keyboard where the table is wider than it. */
function TableFrame({ label, nameHeading, children }: TableFrameProps): React.JSX.Element {
  return (
    <div className="table">
      <table className={styles["table"]}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{nameHeading}</th>
            <th scope="col">Type</th>
            <th scope="col">Description</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface ParameterTableProps {
  readonly rows: readonly ParameterRow[];
  /** Such as "Parameters of chooseFrom". */
  readonly label: string;
  readonly nameHeading?: string;
}

function RowNotes({ optional, default: fallback }: ParameterRow): React.JSX.Element | null {
  if (optional === undefined && fallback === undefined) return null;
  return (
    <span className={styles["notes"]}>
      {optional && "optional"}
      {fallback !== undefined && (
        <>
          {" "}
          = <code>{fallback}</code>
        </>
      )}
    </span>
  );
}

/** Parameters of a signature, or properties of an object type. */
export function ParameterTable({
  rows,
  label,
  nameHeading = "Parameter",
}: ParameterTableProps): React.JSX.Element {
  return (
    <TableFrame label={label} nameHeading={nameHeading}>
      {rows.map((row) => (
        <tr key={row.name} id={row.anchor}>
          <th scope="row">
            <code>{row.name}</code> <RowNotes {...row} />
          </th>
          <td className={styles["type"]}>
            <code>
              <TokenText tokens={row.type} />
            </code>
          </td>
          <td>{row.comment !== undefined && <StaticHtml html={row.comment} />}</td>
        </tr>
      ))}
    </TableFrame>
  );
}

interface TypeParameterTableProps {
  readonly rows: readonly TypeParameterRow[];
  readonly label: string;
}

/** Type parameters with their constraints and defaults. */
export function TypeParameterTable({ rows, label }: TypeParameterTableProps): React.JSX.Element {
  return (
    <TableFrame label={label} nameHeading="Type parameter">
      {rows.map(({ name, constraint, default: fallback, comment }) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td className={styles["type"]}>
            <code>
              {constraint && <TokenText tokens={constraint} />}
              {fallback && (
                <>
                  {" = "}
                  <TokenText tokens={fallback} />
                </>
              )}
            </code>
          </td>
          <td>{comment !== undefined && <StaticHtml html={comment} />}</td>
        </tr>
      ))}
    </TableFrame>
  );
}
