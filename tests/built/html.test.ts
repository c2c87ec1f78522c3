import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { SPECIFIED_ROUTES } from "../specifiedRoutes";
import { readHtml } from "../../src/node/html/readHtml";
import {
  CONTENT,
  FIRST_SCREEN,
  isSiteId,
  PAGE_DATA_BLOCK,
} from "../../src/shared/contracts/siteIds";
import { DIST, readSitemapRoutes } from "../routes";
import { listFolder, readSite } from "./folder";

const site = readSite(DIST);
const pages = [...site.html];

/** What the first match of a pattern captures in a page. */
function capture(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? "";
}

describe("every page", () => {
  test("exists as a flat file for every address that readers and other sites link to", () => {
    for (const route of SPECIFIED_ROUTES) {
      expect(site.files, route).toContain(route === "/" ? "index.html" : `${route.slice(1)}.html`);
    }
    expect(site.files).toContain("404.html");
    expect(readSitemapRoutes()).toEqual(expect.arrayContaining([...SPECIFIED_ROUTES]));
    expect([...site.files].filter((file) => file.endsWith("/index.html"))).toEqual([]);
  });

  test("has no id in common with most others that a heading could have", () => {
    const counts = new Map<string, number>();
    for (const [, html] of pages) {
      for (const id of readHtml(html).ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    const shared = [...counts].flatMap(([id, count]) => (count > pages.length / 2 ? [id] : []));
    expect(shared).toEqual(expect.arrayContaining([CONTENT, PAGE_DATA_BLOCK, FIRST_SCREEN]));
    expect(shared.filter((id) => !isSiteId(id))).toEqual([]);
  });

  test("has a title of its own and a description of its own", () => {
    const titles = pages.map(([, html]) => capture(html, /<title[^>]*>([^<]*)</));
    expect(new Set(titles).size).toBe(pages.length);
    const descriptions = pages.map(([, html]) =>
      capture(html, /<meta name="description" content="([^"]*)"/),
    );
    expect(new Set(descriptions).size).toBe(pages.length);
    for (const description of descriptions) {
      expect(description.length, description).toBeGreaterThanOrEqual(40);
      expect(description.length, description).toBeLessThanOrEqual(260);
    }
  });

  test("carries the one executable inline script, and the policy names its hash", async () => {
    const { createHash } = await import("node:crypto");
    const texts = new Set<string>();
    for (const [file, html] of pages) {
      const inline = [
        ...html.matchAll(/<script(?![^>]* src=)(?![^>]*application\/json)[^>]*>([^]*?)<\/script>/g),
      ];
      expect(inline, file).toHaveLength(1);
      const text = inline[0]?.[1] ?? "";
      texts.add(text);
      const hash = createHash("sha256").update(text).digest("base64");
      const policy = capture(html, /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i);
      expect(policy, file).toContain("default-src 'none'");
      expect(policy, file).toContain(`'sha256-${hash}'`);
    }
    expect(texts.size).toBe(1);
  });

  test("says in its first line that it may be at the wrong path, where its stylesheet cannot hide that", () => {
    const sheet = [...site.files].find((file) => /^styles\..+css$/.test(file)) ?? "";
    expect(readFileSync(path.join(DIST, sheet), "utf8")).toMatch(
      /#Site-wrong-base[^{}]*\{display:none\}/,
    );
    for (const [file, html] of pages.filter(([name]) => name !== "index.html")) {
      const line = capture(html, /<body><p id="Site-wrong-base" data-nosnippet>(.*?)<\/p>/);
      expect(line, file).toContain("it was built for <code>/</code>");
      expect(html.split('id="Site-wrong-base"'), file).toHaveLength(2);
    }
  });

  test("shows its first screen at once: the first paint waits for an element that is there once", () => {
    const waiting = pages.filter(([, html]) => html.includes('rel="expect"'));
    const others = pages.filter((page) => !waiting.includes(page));
    expect(others.map(([file]) => file)).toEqual(["404.html"]);
    for (const [file, html] of waiting) {
      const id = capture(html, /<link rel="expect" href="#([^"]+)" blocking="render"\/>/);
      expect(html.split(` id="${id}"`), file).toHaveLength(2);
      const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
      expect(main.replace(/<noscript>.*?<\/noscript>/gs, ""), file).toContain(` id="${id}"`);
    }
  });

  test("has no inline handler, no script address and no absolute path of the machine", () => {
    for (const [file, html] of pages) {
      expect(html, file).not.toMatch(/<[^>]+\son[a-z]+="/i);
      expect(html, file).not.toMatch(/(?:href|src)="javascript:/i);
      expect(html.includes(process.cwd()), file).toBe(false);
    }
  });

  test("asks for no password", () => {
    for (const [file, html] of pages) expect(html, file).not.toMatch(/type="?password/i);
  });

  test("opens links to other sites without a handle on this one", () => {
    for (const [file, html] of pages) {
      for (const [tag] of html.matchAll(/<a [^>]*target="_blank"[^>]*>/g)) {
        expect(tag, file).toMatch(/rel="[^"]*noopener/);
      }
    }
  });
});

describe("the folder", () => {
  test("holds no source maps, no build statistics and nothing of the machine", () => {
    const files = listFolder(DIST);
    const forbidden = files.filter((file) =>
      /\.map$|~partytown|webpack\.stats|chunk-map|_gatsby/.test(file),
    );
    expect(forbidden).toEqual([]);
    for (const file of files.filter((name) => /\.(?:js|json|css|txt|xml)$/.test(name))) {
      const text = readFileSync(path.join(DIST, file), "utf8");
      expect(text.includes(process.cwd()), file).toBe(false);
    }
  });

  const secrets = Object.entries(process.env).flatMap(([name, value = ""]) =>
    /TOKEN|SECRET|PASSWORD|CREDENTIAL|_KEY$/.test(name) && value.length >= 8 ? [value] : [],
  );
  // `npm test` builds with one, so that there is something to look for.
  test.skipIf(secrets.length === 0)("holds no secret of the environment it was built in", () => {
    for (const file of listFolder(DIST).filter((name) => /\.(?:js|json|html|md|txt)$/.test(name))) {
      const text = readFileSync(path.join(DIST, file), "utf8");
      // The values themselves must not reach a log either.
      expect(secrets.filter((secret) => text.includes(secret)).length, file).toBe(0);
    }
  });

  test("holds only scripts that something names", () => {
    // Browsers that registered sw.js on a former site still ask for it; no page names it.
    const scripts = listFolder(DIST).filter((file) => /^(?!sw\.js$)[^/]+\.js$/.test(file));
    const runtime = scripts.filter((file) => file.startsWith("webpack-runtime-"));
    expect(runtime).toHaveLength(1);
    const text = readFileSync(path.join(DIST, runtime[0] ?? ""), "utf8") + (pages[0]?.[1] ?? "");
    for (const script of scripts) {
      const hash = /-([0-9a-f]{12})\.js$/.exec(script)?.[1] ?? script;
      expect(text.includes(hash), script).toBe(true);
    }
  });

  test("holds sitemap, robots, manifest, icons and the card of link previews", () => {
    for (const file of [
      "sitemap.xml",
      "robots.txt",
      "manifest.webmanifest",
      "favicon.svg",
      "icon-180.png",
      "icon-192.png",
      "icon-512.png",
      "social-card.png",
      "_headers",
      "_redirects",
    ]) {
      expect(site.files).toContain(file);
    }
    expect(readFileSync(path.join(DIST, "robots.txt"), "utf8")).toContain("Sitemap: https://");
  });
});

test("the frame of games and live code shows fields at 16 px where a finger points", () => {
  // A browser test cannot make a finger the pointer of a sandboxed frame.
  const html = readFileSync(path.join(DIST, "live/frame.html"), "utf8");
  expect(html).toContain("@media(pointer:coarse){input,select,textarea{font-size:max(16px,1em)}}");
});

describe("the icon for browsers and feed readers that draw no SVG", () => {
  test("is a picture of 32 px at the address that they ask for", () => {
    const icon = readFileSync(path.join(DIST, "favicon.ico"));
    // Of kind 1, with one picture, whose size and place follow.
    expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 1]);
    expect([icon.readUInt8(6), icon.readUInt8(7)]).toEqual([32, 32]);
    const start = icon.readUInt32LE(18);
    expect(icon.length).toBe(start + icon.readUInt32LE(14));
    const png = icon.subarray(start);
    expect(png.toString("latin1", 1, 4)).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([32, 32]);
  });

  test("is named by every page before the drawing, which the others prefer, and by the feed", () => {
    for (const [file, html] of pages) {
      const icons = [...html.matchAll(/<link[^>]* rel="icon"[^>]*>/g)].map(([tag]) => tag);
      expect(icons, file).toEqual([
        expect.stringMatching(/ href="\/favicon\.ico".* sizes="32x32"/),
        expect.stringMatching(/ href="\/favicon\.svg".* type="image\/svg\+xml"/),
      ]);
      expect(html, file).toContain('href="/icon-180.png"');
    }
    const feed = readFileSync(path.join(DIST, "changes.xml"), "utf8");
    expect(feed).toMatch(/<icon>https:\/\/[^/<]+\/favicon\.ico<\/icon>/);
  });

  test("is in the manifest as pictures and as the drawing", () => {
    const manifest = JSON.parse(readFileSync(path.join(DIST, "manifest.webmanifest"), "utf8")) as {
      readonly icons: readonly { readonly src: string }[];
    };
    const names = manifest.icons.map(({ src }) => src);
    for (const name of names) expect(site.files).toContain(name);
    expect(names).toEqual(expect.arrayContaining(["favicon.svg", "icon-192.png", "icon-512.png"]));
  });
});

