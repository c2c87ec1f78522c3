/**
 * Takes pictures of the pages that a preview changes, before and after, and adds them to its build. The comment
 * of `npm run publish:branch` shows them. Set the same variables as for the build:
 *
 *     PATH_PREFIX=/preview/42 npm run preview:pictures
 *
 * "Before" is the published site: the root of the branch gh-pages of `origin`. `--branch` names another branch,
 * the variable PUBLISH_REMOTE another repository. Takes no pictures when nothing is published yet.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathPrefix } from "../src/node/config/environment";
import { launchChromium } from "./chromium";
import { parseOptions } from "./parseOptions";
import { findChangedPages, listPages } from "./publish/changedPages";
import { choosePages, PICTURES } from "./publish/pagePictures";
import { checkOut, findRemote } from "./publish/pagesBranch";
import { takePagePictures } from "./publish/takePagePictures";
import { fail, ROOT } from "./runProgram";
import { serveFolder } from "./server/serveFolder";

const { values } = parseOptions({ options: { branch: { type: "string", default: "gh-pages" } } });

const dist = path.resolve(ROOT, process.env["DIST_DIR"] ?? "dist");
if (!existsSync(path.join(dist, "index.html"))) {
  fail(`${dist} holds no build.\nFix: npm run build`);
}
/** Path of the published site, below which a preview is built. */
const root = /^(.*)\/preview\/[a-z0-9-]+$/.exec(pathPrefix())?.[1];
if (root === undefined) {
  fail(
    `PATH_PREFIX is "${pathPrefix()}".\nValid: the path of a preview, such as /preview/42, or /docs/preview/42 for a site at /docs.`,
  );
}

/** Compares the build with the site in a folder; returns how many pages look different. */
async function compare(published: string): Promise<number> {
  const pages = { published: listPages(published), built: listPages(dist) };
  const [before, after, browser] = await Promise.all([
    serveFolder({ dir: published, port: 0, prefix: root ?? "" }),
    serveFolder({ dir: dist, port: 0, prefix: pathPrefix() }),
    launchChromium(),
  ]);
  try {
    const different = await takePagePictures({
      browser,
      before: before.url,
      after: after.url,
      routes: choosePages(findChangedPages(published, dist), pages.published, pages.built),
      isPublished: (route) => pages.published.has(route),
      build: dist,
    });
    return different.length;
  } finally {
    await browser.close();
    await Promise.all([before.close(), after.close()]);
  }
}

rmSync(path.join(dist, PICTURES), { recursive: true, force: true });
const published = mkdtempSync(path.join(tmpdir(), "published-"));
try {
  const target = { remote: findRemote(), branch: values.branch };
  if (checkOut(target, published) && existsSync(path.join(published, "index.html"))) {
    console.log(`Pages that look different: ${String(await compare(published))}.`);
  } else console.log(`${values.branch} holds no site: there is nothing to compare with.`);
} finally {
  rmSync(published, { recursive: true, force: true });
}
