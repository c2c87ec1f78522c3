import React from "react";
import { Link } from "../Link/Link";
import { Logo } from "../Logo/Logo";
import * as styles from "./Navbar.module.css";

interface NavbarProps {
  readonly title: string;
  /** Id of the sidebar that the menu button opens. */
  readonly menuId: string;
  readonly menuOpen: boolean;
  readonly onMenuToggle: () => void;
  /** Whether the bar has scrolled out of the way. */
  readonly hidden: boolean;
  readonly search: React.ReactNode;
  readonly actions: React.ReactNode;
}

/** The bar on top: menu button (narrow windows), logo and title, search box, theme toggle. */
export function Navbar(props: NavbarProps): React.JSX.Element {
  const { title, menuId, menuOpen, onMenuToggle, hidden, search, actions } = props;
  return (
    <header className={styles["navbar"]} data-hidden={hidden}>
      <button
        type="button"
        className={styles["menu"]}
        aria-label={menuOpen ? "Close menu" : "Open menu"}
        aria-expanded={menuOpen}
        aria-controls={menuId}
        onClick={onMenuToggle}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={menuOpen ? "M6 6l12 12M18 6 6 18" : "M4 7h16M4 12h16M4 17h16"} />
        </svg>
      </button>
      <Link to="/" className={styles["brand"]}>
        <Logo className={styles["logo"]} />
        <span>{title}</span>
      </Link>
      <div className={styles["search"]}>{search}</div>
      {actions}
    </header>
  );
}
