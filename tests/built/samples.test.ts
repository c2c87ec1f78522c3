import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Element } from "hast";
import { toString } from "hast-util-to-string";
import { describe, expect, test } from "vitest";
import { findTypes, typesUrl } from "../../src/shared/contracts/typesFile";
import { findFences } from "../../src/node/content/fields/fences";
import { findRegions, quoteCaption } from "../../src/node/content/games/regions";
import { DIST } from "../routes";
import { listElements, parseHtml } from "./elements";
import { readSite } from "./folder";

const CONTENT = path.resolve("content");
const read = (file: string): string => readFileSync(path.join(DIST, file), "utf8");

interface ShownCode {
  readonly title: string;
  readonly titleUrl: string | undefined;
  readonly code: string;
  readonly isTyped: boolean;
}

/** The blocks of code of a built page. */
function listCode(html: string): ShownCode[] {
  return listElements(parseHtml(html), "figure").flatMap((figure) => {
    // Parts of a live block's code are folded.
    const parts = listElements(figure, "pre").flatMap((pre) => listElements(pre, "code"));
    const [caption] = listElements(figure, "figcaption");
    const [link] = caption ? listElements(caption, "a") : [];
    if (parts.length === 0) return [];
    return {
      title: caption ? toString(caption) : "",
      titleUrl: link && String(link.properties?.["href"]),
      code: parts.map((part) => toString(part)).join(""),
      isTyped: figure.properties?.["dataTyped"] !== undefined,
    };
  });
}

interface Quote {
  /** Path of the page in the built folder, without its extension. */
  readonly page: string;
  readonly file: string;
  readonly code: string;
}

/** Every region of a game that a guide quotes, with the code that it has in the game. */
const quotes = readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mdx"))
  .flatMap((page) =>
    findFences(readFileSync(path.join(CONTENT, page), "utf8")).flatMap(({ meta }): Quote[] => {
      const { file, region } = meta.attributes;
      if (file === undefined) return [];
      const { regions } = findRegions(readFileSync(path.join(CONTENT, "games", file), "utf8"));
      const code = regions.find(({ name }) => name === region)?.code ?? "";
      return [{ page: page.replace(/\.mdx$/, ""), file, code }];
    }),
  );

test("the guides quote games in at least eight places", () =>
  expect(quotes.length).toBeGreaterThanOrEqual(8));

describe.each(quotes)("$page quotes $file", ({ page, file, code }) => {
  const { title, titleUrl } = quoteCaption(file);

  test("with the code that the game is played with, and a link to all of it if it has a page", () => {
    const shown = listCode(read(`${page}.html`)).filter((each) => each.title === title);
    expect(shown.map((each) => each.code)).toContain(code);
    expect(shown.map((each) => each.titleUrl)).toContain(titleUrl);
  });

  test("in its Markdown as well", () =>
    expect(read(`${page}.md`)).toContain(`title="${title}"\n${code}\n\`\`\``));
});

describe("the types of samples", () => {
  const pages = [...readSite(DIST).html].filter(([, html]) => html.includes(" data-typed"));

  test("are known on most pages", () => expect(pages.length).toBeGreaterThan(30));

  // One test per page: reading so many at once takes a busy machine too long.
  for (const [page, html] of pages) {
    const url = typesUrl(page === "index.html" ? "/" : `/${page.replace(/\.html$/, "")}`);

    test(`${page} has those of each sample in a file`, () => {
      const data: unknown = JSON.parse(read(url.slice(1)));
      for (const { code } of listCode(html).filter(({ isTyped }) => isTyped)) {
        expect(findTypes(data, code).length, code.slice(0, 60)).toBeGreaterThan(0);
      }
      expect(html).not.toContain("data-type=");
    });
  }
});

test("a page with samples says with which version they were checked, its Markdown too", () => {
  const note = /\d+ samples? checked with @boardzilla\/core 0\.2\.14/;
  for (const page of ["game/actions", "cookbook/cards", "examples/garden-row"]) {
    expect(read(`${page}.html`), page).toMatch(note);
    expect(read(`${page}.md`), page).toMatch(note);
  }
  expect(read("search.html")).not.toMatch(note);
});

describe("names of the toolkit in a sample", () => {
  /** The links of each sample of a page. */
  const listLinks = (page: string): Element[][] =>
    listElements(parseHtml(read(`${page}.html`)), "figure").map((figure) =>
      listElements(figure, "pre").flatMap((pre) => listElements(pre, "a")),
    );

  test("lead to the class that declares them, inherited ones too", () => {
    const links = listLinks("game/board").flat();
    const named = links.map((link) => `${toString(link)} ${String(link.properties?.["href"])}`);
    expect(named).toContain("create /api/classes/Space#create");
    expect(named).toContain("putInto /api/classes/Piece#putinto");
    expect(named.length).toBeGreaterThan(50);
  });

  test("are a stop of the Tab key once a sample, however often they occur", () => {
    for (const links of listLinks("game/flow")) {
      const stops = links.filter(({ properties }) => properties?.["tabIndex"] === undefined);
      const hrefs = stops.map(({ properties }) => properties?.["href"]);
      expect(new Set(hrefs).size).toBe(hrefs.length);
    }
  });
});
