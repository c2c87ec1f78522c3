import React from "react";
import { Link } from "../Link/Link";
import { currentOf, type SidebarProps } from "./Sidebar";
import * as styles from "./SidebarHead.module.css";
import { TOOLKIT } from "../../shared/toolkit";

interface SidebarHeadProps extends Pick<SidebarProps, "items" | "route"> {
  /** Of the toolkit. */
  readonly version: string;
}

/** The parts of the site: their names, the pages that open them, and the folders that they have. */
const PARTS = [
  ["Guides", "/", []],
  ["Examples", "/examples/examples", ["examples"]],
  ["Recipes", "/cookbook", ["cookbook"]],
  ["Reference", "/api", ["api", "reference", "versions"]],
] as const;

/** What the documentation is about, and the way to each of its parts. */
export function SidebarHead({ items, route, version }: SidebarHeadProps): React.JSX.Element {
  const entries = items
    .flatMap((item) => [item, ...item.items])
    .flatMap((entry) => entry.route ?? []);
  const folder = route.split("/")[1] ?? "";
  const own = PARTS.find(([, , folders]) => folders.some((each) => each === folder));
  // What has no part of its own is a guide, but what the list omits, such as the search, is of no part.
  const isGuide = entries.some((entry) => currentOf(entry, route));
  const [, current] = own ?? (isGuide ? PARTS[0] : []);
  return (
    <div className={styles["head"]}>
      <Link to="/version" className={styles["version"]}>
        <code>{`${TOOLKIT} ${version}`}</code>
      </Link>
      <ul className={styles["parts"]}>
        {PARTS.filter(([, to]) => entries.includes(to)).map(([label, to]) => (
          <li key={to}>
            <Link
              to={to}
              className={styles["part"]}
              aria-current={to === current ? "true" : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
