/** A node of the sidebar. A category without a page of its own has no route. */
export interface NavItem {
  readonly label: string;
  readonly route: string | null;
  /** Whether the sidebar leaves out the items, which the page lists. */
  readonly isIndexOnly?: boolean;
  readonly items: readonly NavItem[];
}

/** A step from the sidebar's root to a page. */
export type Breadcrumb = Pick<NavItem, "label" | "route">;

/** An entry as the navbar shows it. */
export interface NavbarLink {
  readonly label: string;
  /** A route of this site, or the address of another one. */
  readonly href: string;
}
