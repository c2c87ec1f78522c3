import { markdownPath } from "../../shared/url";

/** What Gatsby's own files say about which of the files in `public/` belong to this build. */
export interface BuildFacts {
  /** Routes of all pages, including `/404.html`. */
  readonly pagePaths: readonly string[];
  /** Files of the named chunks, from `webpack.stats.json`. */
  readonly assets: readonly string[];
  /** Text of webpack's runtime, which names the hash of every other chunk. */
  readonly runtime: string;
  /** Hashes of the static queries that the pages use. */
  readonly staticQueries: ReadonlySet<string>;
}

const CHUNK = /^[^/]+[-.]([0-9a-f]{20})\.(?:js|css)(?:\.LICENSE\.txt)?$/;

/** Gatsby's internal files, and files that no reader needs. */
const PRIVATE =
  /^(?:~partytown|_gatsby)\/|^(?:webpack\.stats|chunk-map)\.json$|\.map$|(?:^|\/)\.DS_Store$/;

const PAGE_DATA = /^page-data\/(.+)\/page-data\.json$/;
/** On hosts that answer `/404` with the not-found page, Gatsby requests this. */
const NOT_FOUND_DATA = "page-data/404/page-data.json";
const STATIC_QUERY = /^page-data\/sq\/d\/(\w+)\.json$/;

/** File of a page's data inside `public/`, as Gatsby names it. */
export function pageDataFile(pagePath: string): string {
  return `page-data/${pagePath === "/" ? "index" : pagePath.slice(1)}/page-data.json`;
}

/**
 * The files to deploy besides the pages. Gatsby keeps files of earlier builds in `public/`, so chunks, data
 * and the Markdown of pages are taken only when this build names them; everything else is taken as it is.
 */
export function selectPublicFiles(files: readonly string[], facts: BuildFacts): string[] {
  const pageData = new Set([...facts.pagePaths.map(pageDataFile), NOT_FOUND_DATA]);
  const markdownPages = new Set(facts.pagePaths.map((pagePath) => markdownPath(pagePath).slice(1)));
  const assets = new Set(facts.assets);
  const isCurrent = (file: string): boolean => {
    const [, hash] = CHUNK.exec(file) ?? [];
    if (hash !== undefined) {
      return assets.has(file.replace(/\.LICENSE\.txt$/, "")) || facts.runtime.includes(hash);
    }
    // Every Markdown file is, or was, the Markdown alternate of a page.
    if (file.endsWith(".md")) return markdownPages.has(file);
    if (PAGE_DATA.test(file)) return pageData.has(file);
    const [, query] = STATIC_QUERY.exec(file) ?? [];
    return query === undefined || facts.staticQueries.has(query);
  };
  return files.filter((file) => !PRIVATE.test(file) && isCurrent(file)).sort();
}

/** The files that this build needs and that are not in `public/`. */
export function findMissingFiles(files: readonly string[], facts: BuildFacts): string[] {
  const present = new Set(files);
  const hashes = new Set(files.flatMap((file) => CHUNK.exec(file)?.slice(1, 2) ?? []));
  const named = [
    ...facts.assets,
    ...facts.pagePaths.map(pageDataFile),
    "page-data/app-data.json",
    ...[...facts.staticQueries].map((query) => `page-data/sq/d/${query}.json`),
  ];
  const chunks = (facts.runtime.match(/\b[0-9a-f]{20}\b/g) ?? [])
    .filter((hash) => !hashes.has(hash))
    .map((hash) => `*-${hash}.js`);
  return [...named.filter((file) => !present.has(file)), ...chunks].sort();
}
