import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { SAMPLE_HASH } from "../html/testing/gatsbyPage";
import { listFiles } from "../publishing/buildFolder";
import { checkOptions } from "./options";
import { deleteFolders, writeFolder } from "../../testing/folders";
import { nameCompilation } from "./publicFolder";
import { LEFTOVERS, SAMPLE_OPTIONS, SAMPLE_PAGES, writeSamplePublic } from "./testing/samplePublic";
import { type DistInput, type DistSummary, writeDist } from "./writeDist";

let publicPath: string;
let distPath: string;

beforeEach(() => {
  const folder = writeFolder();
  publicPath = path.join(folder, "public");
  distPath = path.join(folder, "dist");
  writeSamplePublic(publicPath);
});
afterEach(deleteFolders);

const build = (changes: Partial<DistInput> = {}): Promise<DistSummary> =>
  writeDist({
    publicPath,
    distPath,
    pages: SAMPLE_PAGES,
    redirects: [],
    prefix: "",
    options: SAMPLE_OPTIONS,
    ...changes,
  });
const read = (file: string): Promise<string> => readFile(path.join(distPath, file), "utf8");
const overwrite = (file: string, text: string): Promise<void> =>
  writeFile(path.join(publicPath, file), text);

async function digest(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of listFiles(distPath)) hash.update(file).update(await read(file));
  return hash.digest("hex");
}

describe("the deployable folder", () => {
  test("has flat pages, files of this build and what hosts read, but nothing of former builds", async () => {
    const { stale } = await build();
    const files = listFiles(distPath);
    const needed = [
      ".nojekyll",
      "404.html",
      "_headers",
      "_redirects",
      "api/classes/Game.html",
      "game.html",
      "game/actions.md",
      "index.html",
      "live/frame.html",
      "page-data/app-data.json",
      "pictures/table.light.avif",
      "robots.txt",
      "search.html",
      "sitemap.xml",
    ];
    expect(files).toEqual(expect.arrayContaining(needed));
    expect(LEFTOVERS.filter((file) => files.includes(file))).toEqual([]);
    expect(stale).toEqual(expect.arrayContaining([...LEFTOVERS]));
  });

  test("is the same in two runs, whatever the files' times are and lay there before", async () => {
    await build();
    const first = await digest();
    await writeFile(path.join(distPath, "left-over.html"), "old");
    await utimes(path.join(publicPath, "index.html"), 1, 1);
    await build({ pages: [...SAMPLE_PAGES] });
    expect(await digest()).toBe(first);
  });

  test("is the same when webpack's own hash is another one and no script is", async () => {
    await build();
    const first = await digest();
    for (const file of listFiles(publicPath)) {
      if (!/\.html$|app-data\.json$/.test(file)) continue;
      const text = await readFile(path.join(publicPath, file), "utf8");
      await overwrite(file, text.replace(/(webpackCompilationHash"?[=:]")\w+/, "$1ffff"));
    }
    await build();
    expect(await digest()).toBe(first);
    const { webpackCompilationHash } = JSON.parse(await read("page-data/app-data.json")) as {
      webpackCompilationHash: string;
    };
    expect(await read("game.html")).toContain(`"compilation":"${webpackCompilationHash}"`);
    expect(nameCompilation(["app-1.js"])).not.toBe(nameCompilation(["app-2.js"]));
  });

  test("copies the frames as they are and rewrites the pages", async () => {
    await build();
    expect(await read("live/layout.html")).toBe(
      await readFile(path.join(publicPath, "live/layout.html"), "utf8"),
    );
    expect(await read("game/actions.html")).toContain('id="Site-page">"/game/actions"</script>');
    expect(await read("404.html")).toContain('"routes":["/","/api/classes/Game","/game",');
  });

  test("has a sitemap of the pages that may be found", async () => {
    const lastmod = (route: string): string | null => (route === "/game" ? "2025-01-31" : null);
    const contacts = ["https://example.org/report"];
    await build({ options: { ...SAMPLE_OPTIONS, lastmod, commitDay: "2025-01-31", contacts } });
    expect(await read(".well-known/security.txt")).toContain("Expires: 2026-01-31T");
    expect((await read("sitemap.xml")).match(/<url>.*<\/url>/g)).toEqual([
      "<url><loc>https://docs.example.org/</loc></url>",
      "<url><loc>https://docs.example.org/api/classes/Game</loc></url>",
      "<url><loc>https://docs.example.org/game</loc><lastmod>2025-01-31</lastmod></url>",
      "<url><loc>https://docs.example.org/game/actions</loc></url>",
    ]);
    expect(await read("robots.txt")).toContain("Sitemap: https://docs.example.org/sitemap.xml");
  });

  test("is hidden from search engines when it is a preview", async () => {
    await build({ options: { ...SAMPLE_OPTIONS, hidden: true } });
    expect(await read("robots.txt")).toBe("User-agent: *\nDisallow: /\n");
    expect(listFiles(distPath)).not.toContain("sitemap.xml");
  });

  test("carries a path prefix in references and rules, not in its folders", async () => {
    writeSamplePublic(publicPath, "/docs");
    await build({ prefix: "/docs" });
    expect(await read("game.html")).toMatch(/ src="\/docs\/early-[0-9a-f]{12}\.js"/);
    expect(await read("_redirects")).toContain("/docs/game/ /docs/game 301");
    expect(await read("_headers")).toContain("\n/docs/*\n");
  });

  test("puts the site's redirects before its own", async () => {
    await build({ redirects: [{ from: "/old", to: "/game", status: 301 }] });
    expect(await read("_redirects")).toMatch(
      /^#.*\n\/old \/game 301\n\/old\/ \/game 301\n\/old.html \/game 301\n\/index \/ 301\n/,
    );
  });

  test("leads from a page's former address to it on hosts that read no redirects", async () => {
    writeSamplePublic(publicPath, "/docs");
    const redirects = [{ from: "/docs/game/old", to: "/docs/game/actions", status: 301 }];
    await build({ prefix: "/docs", redirects });
    const html = await read("game/old.html");
    expect(html).toContain('<link rel="canonical" href="https://docs.example.org/game/actions"/>');
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/docs/game/actions"/>');
    expect(html).toContain('<a href="/docs/game/actions">/docs/game/actions</a>');
    const [, script = ""] = /<script>(.*)<\/script>/.exec(html) ?? [];
    const hash = createHash("sha256").update(script).digest("base64");
    expect(html).toContain(`script-src 'sha256-${hash}'`);
    expect(await read("sitemap.xml")).not.toContain("/game/old");
  });

  test("keeps query and anchor on such hosts, unless the new address names an anchor itself", async () => {
    const redirects = [
      { from: "/old", to: "/game", status: 301 },
      { from: "/old/part", to: "/game#part", status: 301 },
    ];
    await build({ redirects });
    /** Where the script of the page leads a reader with this query and anchor. */
    const follow = async (file: string, search: string, hash: string): Promise<string> => {
      const html = await read(file);
      const [, href = ""] = /<a href="([^"]*)">/.exec(html) ?? [];
      const [, script = ""] = /<script>(.*)<\/script>/.exec(html) ?? [];
      const link = new URL(href, "https://docs.example.org");
      let to = "";
      const replace = (address: string): string => (to = address);
      runInNewContext(script, {
        document: { querySelector: () => link },
        location: { search, hash, replace },
      });
      return to.replace("https://docs.example.org", "");
    };
    expect(await follow("old.html", "?a=1", "#x")).toBe("/game?a=1#x");
    expect(await follow("old.html", "", "")).toBe("/game");
    expect(await follow("old/part.html", "?a=1", "#x")).toBe("/game?a=1#part");
    expect(await read("old/part.html")).toContain(
      '<link rel="canonical" href="https://docs.example.org/game"/>',
    );
  });

  test("does not put a former address in the place of a page", async () => {
    const redirects = [{ from: "/game/actions", to: "/game", status: 301 }];
    await expect(build({ redirects })).rejects.toThrow(
      "dist/game/actions.html: is both a page and",
    );
  });
});

