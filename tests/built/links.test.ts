import { expect, test } from "vitest";
import { checkLinks } from "../../src/node/content/links/checkLinks";
import { listVersionPaths } from "../../src/shared/olderVersion";
import { site } from "../../src/site";
import { listFiles } from "../../tools/listFiles";
import { DIST } from "../routes";
import { readSite } from "./folder";

test("all links, anchors, images, scripts and styles of the site lead somewhere", () => {
  const versionPaths = listVersionPaths(site.docs, "");
  // Older versions link to each other.
  const all = readSite(DIST, { files: listFiles(DIST) });
  const { faults, checked } = checkLinks({ ...all, versionPaths });
  console.log(`${String(checked)} links checked`);
  expect(faults).toEqual([]);
  expect(checked).toBeGreaterThan(1000);
});
