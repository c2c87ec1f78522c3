import { buildNav } from "../content/nav/nav";
import type { NavbarLink, NavItem } from "../../shared/contracts/navigation";
import { resolveNavbarItems, type NavbarTargets } from "../content/nav/navbarItems";
import { formatProblem } from "../../shared/problem";
import type { SiteConfig } from "../../shared/contracts/siteConfig";
import { findNodes, type NodeContext } from "../graphql/findNodes";
import { siteConfig } from "../config/siteConfig";

/** The part of every page node that places it in the sidebar. */
export type PageNode = Pick<
  Queries.SiteDocument,
  "route" | "sidebarLabel" | "section" | "position"
>;

export interface NavigationNodes {
  SiteDocument: PageNode;
  Section: Pick<Queries.Section, "name" | "label" | "position" | "inSidebar" | "isIndexOnly">;
}

/**
 * The sidebar's tree, from the nodes; when one of them changes, Gatsby re-runs the queries that asked for it.
 */
export async function loadNav(context: NodeContext<NavigationNodes>): Promise<NavItem[]> {
  const sections = await findNodes(context, "Section");
  const pages = await findNodes(context, "SiteDocument");
  return buildNav(
    sections
      .filter(({ inSidebar }) => inSidebar)
      .map(({ name, label, position, isIndexOnly }) => ({
        id: name,
        label,
        position,
        isIndexOnly,
      })),
    pages.map(({ route, sidebarLabel: label, section, position }) => ({
      route,
      label,
      section,
      position,
    })),
  );
}

const SIDEBAR_ID = "tutorialSidebar";

export type NavbarContext = NodeContext<
  NavigationNodes & { DocPage: Pick<Queries.DocPage, "file" | "route" | "sidebarLabel"> }
>;

/** Id of a page: its file below `content/`, without `.mdx`. */
const docId = (file: string): string => file.replace(/^content\//, "").replace(/\.mdx$/, "");

/** The pages and sidebars that the configuration may name. */
async function loadTargets(context: NavbarContext): Promise<NavbarTargets> {
  const pages = await findNodes(context, "DocPage");
  const docs = pages.map(
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
