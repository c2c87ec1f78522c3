import React from "react";
import type { Breadcrumb } from "../../shared/contracts/navigation";
import { Link } from "../Link/Link";
import * as styles from "./Sidebar.module.css";

export interface SidebarProps {
  /** Two levels: categories and pages, and the pages of each category. */
  readonly items: readonly (Breadcrumb & { readonly items: readonly Breadcrumb[] })[];
  /** What comes before the list. */
  readonly head: React.ReactNode;
  /** Canonical path of the shown page. */
  readonly route: string;
  /** Id that the menu button points at. */
  readonly id: string;
}

interface EntryProps extends Pick<SidebarProps, "route"> {
  readonly item: Breadcrumb;
}

interface SectionProps extends Pick<SidebarProps, "route"> {
  readonly item: SidebarProps["items"][number];
}

/** Whether an entry is the shown page, or the index of pages that the sidebar does not list. */
export function currentOf(entry: string, route: string): "page" | "true" | undefined {
  if (entry === route) return "page";
  return route.startsWith(`${entry}/`) ? "true" : undefined;
}

function Entry({ item, route }: EntryProps): React.JSX.Element {
  if (item.route === null) return <span className={styles["label"]}>{item.label}</span>;
  return (
    <Link to={item.route} aria-current={currentOf(item.route, route)}>
      {item.label}
    </Link>
  );
}

/** A section of the sidebar. The boot script folds it where the reader has folded it before, and remembers that. */
function Section({ item, route }: SectionProps): React.JSX.Element {
  return (
    <li>
      <Entry item={item} route={route} />
      {item.items.length > 0 && (
        <details open suppressHydrationWarning>
          <summary>
            <span className="visually-hidden">Pages of {item.label}</span>
          </summary>
          <ul>
            {item.items.map((child) => (
              <li key={child.route}>
                <Entry item={child} route={route} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/**
 * The sidebar; in narrow windows a menu that opens over the page. Opening one section folds no other; the sidebar
 * lives in the layout, so that navigation keeps it mounted and its scroll position. On a direct load the boot
 * script scrolls it to the current page, later on `features/menu`.
 */
export function Sidebar({ items, head, route, id }: SidebarProps): React.JSX.Element {
  return (
    <nav className={styles["sidebar"]} id={id} aria-label="Documentation">
      <button
        type="button"
        className={`icon-button ${styles["close"] ?? ""}`}
        hidden
        data-action="close-menu"
      >
        <span aria-hidden="true">×</span>
        <span className="visually-hidden">Close menu</span>
      </button>
      {head}
      <ul className={styles["list"]}>
        {items.map((item) => (
          <Section key={item.label} item={item} route={route} />
        ))}
      </ul>
    </nav>
  );
}
