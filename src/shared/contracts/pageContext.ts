import type { Breadcrumb } from "./navigation";

/** Where a page is in the sidebar; the GraphQL type `PageNavigation`. */
export interface PageNavigation {
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly previous: Breadcrumb | null;
  readonly next: Breadcrumb | null;
}

/**
 * What a page shows that depends on other pages. It is in the page's context because Gatsby runs the page's query again
 * when the context differs; the query itself would have to run after every edit of any page.
 */
export interface PageContext {
  readonly navigation: PageNavigation;
}

/** The context of a guide or a page of the reference. */
export interface MovedPageContext extends PageContext {
  /** HTML of the notes on what the page's former anchors named and what is elsewhere now; `null` if there are none. */
  readonly movedAnchors: string | null;
}
