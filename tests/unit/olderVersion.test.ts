import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { applySiteOptions } from "../../src/node/config/siteOptions";
import { site } from "../../src/site";
import { listFiles } from "../../tools/listFiles";
import { keepReference } from "../../tools/versions/keepReference";
import { listBuiltRoutes, olderVersionOptions } from "../../tools/versions/olderVersionOptions";
import { addVersionRedirects } from "../../tools/versions/versionRedirects";
import { writeFiles } from "../../src/node/testing/folders";
import { temporaryFolder } from "./folders";

const folder = temporaryFolder();
const write = (files: Readonly<Record<string, string>>): void => writeFiles(folder(), files);

test("the pages of a built site are its HTML files, without frames, previews and older versions", () => {
  write({
    "index.html": "",
    "404.html": "",
    "api.html": "",
    "api/classes/Game.html": "",
    "api.md": "",
    "live/frame.html": "",
    "preview/4/index.html": "",
    "v/0.2.12/api.html": "",
  });
  expect(listBuiltRoutes(folder())).toEqual(["/", "/api", "/api/classes/Game"]);
});

describe("the options of an older version", () => {
  const current = { label: "0.2.14", url: "https://docs.example.org", routes: ["/", "/api"] };
  const options = (given: string) =>
    applySiteOptions(
      site,
      olderVersionOptions({ version: "0.2.13", scope: "reference", current }, given),
    );

  test("are valid, and name the current version by its path", () => {
    expect(options("").docs).toEqual({
      pluginId: site.docs.pluginId,
      version: { name: "0.2.13", label: "0.2.13" },
      otherVersions: [{ name: "current", label: "Next (0.2.14)", href: "/" }],
      current,
      scope: "reference",
    });
  });

  test("keep those of the current build, so that both share what a reader prefers", () => {
    const given = {
      search: { maxHits: 5 },
      docs: {
        pluginId: "toolkit",
        otherVersions: [
          { name: "0.2.13", label: "Old", href: "/v/0.2.13" },
          { name: "0.1.9", label: "Older", href: "https://old.example.org" },
        ],
      },
    };
    const { docs, search } = options(JSON.stringify(given));
    expect(search.maxHits).toBe(5);
    expect(docs.pluginId).toBe("toolkit");
    expect(docs.version).toEqual({ name: "0.2.13", label: "Old" });
    expect(docs.otherVersions.map(({ name }) => name)).toEqual(["current", "0.1.9"]);
  });
});

test("a copy keeps the reference without what was observed in another version", () => {
  write({
    "content/api/overlay.yml": "",
    "content/api/limits.yml": "",
    "content/api/messages.yml": "",
    "content/reference/_section.yml": "",
    "content/reference/glossary.mdx": "",
    "content/reference/glossary.yml": "",
    "content/reference/limits.mdx": "",
    "content/reference/messages.mdx": "",
    "content/accessibility/index.mdx": "",
    "content/game/actions.mdx": "",
    "content/published-addresses.txt": "",
    "static/pictures/a.png": "",
    "static/icon.png": "",
    "src/site.ts": "",
  });
  keepReference(folder());
  expect(listFiles(folder())).toEqual([
    "content/accessibility/index.mdx",
    "content/api/overlay.yml",
    "content/reference/_section.yml",
    "src/site.ts",
    "static/icon.png",
  ]);
});

describe("the redirects of a deployed site", () => {
  const read = (): string[] =>
    readFileSync(path.join(folder(), "_redirects"), "utf8").trim().split("\n").slice(1);

  test("are its own and those of the versions that it has now", () => {
    write({
      _redirects: "/docs/api/ /docs/api 301\n/docs/v/0.1.9/ /docs/v/0.1.9/api 301\n",
      "v/0.2.13/_redirects": "/docs/v/0.2.13 /docs/v/0.2.13/ 301\n",
    });
    expect(addVersionRedirects(folder())).toEqual([]);
    expect(addVersionRedirects(folder())).toEqual([]);
    expect(read()).toEqual(["/docs/api/ /docs/api 301", "/docs/v/0.2.13 /docs/v/0.2.13/ 301"]);
  });

  test("leave out a version that hosts would not read to its end, and name it", () => {
    const many = Array.from({ length: 1999 }, (_, index) => `/p${String(index)}/ /p 301\n`);
    write({
      _redirects: many.join(""),
      "v/0.2.12/_redirects": "/v/0.2.12/a/ /a 301\n/v/0.2.12/b/ /b 301\n",
      "v/0.2.13/_redirects": "/v/0.2.13/a/ /a 301\n",
    });
    expect(addVersionRedirects(folder())).toEqual(["v/0.2.12"]);
    expect(read()).toHaveLength(2000);
  });

  test("are nothing where a host reads none", () => {
    write({ "index.html": "" });
    expect(addVersionRedirects(folder())).toEqual([]);
    expect(listFiles(folder())).toEqual(["index.html"]);
  });
});
