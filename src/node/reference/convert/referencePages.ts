import {
  API_INDEX_ROUTE,
  API_MODULES_ROUTE,
  API_VERSIONS_ROUTE,
  classRoute,
  groupAnchor,
} from "../../../shared/api/apiUrl";
import type { ApiContent, ApiIndexContent } from "../../../shared/contracts/apiPage";
import type { PageHeading, PageSection } from "../../../shared/contracts/pageBlocks";
import type { Route } from "../../../shared/url";
import type { Release } from "../../content/versions/versionTable";
import { toClassContent } from "./classPage";
import { withoutCodeMarks } from "./commentText";
import { createExplainedOnPage, urlOf, type ConversionContext } from "./context";
import { memberKind } from "./declarations";
import { groupMembers, groupModules } from "./grouping";
import { toModuleMember } from "./members";
import { symbolOverlay, type Overlay } from "./overlay";
import { classMembers, isClassLike } from "./reflections";
import { searchText, summaryOf } from "./summaries";
import type { Declaration } from "./typedocProject";
import { toVersionsContent } from "./versionsPage";

/** A part of an API page that search can answer with. */
interface ApiSearchSection extends PageSection {
  /** What the section explains, such as `method`. */
  readonly kind: string;
}

/** One page of the API reference. */
export interface ApiPageModel {
  readonly route: Route;
  readonly title: string;
  readonly sidebarLabel: string;
  readonly description: string;
  /** Place in the section, from 1. */
  readonly position: number;
  readonly headings: readonly PageHeading[];
  readonly searchSections: readonly ApiSearchSection[];
  readonly content: ApiContent;
}

type PageParts = Omit<ApiPageModel, "position" | "headings">;

function toSection(
  declaration: Declaration,
  { plan, overlay }: ConversionContext,
  owner?: Declaration,
): ApiSearchSection {
  return {
    slug: plan.addresses.get(declaration.id)?.anchor ?? "",
    title: owner === undefined ? declaration.name : `${owner.name}.${declaration.name}`,
    text: searchText(declaration, overlay, owner),
    kind: memberKind(declaration),
  };
}

/** A symbol and each of its members. */
function toSections(
  symbol: Declaration,
  members: readonly Declaration[],
  context: ConversionContext,
): ApiSearchSection[] {
  return [
    toSection(symbol, context),
    ...members.map((member) => toSection(member, context, symbol)),
  ];
}

/** Every documented symbol by category, each with one line about it; the class pages come first. */
function toIndexContent(context: ConversionContext): ApiIndexContent {
  const { plan, overlay } = context;
  const others = plan.symbols.filter((symbol) => !plan.classes.includes(symbol));
  const groups = groupModules([...plan.classes, ...others], overlay);
  return {
    kind: "index",
    summary: overlay.pages.index.description,
    groups: groups.map(({ title, declarations }) => ({
      title,
      slug: groupAnchor(title),
      entries: declarations.flatMap((symbol) => {
        const url = urlOf(symbol.id, context);
        if (url === undefined) return [];
        const summary = summaryOf(symbol, overlay);
        return [{ name: symbol.name, url, kind: memberKind(symbol), summary }];
      }),
    })),
  };
}

/** Everything that has no page of its own. */
function toModulesPage(context: ConversionContext): PageParts {
  const { plan, overlay, version } = context;
  const route = API_MODULES_ROUTE;
  const onPage = { ...context, page: route, explained: createExplainedOnPage() };
  const groups = plan.moduleGroups.map(({ title, declarations }) => ({
    title,
    slug: groupAnchor(title),
    members: declarations.map((symbol) => toModuleMember(symbol, onPage)),
  }));
  const symbols = plan.moduleGroups.flatMap(({ declarations }) => declarations);
  return {
    ...overlay.pages.modules,
    route,
    searchSections: symbols.flatMap((symbol) =>
      toSections(symbol, isClassLike(symbol) ? classMembers(symbol, overlay) : [], context),
    ),
    content: { kind: "modules", version, summary: overlay.pages.modules.description, groups },
  };
}

function toClassPage(symbol: Declaration, context: ConversionContext): PageParts {
  const { overlay } = context;
  const { name } = symbol;
  const route = classRoute(name);
  const members = groupMembers(symbol, overlay).flatMap(({ declarations }) => declarations);
  return {
    route,
    title: name,
    sidebarLabel: name,
    description: withoutCodeMarks(symbolOverlay(overlay, name)?.summary ?? ""),
    searchSections: toSections(symbol, members, context),
    content: toClassContent(symbol, {
      ...context,
      page: route,
      explained: createExplainedOnPage(),
    }),
  };
}

/** A page that search finds by its title and description only. */
function toListPage(page: Overlay["pages"]["index"], route: Route, content: ApiContent): PageParts {
  const { title, description } = page;
  return {
    ...page,
    route,
    searchSections: [{ slug: "", title, text: description, kind: "index" }],
    content,
  };
}

function toVersionsPages(context: ConversionContext, releases?: readonly Release[]): PageParts[] {
  const { versions } = context.overlay.pages;
  if (versions === undefined || releases === undefined) return [];
  const route = API_VERSIONS_ROUTE;
  const content = toVersionsContent(releases, versions.description, { ...context, page: route });
  return [toListPage(versions, route, content)];
}

/** All pages in the order of the sidebar; the one about versions needs `releases`. */
export function toPages(context: ConversionContext, releases?: readonly Release[]): PageParts[] {
  const { plan, overlay } = context;
  return [
    toListPage(overlay.pages.index, API_INDEX_ROUTE, toIndexContent(context)),
    toModulesPage(context),
    ...plan.classes.map((symbol) => toClassPage(symbol, context)),
    ...toVersionsPages(context, releases),
  ];
}
