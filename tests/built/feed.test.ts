import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { DIST } from "../routes";
import { readSite } from "./folder";

const site = readSite(DIST);

test("every page names the feed of what is new, whose entries lead to pages", () => {
  for (const [file, html] of site.html) {
    expect(html, file).toMatch(
      /<link[^>]* type="application\/atom\+xml"[^>]* href="\/changes\.xml"/,
    );
  }
  const feed = readFileSync(path.join(DIST, "changes.xml"), "utf8");
  const entries = feed.match(/<entry>.*<\/entry>/g) ?? [];
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries) {
    const [, route = ""] = /<link href="https:\/\/[^/"]+(\/[^"]*)"\/>/.exec(entry) ?? [];
    expect(site.files, entry).toContain(`${route.slice(1)}.html`);
  }
});
