import React from "react";
import type { HealthCell, HealthQuery } from "../../shared/contracts/healthPage";
import { AnchorHeading } from "../api/AnchorHeading";
import { Link } from "../Link/Link";
import * as styles from "./HealthAnswer.module.css";

/** The name of a field in words: "last updated" for `lastUpdated`. */
function toWords(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function Texts({ cell }: { readonly cell: HealthCell }): React.JSX.Element {
  return (
    <>
      {cell.map(({ text, to }, index) => (
        <React.Fragment key={index}>
          {index > 0 && ", "}
          {to === undefined ? text : <Link to={to}>{text}</Link>}
        </React.Fragment>
      ))}
    </>
  );
}

function Facts({ facts }: Pick<HealthQuery, "facts">): React.JSX.Element {
  return (
    <dl className="facts">
      {facts.map(({ name, cell }) => (
        <div key={name}>
          <dt>{toWords(name)}</dt>
          <dd>
            <Texts cell={cell} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Rows({ title, importance, columns, rows }: HealthQuery): React.JSX.Element {
  return (
    <details>
      <summary className={importance === 1 ? styles["attention"] : undefined}>
        {rows.length === 1 ? "1 row" : `${String(rows.length)} rows`}
      </summary>
      <div className="table">
        <table>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {toWords(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {row.map((cell, column) => (
                  <td key={column}>
                    <Texts cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** A section of the health page: a query, the values that it answers, and its rows as a table. */
export function HealthAnswer(query: HealthQuery): React.JSX.Element {
  const { name, title, about, importance, facts, rows, isEmpty, faults } = query;
  return (
    <section>
      <AnchorHeading level={2} id={name} text={title} />
      <p>{about}</p>
      {facts.length > 0 && <Facts facts={facts} />}
      {rows.length > 0 && <Rows {...query} />}
      {isEmpty && faults.length === 0 && (
        <p className={styles["quiet"]}>
          {importance === 3 ? "Nothing to show." : "Nothing to fix."}
        </p>
      )}
      {faults.map((fault) => (
        <p key={fault} className={styles["attention"]}>
          {fault}
        </p>
      ))}
    </section>
  );
}
