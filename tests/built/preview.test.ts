import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readQueries } from "../../src/node/gatsby/queries";
import { checkLinks } from "../../src/node/content/links/checkLinks";
import { DIST } from "../routes";
import { PREVIEW_DIR, PREVIEW_PREFIX, SWITCHED_ON } from "../switchedOn";
import { listFolder, readSite } from "./folder";

const PREVIEW = path.resolve(PREVIEW_DIR);
const PREFIX = PREVIEW_PREFIX;

describe("a preview under a path prefix", () => {
  const site = readSite(PREVIEW, { prefix: PREFIX });

  test("keeps every link, script and image under the prefix", () => {
    const { faults, checked } = checkLinks(site);
    expect(faults).toEqual([]);
    expect(checked).toBeGreaterThan(1000);
  });

  test("loads what is switched on, and the site nothing of what is off", () => {
    const scriptsOf = (folder: string): string =>
      listFolder(folder)
        .filter((file) => /^[^/]+\.js$/.test(file))
        .map((file) => readFileSync(path.join(folder, file), "utf8"))
        .join("");
    const [on, off] = [scriptsOf(PREVIEW), scriptsOf(DIST)];
    for (const trace of [SWITCHED_ON.announcement.text, "announcement.dismissed"]) {
      expect(on).toContain(trace);
      expect(off).not.toContain(trace);
    }
  });

  test("turns robots away on every page and in robots.txt", () => {
    for (const [file, html] of site.html) {
      expect(html, file).toMatch(/<meta name="robots" content="noindex"/);
    }
    expect(readFileSync(path.join(PREVIEW, "robots.txt"), "utf8")).toMatch(/Disallow: \/\s*$/m);
  });

  test("says on every page which branch and commit it shows", () => {
    for (const [file, html] of site.html) expect(html, file).toMatch(/Preview of .*a-branch/);
    // `npm run preview:pictures` finds the line by this name, to leave it out of its pictures.
    expect(site.html.get("index.html")).toMatch(/<aside [^>]*aria-label="Preview"/);
  });

  test("has the Markdown of its pages, named with the prefix and leading to the published site", () => {
    const html = site.html.get("game/flow.html") ?? "";
    expect(html).toContain(`type="text/markdown" href="${PREFIX}/game/flow.md"`);
    expect(html).toMatch(new RegExp(`<a [^>]*href="${PREFIX}/game/flow\\.md"`));
    const markdown = readFileSync(path.join(PREVIEW, "game/flow.md"), "utf8");
    expect(markdown).toContain("\nurl: https://docs.boardzilla.io/game/flow\n");
    expect(markdown).toMatch(/\]\(https:\/\/docs\.boardzilla\.io\/game\/players/);
    expect(markdown).not.toContain(PREFIX);
    expect(site.files).toContain("llms.txt");
    expect(site.files).toContain("llms-full.txt");
  });

  test("has the link cards of its pages, named as those of the published site", () => {
    const html = site.html.get("game/flow.html") ?? "";
    expect(html).toContain(`og:image" content="https://docs.boardzilla.io/cards/game/flow.png"`);
    expect(site.files).toContain("cards/game/flow.png");
  });

  test("names the published site as canonical", () => {
    const html = site.html.get("game/flow.html") ?? "";
    expect(html).toContain(`rel="canonical" href="https://docs.boardzilla.io/game/flow"`);
  });

  test("has the health page, which no public build has", () => {
    const html = site.html.get("health.html") ?? "";
    // Every query but the one about a page of the author's choice, the most important first.
    const names = readQueries().flatMap(({ name }) => (name === "links-to-page" ? [] : [name]));
    expect([...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)).toEqual(names);
    const sectionOf = (name: string): string =>
      new RegExp(`<h2 id="${name}".*?</section>`, "s").exec(html)?.[0] ?? "";
    expect(sectionOf("unused-symbols")).toMatch(/<dt>used in guides<\/dt><dd>\d+<\/dd>/);
    expect(sectionOf("games")).toContain(`<td><a href="${PREFIX}/examples/garden-row">`);
    expect(sectionOf("redirects")).toMatch(
      /<td><a href="https:\/\/github\.com\/[^"]+\/blob\/main\/content\/[^"]+">content\//,
    );
    expect(sectionOf("dead-links")).toContain("Nothing to fix.");
    expect(site.html.get("version.html")).toContain(`href="${PREFIX}/health"`);
    expect(listFolder(DIST).filter((file) => file.includes("health"))).toEqual([]);
  });
});