describe("a build that is not whole is not deployed", () => {
  const expectFailure = async (message: string, changes?: Partial<DistInput>): Promise<void> => {
    await build();
    await expect(build(changes)).rejects.toThrow(message);
  };

  test("with markup of all faulty pages in one message", async () => {
    await build();
    for (const file of ["game/index.html", "index.html"]) await overwrite(file, "<html></html>");
    await expect(build()).rejects.toThrow(
      /The pages cannot be deployed:\n\npublic\/index\.html: expected[^]*public\/game\/index\.html: expected/,
    );
    expect(listFiles(distPath)).toEqual([]);
  });

  test("without a chunk", async () => {
    await rm(path.join(publicPath, `named-lazy-${SAMPLE_HASH}.js`));
    await expect(build()).rejects.toThrow(`public/ lacks files of this build: named-lazy-`);
  });

  test("without a chunk that only webpack's runtime names", async () => {
    await overwrite(`webpack-runtime-${SAMPLE_HASH}.js`, '{11:"bbbbbbbbbbbb"}');
    await expect(build()).rejects.toThrow("*-bbbbbbbbbbbb.js");
  });

  test("without a not-found page", async () => {
    const pages = SAMPLE_PAGES.filter(({ pagePath }) => pagePath !== "/404.html");
    await expectFailure("public/404.html: there is no such page", { pages });
  });

  test("with a page that says it is another", async () => {
    const html = await readFile(path.join(publicPath, "index.html"), "utf8");
    await overwrite("game/index.html", html);
    await expect(build()).rejects.toThrow('public/game/index.html: says it is "/", but is "/game"');
  });

  test("with a file in the place of one that the adapter writes", async () => {
    await overwrite("robots.txt", "");
    await expect(build()).rejects.toThrow("dist/robots.txt: is both");
  });

  test("without leaving half of a site when a file cannot be written", async () => {
    await build();
    await overwrite("CNAME", "docs.example.org");
    const redirects = [{ from: "/CNAME/old", to: "/game", status: 301 }];
    await expect(build({ redirects })).rejects.toThrow("CNAME");
    expect(existsSync(path.join(distPath, "index.html"))).toBe(false);
    await build();
    expect(listFiles(distPath).filter((file) => file.startsWith(".draft"))).toEqual([]);
  });

  test("with a prefix that the pages do not carry", async () => {
    await expectFailure("gatsby build --prefix-paths", { prefix: "/docs" });
  });
});

describe("the options", () => {
  const checking = (changes: Partial<typeof SAMPLE_OPTIONS>) => () =>
    checkOptions({ ...SAMPLE_OPTIONS, ...changes });

  test.each(["https://docs.example.org/", "docs.example.org", "https://a.example; script-src *"])(
    'refuse the address "%s"',
    (address) => {
      expect(checking({ siteUrl: address })).toThrow('the option "siteUrl" is');
      expect(checking({ analytics: address })).toThrow('the option "analytics" is');
    },
  );

  test("take a site below a path, and analytics by origin only", () => {
    expect(checking({ siteUrl: "https://owner.github.io/repository" })).not.toThrow();
    expect(checking({ analytics: "https://stats.example.org:8443" })).not.toThrow();
    expect(checking({ analytics: "https://stats.example.org/path" })).toThrow();
  });
});
