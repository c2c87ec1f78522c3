import type { Breadcrumb, NavItem } from "../../../shared/contracts/navigation";

/** The parts of a page that navigation needs. */
export interface NavPage {
  readonly route: string;
  /** Name in the sidebar. */
  readonly label: string;
  /** Id of the section it belongs to. */
  readonly section: string;
  /** Position in the section, ascending. */
  readonly position: number;
}

/** A sidebar section: a folder of `content/`, or the API. */
export interface NavSection {
  readonly id: string;
  readonly label: string;
  readonly position: number;
  /** Whether the sidebar leaves out its pages, which its index lists. */
  readonly isIndexOnly?: boolean;
}

function compareLabels(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * The page that opens a section: `/`, the generated index, or the page whose route is the section's id
 * (`/cookbook`, `/examples/examples`). The others become its items.
 */
function isSectionPage(page: NavPage, section: NavSection): boolean {
  return (
    page.route === `/${section.id}` ||
    page.route === `/${section.id}/${section.id}` ||
    page.route.startsWith("/category/") ||
    (page.route === "/" && section.position === 1)
  );
}

function buildSection(section: NavSection, pages: readonly NavPage[]): NavItem[] {
  const own = pages
    .filter((page) => page.section === section.id)
    .sort((a, b) => a.position - b.position || compareLabels(a.route, b.route));
  const head = own.find((page) => isSectionPage(page, section));
  const rest = own.filter((page) => page !== head);
  // A section with one page is that page: a category around it would only cost a click.
  const single = head ?? (own.length === 1 ? own[0] : undefined);
  if (single && own.length === 1) {
    return [{ label: section.label, route: single.route, items: [] }];
  }
  if (own.length === 0) return [];
  const items = rest.map(({ label, route }) => ({ label, route, items: [] }));
  const { label, isIndexOnly = false } = section;
  return [{ label, route: head?.route ?? null, ...(isIndexOnly && { isIndexOnly }), items }];
}

/** The tree as the sidebar shows it, without the pages that only their section's index lists. */
export function trimNav(items: readonly NavItem[]): NavItem[] {
  return items.map((item) => (item.isIndexOnly === true ? { ...item, items: [] } : item));
}

/** Builds the sidebar: sections by position, pages by position within their section. */
export function buildNav(sections: readonly NavSection[], pages: readonly NavPage[]): NavItem[] {
  return [...sections]
    .sort((a, b) => a.position - b.position || compareLabels(a.id, b.id))
    .flatMap((section) => buildSection(section, pages));
}

/** The pages of the sidebar in reading order. */
export function flattenNav(items: readonly NavItem[]): Breadcrumb[] {
  return items.flatMap(({ label, route, items: children }) => [
    ...(route === null ? [] : [{ label, route }]),
    ...flattenNav(children),
  ]);
}

/** The path from the sidebar's root to a page, the page last; empty when it is not in the sidebar. */
export function findBreadcrumbs(items: readonly NavItem[], route: string): Breadcrumb[] {
  for (const { label, route: own, items: children } of items) {
    const step: Breadcrumb = { label, route: own };
    if (own === route) return [step];
    const below = findBreadcrumbs(children, route);
    if (below.length > 0) return [step, ...below];
  }
  return [];
}

/** The pages before and after a page in reading order. */
export function findNeighbors(
  items: readonly NavItem[],
  route: string,
): { readonly previous: Breadcrumb | null; readonly next: Breadcrumb | null } {
  const pages = flattenNav(items);
  const index = pages.findIndex((page) => page.route === route);
  if (index < 0) return { previous: null, next: null };
  return { previous: pages[index - 1] ?? null, next: pages[index + 1] ?? null };
}
