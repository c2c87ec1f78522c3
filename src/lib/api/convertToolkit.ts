import type { HighlightCode } from "../code/highlighter";
import type { PageHeading } from "../mdx/page";
import type { Problem } from "../problem";
import type { Route } from "../url";
import { API_INDEX_ROUTE, API_MODULES_ROUTE, classRoute } from "./apiUrl";
import { toClassContent } from "./classPage";
import type { ConversionContext, ConversionReport } from "./context";
import { toIndexContent } from "./indexPage";
import { createNameLookup } from "./linkTargets";
import type { ImportFact } from "./members";
import { toModulesContent } from "./modulesPage";
import { listHeadings } from "./outline";
import { checkOverlay, symbolOverlay, type Overlay, type OverlayNames } from "./overlay";
import type { ApiContent } from "./pageContent";
import { planApi } from "./plan";
import { childrenOf, hasComment, membersOf } from "./reflections";
import { classSections, moduleSections, type ApiSearchSection } from "./searchSections";
import { listSymbols, type ApiSymbol } from "./symbols";
import { TOOLKIT_CLASSES } from "./toolkitClasses";
import type { ToolkitModel } from "./typedocProject";

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

/** What the conversion works with besides the toolkit. */
export interface ConversionOptions {
  readonly overlay: Overlay;
  /** Path of the overlay relative to the repository, for messages. */
  readonly overlayFile: string;
  readonly highlight: HighlightCode;
  /** The class pages in their order; the toolkit's own by default. */
  readonly classNames?: readonly string[];
}

/** The pages, and what has to be known about their making. */
export interface ConversionResult {
  readonly pages: readonly ApiPageModel[];
  /** Every documented symbol and member. */
  readonly symbols: readonly ApiSymbol[];
  readonly report: ConversionReport;
  /** Faults of the overlay; with any of them the pages must not be published. */
  readonly problems: readonly Problem[];
}

function overlayNames(
  model: ToolkitModel,
  { plan, findAddress }: Pick<ConversionContext, "plan" | "findAddress">,
): OverlayNames {
  const exported = new Set(model.entries.flatMap(({ exports }) => exports.map(({ name }) => name)));
  const silent = plan.symbols.filter(
    (symbol) => exported.has(symbol.name) && !hasComment(symbol) && !plan.classes.includes(symbol),
  );
  const pages = plan.classes.map(({ name }) => name);
  return {
    symbols: new Map(
      childrenOf(model.project).map((symbol) => [
        symbol.name,
        membersOf(symbol).map(({ name }) => name),
      ]),
    ),
    needSummary: [...pages, ...silent.map(({ name }) => name)],
    pages,
    isLinkTarget: (name) => findAddress(name) !== undefined,
  };
}

function createImportLookup({ entries }: ToolkitModel): (name: string) => ImportFact | undefined {
  const facts = new Map<string, ImportFact>();
  for (const { specifier, exports } of entries) {
    for (const { name, typeOnly } of exports) {
      if (!facts.has(name)) facts.set(name, { specifier, typeOnly });
    }
  }
  return (name) => facts.get(name);
}

type PageParts = Omit<ApiPageModel, "position" | "headings">;

function toPages(
  context: ConversionContext,
  findImport: (name: string) => ImportFact | undefined,
): PageParts[] {
  const { plan, overlay } = context;
  const { index, modules } = overlay.pages;
  const indexPage: PageParts = {
    ...index,
    route: API_INDEX_ROUTE,
    searchSections: [{ slug: "", title: index.title, text: index.description, kind: "index" }],
    content: toIndexContent(context),
  };
  const modulesPage: PageParts = {
    ...modules,
    route: API_MODULES_ROUTE,
    searchSections: moduleSections(context),
    content: toModulesContent({ ...context, page: API_MODULES_ROUTE }, findImport),
  };
  const classPages = plan.classes.map((symbol): PageParts => {
    const { name } = symbol;
    const page = classRoute(name);
    return {
      route: page,
      title: name,
      sidebarLabel: name,
      description: symbolOverlay(overlay, name)?.summary ?? "",
      searchSections: classSections(symbol, context),
      content: toClassContent(symbol, { ...context, page }, findImport(name)),
    };
  });
  return [indexPage, modulesPage, ...classPages];
}

/** Converts the toolkit's declarations into the pages of the API reference. Pure. */
export function convertToolkit(
  model: ToolkitModel,
  { overlay, overlayFile, highlight, classNames = TOOLKIT_CLASSES }: ConversionOptions,
): ConversionResult {
  const plan = planApi(model, classNames, overlay);
  const report: ConversionReport = {
    brokenLinks: [],
    unknownTypes: [],
    unlinkedNames: new Set(),
  };
  const context: ConversionContext = {
    packageName: model.packageName,
    plan,
    overlay,
    highlight,
    report,
    findAddress: createNameLookup(plan),
  };
  const findImport = createImportLookup(model);
  const pages = toPages(context, findImport).map((page, index) => ({
    ...page,
    position: index + 1,
    headings: listHeadings(page.content),
  }));
  const problems = checkOverlay(overlay, overlayNames(model, context), overlayFile);
  return { pages, symbols: listSymbols(pages, context, findImport), report, problems };
}
