import React from "react";
import type { NavItem } from "../../shared/contracts/navigation";
import { Link } from "../Link/Link";
import * as styles from "./Sidebar.module.css";

interface SidebarProps {
  readonly items: readonly NavItem[];
  /** Canonical path of the shown page. */
  readonly route: string;
  /** Id that the menu button points at. */
  readonly id: string;
}

function Entry({
  item,
  route,
}: {
  readonly item: NavItem;
  readonly route: string;
}): React.JSX.Element {
  const current = item.route === route ? "page" : undefined;
  return item.route === null ? (
    <span className={styles["label"]}>{item.label}</span>
  ) : (
    <Link to={item.route} aria-current={current}>
      {item.label}
    </Link>
  );
}

function holds(item: NavItem, route: string): boolean {
  return item.items.some((child) => child.route === route);
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
          <li key={item.label} data-current={holds(item, route)}>
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
