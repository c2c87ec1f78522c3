import { resolveNavbarItems, type NavbarTargets } from "../nav/navbarItems";
import type { NavbarLink } from "../../shared/contracts/navigation";
import { formatProblem } from "../../shared/problem";
import type { SiteConfig } from "../../shared/contracts/siteConfig";
import { loadNav, type NavigationContext } from "./navigation";
import { siteConfig } from "./siteConfig";

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
