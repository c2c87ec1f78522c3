import { buildNav, type NavPage, type NavSection } from "../nav/nav";
import type { NavbarLink, NavItem } from "../../shared/contracts/navigation";
import { resolveNavbarItems, type NavbarTargets } from "../nav/navbarItems";
import { formatProblem } from "../../shared/problem";
import type { SiteConfig } from "../../shared/contracts/siteConfig";
import { siteConfig } from "./siteConfig";

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

const SIDEBAR_ID = "tutorialSidebar";

interface DocNode {
  readonly file: string;
  readonly route: string;
  readonly sidebarLabel: string;
}

export interface NavbarContext {
  readonly nodeModel: NavigationContext["nodeModel"] & {
    findAll(query: { type: "DocPage" }): Promise<{ entries: Iterable<DocNode> }>;
  };
}

/** Id of a page: its file below `content/`, without `.mdx`. */
const docId = (file: string): string => file.replace(/^content\//, "").replace(/\.mdx$/, "");

/** The pages and sidebars that the configuration may name. */
async function loadTargets(context: NavbarContext): Promise<NavbarTargets> {
  const { entries } = await context.nodeModel.findAll({ type: "DocPage" });
  const docs = [...entries].map(
    ({ file, route, sidebarLabel: label }) => [docId(file), { route, label }] as const,
  );
  return { docs: new Map(docs), sidebars: new Map([[SIDEBAR_ID, await loadNav(context)]]) };
}

/**
 * The links of the navbar as the configuration names them; throws when it names something that does not
 * exist.
 */
export async function loadNavbarLinks(
  context: NavbarContext,
  { items }: SiteConfig["navbar"] = siteConfig.navbar,
): Promise<readonly NavbarLink[]> {
  const { links, problems } = resolveNavbarItems(items, await loadTargets(context));
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join("\n"));
  return links;
}
