import { expect, test } from "vitest";
import { checkLinks } from "../../src/lib/links/checkLinks";
import { DIST } from "../routes";
import { readSite } from "./folder";

test("all links, anchors, images, scripts and styles of the site lead somewhere", () => {
  const { faults, checked } = checkLinks(readSite(DIST));
  console.log(`${String(checked)} links checked`);
  expect(faults).toEqual([]);
  expect(checked).toBeGreaterThan(1000);
});
