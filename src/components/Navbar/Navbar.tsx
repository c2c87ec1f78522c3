import React from "react";
import type { NavbarLink } from "../../shared/contracts/navigation";
import { Logo } from "../Logo/Logo";
import { Link } from "../Link/Link";
import * as styles from "./Navbar.module.css";

interface NavbarProps {
  readonly title: string;
  /** Links beside the title; none by default. */
  readonly links: readonly NavbarLink[];
  /** Id of the sidebar that the menu button opens. */
  readonly menuId: string;
  /** Whether the bar has scrolled out of the way. */
  readonly hidden: boolean;
  readonly search: React.ReactNode;
  readonly actions: React.ReactNode;
}

/** The bar on top: menu button (narrow windows), logo and title, search box, theme toggle. */
export function Navbar(props: NavbarProps): React.JSX.Element {
  const { title, links, menuId, hidden, search, actions } = props;
  return (
    <header className={styles["navbar"]} data-hidden={hidden}>
      <button
        type="button"
        className={`icon-button ${styles["menu"] ?? ""}`}
        aria-label="Open menu"
        aria-expanded="false"
        aria-controls={menuId}
        data-action="open-menu"
      >
        <svg className="line-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      </button>
      <Link to="/" className={styles["brand"]}>
        <svg
          className={styles["logo"]}
          viewBox="0 0 32 32"
          width="34"
          height="34"
          aria-hidden="true"
        >
          <Logo />
        </svg>
        <span>{title}</span>
      </Link>
      {links.length > 0 && (
        <nav className={styles["links"]} aria-label="Site">
          {links.map(({ label, href }) => (
            <Link key={`${label} ${href}`} to={href}>
              {label}
            </Link>
          ))}
        </nav>
      )}
      <div className={styles["search"]}>{search}</div>
      {actions}
    </header>
  );
}
