import { expect, test } from "vitest";
import { checkLinks } from "../../src/build/links/checkLinks";
import { listVersionPaths } from "../../src/shared/olderVersion";
import { site } from "../../src/site";
import { DIST } from "../routes";
import { readVersions } from "./folder";

test("all links, anchors, images, scripts and styles of the site lead somewhere", () => {
  const versionPaths = listVersionPaths(site.docs, "");
  const { faults, checked } = checkLinks({ ...readVersions(DIST), versionPaths });
  console.log(`${String(checked)} links checked`);
  expect(faults).toEqual([]);
  expect(checked).toBeGreaterThan(1000);
});
