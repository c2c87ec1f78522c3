import React from "react";
import type { Breadcrumb } from "../../shared/contracts/navigation";
import { Link } from "../Link/Link";
import * as styles from "./Sidebar.module.css";

interface SidebarProps {
  /** Two levels: categories and pages, and the pages of each category. */
  readonly items: readonly (Breadcrumb & { readonly items: readonly Breadcrumb[] })[];
  /** Canonical path of the shown page. */
  readonly route: string;
  /** Id that the menu button points at. */
  readonly id: string;
}

interface EntryProps extends Pick<SidebarProps, "route"> {
  readonly item: Breadcrumb;
}

function Entry({ item, route }: EntryProps): React.JSX.Element {
  if (item.route === null) return <span className={styles["label"]}>{item.label}</span>;
  return (
    <Link to={item.route} aria-current={item.route === route ? "page" : undefined}>
      {item.label}
    </Link>
  );
}

/**
 * The sidebar; in narrow windows a menu that opens over the page. Categories are lists that stay open; it
 * lives in the layout, so that navigation keeps it mounted and its scroll position.
 */
export function Sidebar({ items, route, id }: SidebarProps): React.JSX.Element {
  return (
    <nav className={styles["sidebar"]} id={id} aria-label="Documentation">
      <button type="button" className={styles["close"]} hidden data-action="close-menu">
        <span aria-hidden="true">×</span>
        <span className="visually-hidden">Close menu</span>
      </button>
      <ul className={styles["list"]}>
        {items.map((item) => (
          <li key={item.label}>
            <Entry item={item} route={route} />
            {item.items.length > 0 && (
              <ul>
                {item.items.map((child) => (
                  <li key={child.route}>
                    <Entry item={child} route={route} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
