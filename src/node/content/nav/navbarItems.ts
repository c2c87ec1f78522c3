import { z } from "zod";
import { findNearest, listNearest, type Problem } from "../../../shared/problem";
import type { NavbarLink, NavItem } from "../../../shared/contracts/navigation";
import type { NavbarItem } from "../../../shared/contracts/siteConfig";
import { flattenNav } from "./nav";

/** What entries may lead to. */
export interface NavbarTargets {
  readonly docs: ReadonlyMap<string, { readonly route: string; readonly label: string }>;
  readonly sidebars: ReadonlyMap<string, readonly NavItem[]>;
}

const FILE = "src/site.ts";
const TYPES = ["link", "doc", "docSidebar"] satisfies readonly NavbarItem["type"][];

const text = z.string().min(1);

/** What an entry must say, for a configuration that was not type-checked. */
const FIELDS: Readonly<Record<NavbarItem["type"], z.ZodType>> = {
  link: z.object({ label: text, href: text }),
  doc: z.object({ docId: text, label: text.optional() }),
  docSidebar: z.object({ sidebarId: text, label: text }),
};

function checkFields(item: NavbarItem): Problem | undefined {
  if (!Object.hasOwn(FIELDS, item.type)) return undefined;
  const issue = FIELDS[item.type].safeParse(item).error?.issues[0];
  if (!issue) return undefined;
  const field = issue.path.join(".");
  const what = `navbar.items: ${JSON.stringify(item)} has no text as its "${field}".`;
  return { file: FILE, what, fix: `write \`${field}: "…"\` into it.` };
}

function unknownName(kind: string, name: string, known: readonly string[]): Problem {
  const nearest = findNearest(name, known);
  return {
    file: FILE,
    what: `navbar.items: unknown ${kind} "${name}".`,
    valid: listNearest(name, known),
    fix: nearest === undefined ? "name one that exists." : `write "${nearest}".`,
  };
}

/** The link of one entry, or what is wrong with it. */
function resolveItem(item: NavbarItem, { docs, sidebars }: NavbarTargets): NavbarLink | Problem {
  const fault = checkFields(item);
  if (fault) return fault;
  switch (item.type) {
    case "link":
      return { label: item.label, href: item.href };
    case "doc": {
      const doc = docs.get(item.docId);
      if (!doc) return unknownName("doc id", item.docId, [...docs.keys()]);
      return { label: item.label ?? doc.label, href: doc.route };
    }
    case "docSidebar": {
      const sidebar = sidebars.get(item.sidebarId);
      if (!sidebar) return unknownName("sidebar id", item.sidebarId, [...sidebars.keys()]);
      return { label: item.label, href: flattenNav(sidebar)[0]?.route ?? "/" };
    }
    default:
      // A configuration that was not type-checked.
      return unknownName("item type", String((item as { type?: unknown }).type), TYPES);
  }
}

/** Looks up the pages that the entries of the navbar name; an unknown name is a problem. */
export function resolveNavbarItems(
  items: readonly NavbarItem[],
  targets: NavbarTargets,
): { readonly links: readonly NavbarLink[]; readonly problems: readonly Problem[] } {
  const resolved = items.map((item) => resolveItem(item, targets));
  return {
    links: resolved.flatMap((item) => ("href" in item ? [item] : [])),
    problems: resolved.flatMap((item) => ("what" in item ? [item] : [])),
  };
}
