import React from "react";
import type { Breadcrumb } from "../../shared/contracts/navigation";
import { Link } from "../Link/Link";
import * as styles from "./Pagination.module.css";

interface PaginationProps {
  readonly previous: Breadcrumb | null;
  readonly next: Breadcrumb | null;
}

/** The pages before and after in reading order. */
export function Pagination({ previous, next }: PaginationProps): React.JSX.Element | null {
  if (!previous?.route && !next?.route) return null;
  return (
    <nav className={styles["pagination"]} aria-label="Previous and next page">
      {previous?.route && (
        <Link to={previous.route} rel="prev">
          <span>Previous</span> {previous.label}
        </Link>
      )}
      {next?.route && (
        <Link to={next.route} rel="next" className={styles["next"]}>
          <span>Next</span> {next.label}
        </Link>
      )}
    </nav>
  );
}
