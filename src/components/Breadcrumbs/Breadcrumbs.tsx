import React from "react";
import type { Breadcrumb } from "../../shared/contracts/navigation";
import { Link } from "../Link/Link";
import * as styles from "./Breadcrumbs.module.css";

interface BreadcrumbsProps {
  /** From the sidebar's root to the page, the page last. */
  readonly steps: readonly Breadcrumb[];
}

/** The way to the page; nothing for a page that is itself a root. */
export function Breadcrumbs({ steps }: BreadcrumbsProps): React.JSX.Element | null {
  const above = steps.slice(0, -1);
  const page = steps.at(-1);
  if (above.length === 0 || !page) return null;
  return (
    <nav className={styles["breadcrumbs"]} aria-label="Breadcrumbs">
      <ol>
        {above.map(({ label, route }) => (
          <li key={label}>{route === null ? label : <Link to={route}>{label}</Link>}</li>
        ))}
        <li aria-current="page">{page.label}</li>
      </ol>
    </nav>
  );
}
