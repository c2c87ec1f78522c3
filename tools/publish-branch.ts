/**
 * Puts a build on the branch from which a host such as GitHub Pages publishes:
 *
 *     npm run publish:branch                                # dist/ at the root of gh-pages
 *     npm run publish:branch -- --at preview/42             # at a folder of it
 *     npm run publish:branch -- --at preview/42 --remove    # removes the folder
 *     npm run publish:branch -- --at v/0.2.13               # dist/v/0.2.13 there, and nothing else
 *
 * A deploy of the root leaves previews alone, and older versions that `dist/v` does not hold. `--branch`
 * names another branch, the variable PUBLISH_REMOTE another repository than `origin`. `--comment <file>
 * --address https://…` writes where the preview is, and which pages differ from the site at the root of
 * the branch, with the pictures that `npm run preview:pictures` has taken.
 */
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findChangedPages } from "./publish/changedPages";
import { listPictures } from "./publish/pagePictures";
import { findRemote, publish } from "./publish/pagesBranch";
import { formatPreview } from "./publish/previewComment";
import { parseOptions } from "./parseOptions";
import { fail, ROOT } from "./runProgram";

const { values } = parseOptions({
  options: {
    branch: { type: "string", default: "gh-pages" },
    at: { type: "string", default: "" },
    remove: { type: "boolean", default: false },
    comment: { type: "string" },
    address: { type: "string", default: "" },
  },
});

const { branch, at, remove, comment, address } = values;
const isVersion = /^v\/\d+\.\d+\.\d+$/.test(at);
const dist = path.resolve(ROOT, process.env["DIST_DIR"] ?? (isVersion ? `dist/${at}` : "dist"));
if (at !== "" && !isVersion && !/^preview\/[a-z0-9-]+$/.test(at)) {
  fail(
    `--at is "${at}".\nValid: preview/ and a name of small letters, digits and hyphens; v/ and a version.\n` +
      "Fix: --at preview/42, or --at v/0.2.13.",
  );
}
if (remove && at === "")
  fail("--remove needs --at: the site at the root is replaced, not removed.");
if (!remove && !existsSync(path.join(dist, "index.html"))) {
  fail(
    `${dist} holds no build.\nFix: npm run ${isVersion ? `build -- --version ${at.slice(2)}` : "build"}`,
  );
}

try {
  publish({ remote: findRemote(), branch, at }, remove ? undefined : dist, (published) => {
    if (comment === undefined || remove) return;
    const changes = findChangedPages(published, dist);
    writeFileSync(comment, formatPreview(address, changes, listPictures(dist)));
  });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
console.log(`${remove ? "Removed" : "Published"} ${at === "" ? "the site" : at} on ${branch}.`);
