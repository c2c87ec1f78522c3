import { markdownPath } from "../../../shared/url";

/** The header of files whose name changes with their content. */
export const CACHE_FOREVER = "public, max-age=31536000, immutable";

/** The header of all other files: cached, but revalidated each time. It is the default of all hosts. */
export const CACHE_CHECKED = "public, max-age=0, must-revalidate";

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

/** A kind of file in `public/` or `dist/`. */
interface FileKind {
  /** Its files, relative to the folder. */
  readonly files: RegExp;
  /**
   * Its rule in `_headers`: `CACHE_FOREVER` for each file, or `CACHE_CHECKED` for a pattern. Without one the
   * host's default applies.
   */
  readonly cache?: "forever" | `/${string}`;
  /** Whether it is a document with the policy of pages. */
  readonly isPage?: true;
  /** Whether the sitemap lists it; pages that ask not to be indexed are left out all the same. */
  readonly inSitemap?: true;
  /** Which of those in `public/` this build deploys; all of them when absent. */
  readonly deployed?: (facts: BuildFacts) => (file: string) => boolean;
  /** Whether those of former builds are deleted from `public/` before this build writes its own. */
  readonly renewed?: true;
}

/**
 * Length of the hashes in the names of scripts and style sheets, in hexadecimal digits: each page contains some
 * thirty, which do not compress.
 */
export const HASH_LENGTH = 12;
const HASH = `[0-9a-f]{${String(HASH_LENGTH)}}`;

const CHUNK = new RegExp(`^[^/]+[-.](${HASH})\\.(?:js|css)(?:\\.LICENSE\\.txt)?$`);

/** File of a page's data inside `public/`, as Gatsby names it. */
export function pageDataFile(pagePath: string): string {
  return `page-data/${pagePath === "/" ? "index" : pagePath.slice(1)}/page-data.json`;
}

/** File of a static query's data inside `public/`. */
export const queryFile = (hash: string): string => `page-data/sq/d/${hash}.json`;

/** On hosts that answer `/404` with the not-found page, Gatsby requests this. */
const NOT_FOUND_DATA = pageDataFile("/404");

const none = () => () => false;

/** Only the listed files: those of pages that no longer exist stay in `public/`. */
const oneOf = (list: (facts: BuildFacts) => readonly string[]) => (facts: BuildFacts) => {
  const listed = new Set(list(facts));
  return (file: string): boolean => listed.has(file);
};

const namedChunk = (facts: BuildFacts) => {
  const assets = new Set(facts.assets);
  return (file: string): boolean =>
    assets.has(file.replace(/\.LICENSE\.txt$/, "")) ||
    facts.runtime.includes(CHUNK.exec(file)?.[1] ?? file);
};

const STATIC_FILE: FileKind = { files: /^/ };

/**
 * The kinds of files with rules of their own; the first one that matches is the kind of a file. What is cached
 * forever has a hash of its content in its name. Diagrams are not among them: their hash is that of their
 * source, and a newer Mermaid draws the same source differently. The samples in deploy/ hold the same
 * patterns.
 */
export const FILE_KINDS: readonly FileKind[] = [
  // What Gatsby keeps for itself.
  {
    files:
      /^(?:~partytown|_gatsby)\/|^(?:webpack\.stats|chunk-map)\.json$|\.map$|(?:^|\/)\.DS_Store$/,
    deployed: none,
  },
  // The script of a first view, which the adapter writes.
  { files: new RegExp(`^early-${HASH}\\.js$`), cache: "forever", deployed: none },
  // Chunks.
  {
    files: new RegExp(`^(?:[^/]+-${HASH}\\.js|[^/]+\\.${HASH}\\.css)$`),
    cache: "forever",
    deployed: namedChunk,
  },
  // Licenses of chunks.
  { files: CHUNK, deployed: namedChunk },
  // Media.
  { files: /^static\/(?:[^/]+-)?[0-9a-f]{20,32}[./].+$/, cache: "forever" },
  // The name of the compilation, which the adapter writes in place of Gatsby's.
  { files: /^page-data\/app-data\.json$/, cache: "/page-data/*", deployed: none },
  // Data of pages.
  {
    files: /^page-data\/.+\/page-data\.json$/,
    cache: "/page-data/*",
    deployed: oneOf(({ pagePaths }) => [...pagePaths.map(pageDataFile), NOT_FOUND_DATA]),
  },
  // Data of static queries.
  {
    files: /^page-data\/sq\/d\/\w+\.json$/,
    cache: "/page-data/*",
    deployed: oneOf(({ staticQueries }) => [...staticQueries].map(queryFile)),
  },
  // The search index, and its stamp.
  { files: /^(?:search-doc|lunr-index)-[0-9a-f]{32}\.json$/, cache: "forever", renewed: true },
  { files: /^search-manifest\.json$/, cache: "/search-manifest.json" },
  // Types of samples, and link cards.
  { files: /^(?:types|cards)\//, renewed: true },
  // The Markdown of pages.
  {
    files: /\.md$/,
    deployed: oneOf(({ pagePaths }) => pagePaths.map((page) => markdownPath(page).slice(1))),
  },
  // Frames.
  { files: /^live\/.*\.html$/ },
  // Pages without an entry in the sitemap; all other pages, and pages' former addresses.
  { files: /^(?:404|search)\.html$/, isPage: true },
  { files: /\.html$/, isPage: true, inSitemap: true },
];

/** The kind of a file of `public/` or `dist/`. */
export function kindOf(file: string): FileKind {
  return FILE_KINDS.find(({ files }) => files.test(file)) ?? STATIC_FILE;
}

/** The files of `public/` to deploy besides the pages: Gatsby keeps those of earlier builds there. */
export function selectPublicFiles(files: readonly string[], facts: BuildFacts): string[] {
  const deployed = new Map(FILE_KINDS.map((kind) => [kind, kind.deployed?.(facts)]));
  return files.filter((file) => deployed.get(kindOf(file))?.(file) ?? true).sort();
}

/** The files that this build needs and that are not in `public/`. */
export function findMissingFiles(files: readonly string[], facts: BuildFacts): string[] {
  const present = new Set(files);
  const hashes = new Set(files.flatMap((file) => CHUNK.exec(file)?.slice(1, 2) ?? []));
  const named = [
    ...facts.assets,
    ...facts.pagePaths.map(pageDataFile),
    "page-data/app-data.json",
    ...[...facts.staticQueries].map(queryFile),
  ];
  const chunks = (facts.runtime.match(new RegExp(`\\b${HASH}\\b`, "g")) ?? [])
    .filter((hash) => !hashes.has(hash))
    .map((hash) => `*-${hash}.js`);
  return [...named.filter((file) => !present.has(file)), ...chunks].sort();
}
