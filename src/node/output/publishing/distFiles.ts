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
  readonly kind: string;
  /** Its files, relative to the folder. */
  readonly files: RegExp;
  /** What writes it: into `public/`, from where the adapter copies it, or the adapter itself. */
  readonly writer: string;
  /**
   * Its rule in `_headers`: `CACHE_FOREVER` for each file, or `CACHE_CHECKED` for a pattern. Without one the
   * host's default applies.
   */
  readonly cache?: "forever" | `/${string}`;
  /** The policy that its documents are sent with. */
  readonly policy?: "page" | "frame";
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

const STATIC_FILE: FileKind = { kind: "file of static/", files: /^/, writer: "Gatsby" };

/**
 * Every kind of file that a build makes; the first one that matches is the kind of a file. What is cached
 * forever has a hash of its content in its name. Diagrams are not among them: their hash is that of their
 * source, and a newer Mermaid draws the same source differently. The samples in deploy/ hold the same
 * patterns.
 */
export const FILE_KINDS: readonly FileKind[] = [
  {
    kind: "internal file",
    files:
      /^(?:~partytown|_gatsby)\/|^(?:webpack\.stats|chunk-map)\.json$|\.map$|(?:^|\/)\.DS_Store$/,
    writer: "Gatsby",
    deployed: none,
  },
  {
    kind: "script of a first view",
    files: new RegExp(`^early-${HASH}\\.js$`),
    writer: "the adapter",
    cache: "forever",
    deployed: none,
  },
  {
    kind: "chunk",
    files: new RegExp(`^(?:[^/]+-${HASH}\\.js|[^/]+\\.${HASH}\\.css)$`),
    writer: "Gatsby",
    cache: "forever",
    deployed: namedChunk,
  },
  { kind: "license of a chunk", files: CHUNK, writer: "Gatsby", deployed: namedChunk },
  {
    kind: "media",
    files: /^static\/(?:[^/]+-)?[0-9a-f]{20,32}[./].+$/,
    writer: "Gatsby",
    cache: "forever",
  },
  {
    kind: "name of the compilation",
    files: /^page-data\/app-data\.json$/,
    writer: "the adapter, in place of Gatsby's",
    cache: "/page-data/*",
    deployed: none,
  },
  {
    kind: "data of a page",
    files: /^page-data\/.+\/page-data\.json$/,
    writer: "Gatsby",
    cache: "/page-data/*",
    deployed: oneOf(({ pagePaths }) => [...pagePaths.map(pageDataFile), NOT_FOUND_DATA]),
  },
  {
    kind: "data of a static query",
    files: /^page-data\/sq\/d\/\w+\.json$/,
    writer: "Gatsby",
    cache: "/page-data/*",
    deployed: oneOf(({ staticQueries }) => [...staticQueries].map(queryFile)),
  },
  {
    kind: "search index",
    files: /^(?:search-doc|lunr-index)-[0-9a-f]{32}\.json$/,
    writer: "gatsby/onPostBuild",
    cache: "forever",
    renewed: true,
  },
  {
    kind: "stamp of the search index",
    files: /^search-manifest\.json$/,
    writer: "gatsby/onPostBuild",
    cache: "/search-manifest.json",
  },
  { kind: "types of samples", files: /^types\//, writer: "gatsby/onPostBuild", renewed: true },
  { kind: "link card", files: /^cards\//, writer: "cards/cardFiles", renewed: true },
  {
    kind: "Markdown of a page",
    files: /\.md$/,
    writer: "gatsby/markdownFiles",
    deployed: oneOf(({ pagePaths }) => pagePaths.map((page) => markdownPath(page).slice(1))),
  },
  { kind: "Markdown of the site", files: /^llms(?:-full)?\.txt$/, writer: "gatsby/markdownFiles" },
  { kind: "licenses of scripts", files: /^licenses\.txt$/, writer: "gatsby/scriptLicenses" },
  { kind: "feed", files: /^changes\.xml$/, writer: "gatsby/onPostBuild" },
  {
    kind: "hover cards of symbols",
    files: /^api-summaries\.json$/,
    writer: "gatsby/onPostBootstrap",
  },
  { kind: "frame", files: /^live\/.*\.html$/, writer: "gatsby-plugin-frames", policy: "frame" },
  { kind: "game or what editing needs", files: /^live\//, writer: "gatsby-plugin-frames" },
  {
    kind: "page without an entry",
    files: /^(?:404|search)\.html$/,
    writer: "the adapter",
    policy: "page",
  },
  {
    kind: "page, or a page's former address",
    files: /\.html$/,
    writer: "the adapter",
    policy: "page",
    inSitemap: true,
  },
  {
    kind: "what hosts and robots read",
    files: /^(?:\.nojekyll|_headers|_redirects|robots\.txt|sitemap\.xml|\.well-known\/.+)$/,
    writer: "the adapter",
  },
  STATIC_FILE,
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
