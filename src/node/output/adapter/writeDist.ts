import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuiltPage } from "../../html/readHtml";
import { findDuplicateIds } from "../../content/links/checkLinks";
import { MOVED_SCRIPT, renderMovedPage } from "../html/movedPage";
import { findMissingFiles, selectPublicFiles } from "../publishing/distFiles";
import { listFiles } from "../publishing/buildFolder";
import { hashForPolicy, renderPageHeader } from "../publishing/policy";
import type { Redirect } from "../publishing/redirectsFile";
import { NOT_FOUND_PATH } from "../html/rewriteHtml";
import { isRoute, pageFile, toRoute } from "../../../shared/url";
import { buildBootScript, buildEarlyScript } from "./ownScripts";
import { generateFiles } from "./generatedFiles";
import type { StaticAdapterOptions } from "./options";
import { APP_DATA, nameCompilation, readBuildFacts } from "./publicFolder";
import { rewritePages } from "./rewritePages";
import type { SitePage } from "./sitePages";

export interface DistInput {
  /** What Gatsby built. */
  readonly publicPath: string;
  /** The deployable folder; it is emptied first. */
  readonly distPath: string;
  readonly pages: readonly SitePage[];
  readonly redirects: readonly Redirect[];
  /** Path prefix without a trailing slash. */
  readonly prefix: string;
  readonly options: StaticAdapterOptions;
}

export interface DistSummary {
  readonly pages: number;
  readonly files: number;
  /** Files of `public/` that belong to an earlier build. */
  readonly stale: readonly string[];
  /** What the link check needs of each page, by file. */
  readonly links: ReadonlyMap<string, BuiltPage>;
}

/** `"/404.html"` → `404.html`, `"/game/board"` → `game/board.html`. */
function toDistFile(pagePath: string): string {
  return pagePath === NOT_FOUND_PATH ? pagePath.slice(1) : pageFile(toRoute(pagePath));
}

async function emptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    await rm(path.join(folder, name), { recursive: true });
  }
}

/**
 * The HTML files in `public/` that Gatsby wrote as pages: those of this build, their duplicates, old ones.
 */
async function findGatsbyPages(publicPath: string, files: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const html = await readFile(path.join(publicPath, file), "utf8");
    if (html.includes('<div id="___gatsby">')) found.add(file);
  }
  return found;
}

function checkNoClash(groups: Readonly<Record<string, readonly string[]>>): void {
  const owners = new Map<string, string>();
  for (const [owner, files] of Object.entries(groups)) {
    for (const file of files) {
      const other = owners.get(file);
      if (other !== undefined) throw new Error(`dist/${file}: is both ${other} and ${owner}.`);
      owners.set(file, owner);
    }
  }
}

/** Authors hear of it with file and line before Gatsby starts; this is for what the site itself puts together. */
function checkIds(
  pages: readonly { readonly pagePath: string; readonly links: BuiltPage }[],
): void {
  const faults = pages.flatMap(({ pagePath, links }) =>
    findDuplicateIds(toDistFile(pagePath), links),
  );
  if (faults.length === 0) return;
  const fix =
    "Fix: rename one of the two where it is made: an anchor, or an id in src/shared/contracts/siteIds.ts.";
  throw new Error([...faults, fix].join("\n"));
}

/** The documents at former addresses of pages, by file. */
function renderMovedPages({ redirects, prefix, options }: DistInput): Map<string, string> {
  const below = (address: string): string => address.slice(prefix.length);
  return new Map(
    redirects
      .filter(({ from, to }) => isRoute(below(from)) && to.startsWith(`${prefix}/`))
      .map(({ from, to }) => [
        pageFile(below(from)),
        renderMovedPage({
          to,
          canonical: options.siteUrl + below(to).replace(/#.*/, ""),
        }),
      ]),
  );
}

async function selectFiles({ publicPath, pages }: DistInput) {
  const present = listFiles(publicPath);
  const facts = await readBuildFacts(
    publicPath,
    pages.map(({ pagePath }) => pagePath),
  );
  const missing = findMissingFiles(present, facts);
  if (missing.length > 0) {
    throw new Error(`public/ lacks files of this build: ${missing.join(", ")}.`);
  }
  const gatsbyPages = await findGatsbyPages(publicPath, present);
  const copied = selectPublicFiles(present, facts).filter((file) => !gatsbyPages.has(file));
  const built = new Set([...copied, APP_DATA, ...pages.map(({ file }) => file)]);
  return {
    copied,
    compilation: nameCompilation(facts.assets),
    needs: facts.needs,
    next: facts.next,
    player: facts.player,
    live: facts.live,
    stale: present.filter((file) => !built.has(file)),
  };
}

async function writeFiles(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [file, text] of files) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

async function copyFiles(from: string, to: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const target = path.join(to, file);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(from, file), target);
  }
}

