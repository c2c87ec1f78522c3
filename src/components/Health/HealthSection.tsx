import React from "react";
import type { HealthSection as Section } from "../../shared/contracts/healthPage";
import type { HealthEntry, HealthRow } from "../../shared/contracts/healthPage";
import { AnchorHeading } from "../api/AnchorHeading";
import { Link } from "../Link/Link";
import * as styles from "./HealthSection.module.css";

function Entry({ text, to, note }: HealthEntry): React.JSX.Element {
  return (
    <li>
      {to === undefined ? text : <Link to={to}>{text}</Link>}
      {note !== undefined && <span className={styles["note"]}> {note}</span>}
    </li>
  );
}

/** The figure of a row: a link, or a disclosure that holds the things behind it. */
function Figure({ figure, to, entries = [] }: HealthRow): React.JSX.Element {
  if (to !== undefined) return <Link to={to}>{figure}</Link>;
  if (entries.length === 0) return <>{figure}</>;
  return (
    <details>
      <summary>{figure}</summary>
      <ul className={styles["entries"]}>
        {entries.map((entry, index) => (
          <Entry key={index} {...entry} />
        ))}
      </ul>
    </details>
  );
}

function Share({ label, share }: HealthRow): React.JSX.Element | null {
  if (share === undefined) return null;
  const { value, of, limit = false } = share;
  // Above the limit a meter is red, close to it yellow; a meter that should be full has one color.
  const marks = limit ? { high: of, max: of * 1.1 } : { max: of };
  return <meter className={styles["meter"]} aria-label={label} value={value} {...marks} />;
}

/** A section of the health page: figures, each with the pages, symbols and lines it counts. */
export function HealthSection({ slug, title, text, rows }: Section): React.JSX.Element {
  return (
    <section>
      <AnchorHeading level={2} id={slug} text={title} />
      <p>{text}</p>
      <dl className="facts">
        {rows.map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd className={row.attention ? styles["attention"] : undefined}>
              <Figure {...row} />
              <Share {...row} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
