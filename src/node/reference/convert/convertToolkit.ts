import { listHeadings } from "../../../shared/api/outline";
import type { Problem } from "../../../shared/problem";
import type { HighlightCode } from "../../content/code/highlighter";
import type { FieldLine, KnownLimit } from "../../content/fields/frontmatter";
import { findSince, type Release } from "../../content/versions/versionTable";
import {
  checkLimitSymbols,
  checkOverlay,
  type CheckedFile,
  type OverlayNames,
} from "./checkOverlay";
import { checkBeginnings, checkVersions } from "./checkVersions";
import {
  createExplainedOnPage,
  type ConversionContext,
  type ConversionReport,
  type PackageExport,
} from "./context";
import { toImportFact } from "./facts";
import { createNameLookup, createSpelling, forSymbol, listWrittenNames } from "./linkTargets";
import type { Overlay } from "./overlay";
import { toPages, type ApiPageModel } from "./referencePages";
import { planApi } from "./plan";
import { childrenOf, membersOf } from "./reflections";
import { createSymbolLookup } from "../../content/links/symbolLookup";
import { listSymbols, type ApiSymbol } from "./symbols";
import { TOOLKIT_CLASSES } from "./toolkitClasses";
import type { ToolkitModel } from "./typedocProject";

/** The conversion's input besides the toolkit. */
export interface ConversionOptions {
  readonly overlay: Overlay;
  /** Path of the overlay relative to the repository, for messages. */
  readonly overlayFile: string;
  /** Lines of its fields, for messages. */
  readonly overlayLine?: FieldLine;
  readonly highlight: HighlightCode;
  /** The known limits and the file they come from. */
  readonly limits?: CheckedFile & { readonly entries: readonly KnownLimit[] };
  /** What each published version changed, and the file that says so. */
  readonly versions?: { readonly releases: readonly Release[]; readonly file: string };
  /** Address of the toolkit's sources at this version, if it is known; ends in a slash. */
  readonly sourceBase?: string | undefined;
  /** The class pages in their order; the toolkit's own by default. */
  readonly classNames?: readonly string[];
}

/** The pages, and what to know about how they were made. */
export interface ConversionResult {
  readonly pages: readonly ApiPageModel[];
  /** Every documented symbol and member. */
  readonly symbols: readonly ApiSymbol[];
  readonly report: ConversionReport;
  /** Problems of the overlay; with any of them the pages must not be published. */
  readonly problems: readonly Problem[];
}

/** What the check of the overlay needs to know of a conversion. */
function overlayNames(
  { project }: ToolkitModel,
  shown: readonly ApiSymbol[],
  context: ConversionContext,
): OverlayNames {
  const { plan, report, findAddress } = context;
  return {
    symbols: new Map(
      childrenOf(project).map((symbol) => [symbol.name, membersOf(symbol).map(({ name }) => name)]),
    ),
    shown,
    pages: plan.classes.map(({ name }) => name),
    parameters: report.parameters,
    isLinkTarget: (name) => findAddress(name) !== undefined,
    hasImportFact: (name) => toImportFact(name, forSymbol(context, name)) !== undefined,
  };
}

/** Where each name can be imported from; the first entry point that has it wins. */
function listExports({ entries }: ToolkitModel): ReadonlyMap<string, PackageExport> {
  const lists = entries.map(({ specifier, exports }) =>
    exports.map(({ name, typeOnly }) => [name, { specifier, typeOnly }] as const),
  );
  return new Map(lists.reverse().flat());
}

function limitsBySymbol(limits: readonly KnownLimit[]): ReadonlyMap<string, KnownLimit[]> {
  const found = new Map<string, KnownLimit[]>();
  for (const limit of limits) {
    for (const symbol of limit.symbols) found.set(symbol, [...(found.get(symbol) ?? []), limit]);
  }
  return found;
}

/** What every step of a conversion needs, before a page is made. */
export function createContext(
  model: ToolkitModel,
  options: Omit<ConversionOptions, "overlayFile" | "overlayLine">,
): ConversionContext {
  const { overlay, highlight, limits, versions, sourceBase } = options;
  const since = findSince(versions?.releases ?? []);
  const exports = listExports(model);
  const plan = planApi(model, options.classNames ?? TOOLKIT_CLASSES, overlay);
  return {
    packageName: model.packageName,
    version: model.version,
    plan,
    overlay,
    highlight,
    report: {
      brokenLinks: [],
      unknownTypes: [],
      unlinkedNames: new Set(),
      parameters: new Map(),
    },
    findAddress: createNameLookup(plan),
    findSpelling: createSpelling(plan),
    findWritten: createSymbolLookup(listWrittenNames(plan)),
    findExport: (name) => exports.get(name),
    findSince: (name) => since.get(name),
    limits: limitsBySymbol(limits?.entries ?? []),
    sourceBase,
    explained: createExplainedOnPage(),
  };
}

/** Converts the toolkit's declarations into the pages of the API reference. Pure. */
export function convertToolkit(model: ToolkitModel, options: ConversionOptions): ConversionResult {
  const { overlay, overlayFile: file, overlayLine: fieldLine, limits, versions } = options;
  const context = createContext(model, options);
  const pages = toPages(context, versions?.releases).map((page, index) => ({
    ...page,
    position: index + 1,
    headings: listHeadings(page.content),
  }));
  const symbols = listSymbols(pages, context);
  const names = overlayNames(model, symbols, context);
  const problems = [
    ...checkOverlay(overlay, names, { file, fieldLine }),
    ...(limits === undefined ? [] : checkLimitSymbols(limits.entries, symbols, limits)),
    ...(limits === undefined || versions === undefined
      ? []
      : checkBeginnings(limits, versions.releases)),
    ...(versions === undefined
      ? []
      : checkVersions({ overlay, shown: symbols }, versions.releases, {
          overlayFile: { file, fieldLine },
          tableFile: versions.file,
        })),
  ];
  return { pages, symbols, report: context.report, problems };
}