test("the page about the version says what was built, and that there is one version", () => {
  const html = site.html.get("version.html") ?? "";
  for (const [term, fact] of [
    ["Documentation", "0\\.0\\.0"],
    ["Documented version", "Next"],
    ["Generator", "Gatsby 5\\.\\d+\\.\\d+"],
    // The search and the not-found page are not in the sitemap.
    ["Pages", String(readSitemapRoutes().length + 2)],
  ] as const)
    expect(html).toMatch(new RegExp(`<dt>${term}</dt><dd>${fact}</dd>`));
  expect(html).toMatch(/<meta name="generator" content="Gatsby 5/);
  expect(html).toContain("These docs exist in one version, <strong>Next</strong>.");
});

test("guides and entries of the reference lead to each other", () => {
  const guide = site.html.get("game/flow.html") ?? "";
  expect(guide).toMatch(/<a href="\/api\/modules#everyplayer" class="api">/);
  const entryOf = (file: string, id: string): string =>
    capture(site.html.get(file) ?? "", new RegExp(`<h[1-4][^>]* id="${id}"(.*?)<h[1-4]`, "s"));
  expect(entryOf("api/modules.html", "everyplayer")).toMatch(
    /In the guides<.*<a href="\/game\/flow#/,
  );
  expect(entryOf("api/classes/Action.html", "chooseonboard")).toMatch(
    /In the guides<.*<a href="\/examples\/garden-row">Garden Row</,
  );
});

test("search.html lists every page once, for readers without JavaScript", () => {
  const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(site.html.get("search.html") ?? "") ?? [];
  for (const route of SPECIFIED_ROUTES)
    expect(main.split(`href="${route}"`), route).toHaveLength(2);
});

describe("stylesheets", () => {
  const sheets = listFolder(DIST)
    .filter((file) => file.endsWith(".css"))
    .map((file) => ({ file, text: readFileSync(path.join(DIST, file), "utf8") }));
  const listClasses = (text: string): string[] =>
    [...text.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = ""]) => name);

  test("begin with the order of their layers, so that components outdo prose", () => {
    expect(sheets.length).toBeGreaterThan(1);
    for (const { file, text } of sheets)
      expect(text, file).toMatch(/^@layer tokens,\s*base,\s*prose,\s*components,\s*overrides;/);
  });

  test("of parts that load later style nothing that a page shows before", () => {
    const isFirst = ({ file }: { readonly file: string }): boolean => file.startsWith("styles.");
    const first = new Set(sheets.filter(isFirst).flatMap(({ text }) => listClasses(text)));
    const later = new Set(
      sheets.flatMap(({ text }) => listClasses(text)).filter((name) => !first.has(name)),
    );
    for (const [file, html] of pages) {
      const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = ""]) =>
        list.split(" "),
      );
      expect(
        names.filter((name) => later.has(name)),
        file,
      ).toEqual([]);
    }
  });
});
