import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { readText } from "../../src/node/files/readText";
import type { AppStart } from "../../src/shared/contracts/appStart";
import { APP_BLOCK } from "../../src/shared/contracts/siteIds";
import { listFiles } from "../listFiles";
import { type KindPage, listPagesByKind } from "./pageKinds";

/** A limit on what readers load. Why there is each, and how to raise one: decision 006. */
interface Budget {
  /** What is limited, and how its bytes are compressed, such as "stylesheet, brotli". */
  readonly what: string;
  /** Limit in bytes. */
  readonly limit: number;
  /** Compressed sizes in bytes by kind of page, or by file, of a build in `folder`. */
  readonly measure: (folder: string) => ReadonlyMap<string, number>;
}

const kB = (count: number): number => Math.round(1000 * count);

/** Sizes by path and modification time: pages share most of their scripts. */
const measured = new Map<string, number>();

function brotli(file: string): number {
  const key = `${file} ${String(statSync(file).mtimeMs)}`;
  const size = measured.get(key) ?? brotliCompressSync(readFileSync(file)).length;
  measured.set(key, size);
  return size;
}

const gzip = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

type Measure = Budget["measure"];

/** What a name has of the content of its file. */
const HASH = /[.-][0-9a-f]{12,}(?=\.)/;

/** Measures the files of the folder with matching names. */
const each =
  (pattern: RegExp): Measure =>
  (folder) => {
    const files = listFiles(folder).filter((file) => pattern.test(file));
    return new Map(files.map((file) => [file.replace(HASH, ""), brotli(path.join(folder, file))]));
  };

/** Measures the files of the folder with matching names together. */
const sum =
  (name: string, pattern: RegExp, count: (file: string) => number): Measure =>
  (folder) => {
    const files = listFiles(folder).filter((file) => pattern.test(file));
    return new Map([
      [name, files.reduce((size, file) => size + count(path.join(folder, file)), 0)],
    ]);
  };

/** Measures the average of the files of the folder with matching names. */
const average =
  (name: string, pattern: RegExp): Measure =>
  (folder) => {
    const sizes = [...each(pattern)(folder).values()];
    return new Map([[name, Math.round(sizes.reduce((all, size) => all + size, 0) / sizes.length)]]);
  };

/** Measures the largest page of each kind. */
const byKind =
  (count: (pages: readonly KindPage[], folder: string) => number): Measure =>
  (folder) =>
    new Map([...listPagesByKind(folder)].map(([kind, pages]) => [kind, count(pages, folder)]));

const readPage = (folder: string, page: string): string =>
  readText(path.join(folder, `${page}.html`));

/** Names of the scripts among some addresses; even with a path prefix, they are at the root of the folder. */
const listScripts = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => address.endsWith(".js")).map((address) => path.basename(address));

/** The scripts that run without the reader doing anything: those that the HTML names. */
export function listEarlyScripts(folder: string, page: string): string[] {
  const named = readPage(folder, page).matchAll(/<script[^>]* src="([^"]+)"/g);
  return listScripts([...named].map(([, address = ""]) => address));
}

/** The scripts that hydrate a page: those of the app, and the page's own chunk. */
export function listAppScripts(folder: string, page: string): string[] {
  const block = new RegExp(`id="${APP_BLOCK}">(.*?)</script>`).exec(readPage(folder, page));
  const { scripts, pageScripts } = JSON.parse(block?.[1] ?? "") as AppStart;
  return listScripts([...scripts, ...pageScripts]);
}

/** Measures the scripts of the page of each kind that has the most. */
const scripts = (list: typeof listAppScripts): Measure =>
  byKind((pages, folder) => {
    const sizes = pages.map(({ page }) =>
      list(folder, page).reduce((size, file) => size + brotli(path.join(folder, file)), 0),
    );
    return Math.max(...sizes);
  });

/** Measures the longest frame; to compress all would take longer than the rest together. */
const frames = byKind((pages) => {
  const [longest = ""] = pages.map(({ frame }) => frame).sort((a, b) => b.length - a.length);
  return brotliCompressSync(longest).length;
});

/** What the answers of the search come from, and what a first query loads. */
const SEARCH_FILES = /^(?:search-doc|lunr-index)-\w+\.json$/;
const FIRST_QUERY = /^(?:(?:search|search-doc|lunr-index)-\w+\.js(?:on)?|search\.\w+\.css)$/;

/** The budgets of every build; `tests/built` fails above a limit, and `/health` shows how much is left. */
export const BUDGETS: readonly Budget[] = [
  { what: "HTML around the text of a page, brotli", limit: kB(6), measure: frames },
  {
    what: "JavaScript of a first view, brotli",
    limit: kB(6),
    measure: scripts(listEarlyScripts),
  },
  {
    what: "JavaScript that hydrates a page, brotli",
    limit: kB(84),
    measure: scripts(listAppScripts),
  },
  {
    what: "stylesheet of a first view, brotli",
    limit: kB(13),
    measure: each(/^styles\.\w+\.css$/),
  },
  {
    what: "stylesheet of a part that loads later, brotli",
    limit: kB(2.7),
    measure: each(/^(?:\d+|search|recovery|player|live)\.\w+\.css$/),
  },
  {
    what: "documents and index of the search, gzip",
    limit: kB(140),
    measure: sum("search", SEARCH_FILES, gzip),
  },
  {
    what: "first query, with the scripts and styles of its dialog, brotli",
    limit: kB(140),
    measure: sum("search", FIRST_QUERY, brotli),
  },
  {
    what: "types of the samples of a page, on average, brotli",
    limit: kB(2),
    measure: average("types", /^types\/.*\.json$/),
  },
  {
    what: "frame in which games run, brotli",
    limit: kB(200),
    measure: each(/^live\/frame\.html$/),
  },
];
