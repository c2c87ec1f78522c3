import { buildNav, type NavPage, type NavSection } from "../nav/nav";
import type { NavItem } from "../../shared/contracts/navigation";

/** The part of every page node that places it in the sidebar. */
export interface PageNode {
  readonly route: string;
  readonly sidebarLabel: string;
  readonly section: string;
  readonly position: number;
}

interface SectionNode {
  readonly name: string;
  readonly label: string;
  readonly position: number;
  readonly inSidebar: boolean;
}

export interface NavigationContext {
  readonly nodeModel: {
    findAll(query: { type: "SiteDocument" }): Promise<{ entries: Iterable<PageNode> }>;
    findAll(query: { type: "Section" }): Promise<{ entries: Iterable<SectionNode> }>;
  };
}

/**
 * The sidebar's tree, from the nodes; when one of them changes, Gatsby re-runs the queries that asked for it.
 */
export async function loadNav({ nodeModel }: NavigationContext): Promise<NavItem[]> {
  const { entries: sectionNodes } = await nodeModel.findAll({ type: "Section" });
  const { entries: pageNodes } = await nodeModel.findAll({ type: "SiteDocument" });
  const sections = [...sectionNodes]
    .filter(({ inSidebar }) => inSidebar)
    .map(({ name, label, position }): NavSection => ({ id: name, label, position }));
  const pages = [...pageNodes].map(({ route, sidebarLabel, section, position }): NavPage => ({
    route,
    label: sidebarLabel,
    section,
    position,
  }));
  return buildNav(sections, pages);
}
