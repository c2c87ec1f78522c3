import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { APP_BLOCK, type AppStart } from "../../src/shared/contracts/appStart";
import { listFiles } from "../listFiles";

/** A limit on what readers load. */
interface Budget {
  /** What is limited, and how its bytes are counted, such as "stylesheet, brotli". */
  readonly what: string;
  /** Limit in bytes. */
  readonly limit: number;
  /** Sizes in bytes by file, or by page, of a build in `folder`. */
  readonly measure: (folder: string) => ReadonlyMap<string, number>;
}

const kB = 1000;

/** Sizes by path and modification time: pages share most of their scripts. */
const measured = new Map<string, number>();

function brotli(file: string): number {
  const key = `${file} ${String(statSync(file).mtimeMs)}`;
  const size = measured.get(key) ?? brotliCompressSync(readFileSync(file)).length;
  measured.set(key, size);
  return size;
}

const gzip = (file: string): number => gzipSync(readFileSync(file)).length;
const raw = (file: string): number => readFileSync(file).length;

/** Measures one file. */
const one =
  (name: string, count: (file: string) => number): Budget["measure"] =>
  (folder) =>
    new Map([[name, count(path.join(folder, name))]]);

/** Measures the files of the folder with matching names. */
const all =
  (pattern: RegExp, count: (file: string) => number): Budget["measure"] =>
  (folder) => {
    const files = listFiles(folder).filter((file) => pattern.test(file));
    return new Map(files.map((file) => [file, count(path.join(folder, file))]));
  };

const readPage = (folder: string, page: string): string =>
  readFileSync(path.join(folder, `${page}.html`), "utf8");

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
  const { s, f } = JSON.parse(block?.[1] ?? "") as AppStart;
  return listScripts([...s, ...f]);
}

/** Sums the scripts of some pages. */
const scripts =
  (list: typeof listAppScripts): Budget["measure"] =>
  (folder) =>
    new Map(
      ["index", "game/actions", "api/classes/GameElement"].map((page) => [
        page,
        list(folder, page).reduce((sum, file) => sum + brotli(path.join(folder, file)), 0),
      ]),
    );

/** The budgets of every build; `tests/built` fails above a limit, and `/health` shows how much is left. */
export const BUDGETS: readonly Budget[] = [
  {
    what: "JavaScript of a first view, brotli",
    limit: 4.65 * kB,
    measure: scripts(listEarlyScripts),
  },
  {
    what: "JavaScript that hydrates a page, brotli",
    limit: 77.35 * kB,
    measure: scripts(listAppScripts),
  },
  {
    what: "stylesheet of a first view, brotli",
    limit: 11.65 * kB,
    measure: all(/^styles\.\w+\.css$/, brotli),
  },
  {
    what: "stylesheet of a part that loads later, brotli",
    limit: 2.5 * kB,
    measure: all(/^(?:\d+|search|recovery|player|live)\.\w+\.css$/, brotli),
  },
  {
    what: "HTML of /game/actions with its data, brotli",
    limit: 18.8 * kB,
    measure: one("game/actions.html", brotli),
  },
  {
    what: "HTML of the largest class page with its data, gzip",
    limit: 32.2 * kB,
    measure: one("api/classes/GameElement.html", gzip),
  },
  {
    what: "page data of the largest class page, gzip",
    limit: 30 * kB,
    measure: one("page-data/api/classes/GameElement/page-data.json", gzip),
  },
  {
    what: "page data of a page of the reference, uncompressed",
    limit: 60 * kB,
    measure: all(/^page-data\/api(\/(modules|classes\/\w+))?\/page-data\.json$/, raw),
  },
  {
    what: "frame in which games run, brotli",
    limit: 190 * kB,
    measure: one("live/frame.html", brotli),
  },
];
