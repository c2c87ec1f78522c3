import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { readText } from "../../src/build/content/readText";
import type { AppStart } from "../../src/shared/contracts/appStart";
import { APP_BLOCK } from "../../src/shared/contracts/siteIds";
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

const kB = (count: number): number => Math.round(1000 * count);

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
    limit: kB(4.67),
    measure: scripts(listEarlyScripts),
  },
  {
    what: "JavaScript that hydrates a page, brotli",
    limit: kB(77.35),
    measure: scripts(listAppScripts),
  },
  {
    what: "stylesheet of a first view, brotli",
    limit: kB(11.65),
    measure: all(/^styles\.\w+\.css$/, brotli),
  },
  {
    what: "stylesheet of a part that loads later, brotli",
    limit: kB(2.5),
    measure: all(/^(?:\d+|search|recovery|player|live)\.\w+\.css$/, brotli),
  },
  {
    what: "HTML of /game/actions with its data, brotli",
    limit: kB(18.8),
    measure: one("game/actions.html", brotli),
  },
  {
    what: "HTML of the largest class page with its data, gzip",
    limit: kB(32.2),
    measure: one("api/classes/GameElement.html", gzip),
  },
  {
    what: "page data of the largest class page, gzip",
    limit: kB(30),
    measure: one("page-data/api/classes/GameElement/page-data.json", gzip),
  },
  {
    what: "page data of a page of the reference, uncompressed",
    limit: kB(60),
    measure: all(/^page-data\/api(\/(modules|classes\/\w+))?\/page-data\.json$/, raw),
  },
  {
    what: "frame in which games run, brotli",
    limit: kB(190),
    measure: one("live/frame.html", brotli),
  },
];