/** Within the deployable folder, on the same disk. */
const DRAFT = ".draft";
const HOME = "index.html";

/**
 * Moves all that is in the draft to where it belongs, the home page last: a build that is killed, or finds the disk full,
 * leaves no half of a site that somebody could publish.
 */
async function moveDraft(draft: string, distPath: string): Promise<void> {
  const names = await readdir(draft);
  for (const name of [...names.filter((each) => each !== HOME), HOME]) {
    await rename(path.join(draft, name), path.join(distPath, name));
  }
  await rmdir(draft);
}

/**
 * Makes the deployable folder from what Gatsby built. Nothing is written before everything is checked, and
 * the folder is empty on failure, so an old build cannot be deployed by mistake.
 */
export async function writeDist(input: DistInput): Promise<DistSummary> {
  const { publicPath, distPath, pages, prefix, options } = input;
  await emptyFolder(distPath);
  const routes = pages
    .map(({ pagePath }) => pagePath)
    .filter((pagePath) => pagePath !== NOT_FOUND_PATH);
  if (routes.length === pages.length) throw new Error("public/404.html: there is no such page.");
  const { copied, compilation, needs, next, player, live, stale } = await selectFiles(input);
  const early = await buildEarlyScript();
  const toAddress = (file: string): string => `${prefix}/${file}`;
  const deployed = await rewritePages({ publicPath, files: new Set(copied) }, pages, {
    boot: await buildBootScript(),
    early: toAddress(early.file),
    listNeeds: (pagePath) => (needs.get(pagePath) ?? []).map(toAddress),
    next: next.map(toAddress),
    games: {
      player: player.map(toAddress),
      live: live.map(toAddress),
      toGame: (id) => toAddress(`live/games/${id}.json`),
    },
    compilation,
    prefix,
    theme: options.colorMode,
    announcement: options.announcement,
    routes,
    analytics: options.analytics,
  });
  checkIds(deployed.pages);
  const html = new Map(deployed.pages.map((page) => [toDistFile(page.pagePath), page.html]));
  const noindex = new Set(deployed.pages.flatMap((page) => (page.noindex ? [page.pagePath] : [])));
  const moved = renderMovedPages(input);
  const files = [...copied, APP_DATA, early.file, ...html.keys(), ...moved.keys()].sort();
  const policy = renderPageHeader(deployed.policy, hashForPolicy(MOVED_SCRIPT));
  const generated = generateFiles({ ...input, files, routes, noindex, policy });
  checkNoClash({
    "a file of public/": copied,
    "a page": [...html.keys()],
    "a page's former address": [...moved.keys()],
    "a file the adapter writes": [APP_DATA, early.file, ...generated.keys()],
  });
  const draft = path.join(distPath, DRAFT);
  await copyFiles(publicPath, draft, copied);
  const appData = `${JSON.stringify({ webpackCompilationHash: compilation })}\n`;
  const own = [
    [APP_DATA, appData],
    [early.file, early.text],
  ] as const;
  await writeFiles(draft, new Map([...html, ...moved, ...generated, ...own]));
  await moveDraft(draft, distPath);
  return {
    pages: deployed.pages.length,
    files: files.length + generated.size,
    stale,
    links: new Map(deployed.pages.map((page) => [toDistFile(page.pagePath), page.links])),
  };
}
