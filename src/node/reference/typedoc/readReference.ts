import { existsSync } from "node:fs";
import path from "node:path";
import { readText } from "../../files/readText";
import { cutToVersion } from "../convert/cutToVersion";
import { convertToolkit, type ConversionResult } from "../convert/convertToolkit";
import { parseOverlay } from "../convert/overlay";
import { checkClasses, TOOLKIT_CLASSES } from "../convert/toolkitClasses";
import type { ToolkitModel } from "../convert/typedocProject";
import { createCodeHighlighter } from "../../content/code/highlighter";
import { parseLimits } from "../../content/fields/entryList";
import { collectAnchors, type PageAnchors, type Redirects } from "../../content/links/contentLinks";
import type { Problem } from "../../../shared/problem";
import { parseVersionTable, type Release } from "../../content/versions/versionTable";
import { loadToolkit } from "./loadToolkit";
import { DEFAULT_OPTIONS, type TypedocSourceOptions } from "./options";

/** The reference as far as it could be made; if there is a problem, none of it may be published. */
export interface Reference {
  readonly model?: ToolkitModel;
  readonly result?: ConversionResult;
  /** Classes that have a page but are not in the toolkit. */
  readonly missingClasses: readonly Problem[];
  readonly problems: readonly Problem[];
}

/** How the toolkit's types are read; a test has types of its own. */
export type LoadToolkit = (siteRoot: string) => Promise<ToolkitModel>;

/** Made once, because in develop each edit of the overlay makes the reference again. */
let highlighter: ReturnType<typeof createCodeHighlighter> | undefined;

interface VersionTable {
  readonly versions?: { readonly releases: readonly Release[]; readonly file: string };
  readonly problems: readonly Problem[];
}

/** The table of versions, or what is wrong with it. */
function readVersions(file: string, siteRoot: string): VersionTable {
  if (file === "") return { problems: [] };
  const fail = (what: string): { problems: Problem[] } => ({
    problems: [{ file, what, fix: "npm run make versions" }],
  });
  const place = path.resolve(siteRoot, file);
  if (!existsSync(place)) return fail("the table of versions is missing.");
  try {
    const releases = parseVersionTable(readText(place));
    return { versions: { releases, file }, problems: [] };
  } catch (error) {
    return fail(`no table of versions: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reads the installed toolkit, our words and the known limits, and makes the reference from them. */
export async function readReference(
  options: TypedocSourceOptions,
  siteRoot: string,
  load: LoadToolkit = loadToolkit,
): Promise<Reference> {
  const { overlay: overlayFile, limits: limitsFile, versions, sources } = options;
  const read = (file: string): string => readText(path.resolve(siteRoot, file));
  const overlay = parseOverlay(read(overlayFile), overlayFile);
  const hasLimits = existsSync(path.resolve(siteRoot, limitsFile));
  const limits = parseLimits(hasLimits ? read(limitsFile) : "[]", limitsFile);
  const table = readVersions(versions, siteRoot);
  const problems = [...overlay.problems, ...limits.problems, ...table.problems];
  if (overlay.overlay === undefined || problems.length > 0) return { missingClasses: [], problems };
  const model = await load(siteRoot);
  const missingClasses = checkClasses(model, TOOLKIT_CLASSES);
  if (missingClasses.length > 0) return { model, missingClasses, problems: [] };
  const written = cutToVersion(
    { overlay: overlay.overlay, releases: table.versions?.releases ?? [] },
    model.version,
  );
  const result = convertToolkit(model, {
    overlay: written.overlay,
    overlayFile,
    overlayLine: overlay.fieldLine,
    highlight: (highlighter ??= createCodeHighlighter()),
    limits: { entries: limits.entries, file: limitsFile, fieldLine: limits.fieldLine },
    ...(table.versions && { versions: { ...table.versions, releases: written.releases } }),
    sourceBase: sources.version === model.version ? sources.url : undefined,
  });
  return { model, result, missingClasses, problems: result.problems };
}

/** The reference as the checks of the content see it. */
interface CheckedReference {
  readonly problems: readonly Problem[];
  /** Its pages and their anchors; absent when a problem keeps it from being made. */
  readonly anchors?: PageAnchors;
  /** Where the anchors of inherited members lead: to the class that declares the member. */
  readonly inherited?: Redirects;
}

/** The anchors of what classes inherit, such as `/api/classes/Piece#first`, and where each is explained. */
function listInherited(pages: ConversionResult["pages"]): Redirects {
  return new Map(
    pages.flatMap(({ route, content }) =>
      content.kind === "class"
        ? content.inherited
            .flatMap(({ members }) => members)
            .map(({ url }): [string, string] => [route + url.slice(url.indexOf("#")), url])
        : [],
    ),
  );
}

/** Checks our words and the known limits against the installed toolkit, as a build does. */
export async function checkReference(siteRoot: string): Promise<CheckedReference> {
  const { missingClasses, problems, result } = await readReference(DEFAULT_OPTIONS, siteRoot);
  const all = [...missingClasses, ...problems];
  if (!result || all.length > 0) return { problems: all };
  const anchors = collectAnchors(result.pages, result.symbols);
  return { problems: [], anchors, inherited: listInherited(result.pages) };
}
