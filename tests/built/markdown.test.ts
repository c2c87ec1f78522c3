import { readFileSync } from "node:fs";
import path from "node:path";
import { toString } from "hast-util-to-string";
import type { Code, Content, Link } from "mdast";
import { toString as toText } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";
import { readHtml } from "../../src/node/html/readHtml";
import { walkTree } from "../../src/node/content/mdx/walkTree";
import { pageFile, markdownPath } from "../../src/shared/url";
import { DIST, readSitemapRoutes } from "../routes";
import { listElements, parseHtml } from "./elements";
import { listFolder } from "./folder";

const SITE_URL = "https://docs.boardzilla.io";
const FRONT_BLOCK = /^---\n([^]*?)\n---\n/;

const read = (file: string): string => readFileSync(path.join(DIST, file), "utf8");
const files = listFolder(DIST);
/** Text about the build is not part of the documentation. */
const routes = readSitemapRoutes().filter((route) => route !== "/version");

const parser = unified().use(remarkParse).use(remarkGfm);

interface ParsedMarkdown {
  readonly nodes: readonly Content[];
  readonly codes: readonly Code[];
  readonly links: readonly Link[];
}

/** The nodes of a Markdown text, without front matter. */
function parse(markdown: string): ParsedMarkdown {
  const nodes: Content[] = [];
  walkTree(parser.parse(markdown.replace(FRONT_BLOCK, "")).children, (node) => nodes.push(node));
  return {
    nodes,
    codes: nodes.filter((node) => node.type === "code"),
    links: nodes.filter((node) => node.type === "link"),
  };
}

const pages = new Map(routes.map((route) => [route, parse(read(markdownPath(route)))]));
const anchors = new Map(
  routes.map((route) => [route, new Set(readHtml(read(pageFile(route))).ids)]),
);

/** What is wrong with a link in a Markdown page; `undefined` for a good one. */
function findLinkFault(url: string): string | undefined {
  if (!/^(?:https?:\/\/|mailto:)/.test(url)) return "is not absolute";
  if (!url.startsWith(`${SITE_URL}/`)) return undefined;
  const { pathname, hash } = new URL(url);
  const ids = anchors.get(pathname);
  if (!ids) return files.includes(pathname.slice(1)) ? undefined : "leads to no page";
  return hash === "" || ids.has(decodeURIComponent(hash.slice(1))) ? undefined : "has no anchor";
}

/** Interactive components: their code depends on what the reader does. */
const ISLANDS: readonly unknown[] = ["Layout sandbox"];

/** The text of every code block that a page shows, including API signatures. */
function shownCode(route: string): string[] {
  const blocks: string[] = [];
  visit(parseHtml(read(pageFile(route))), "element", (element) => {
    // Parts of a live block's code are folded.
    const isCode =
      element.tagName === "pre" || [element.properties?.["className"]].flat().includes("lines");
    const parts = element.tagName === "pre" ? [element] : listElements(element, "pre");
    if (isCode)
      blocks.push(
        parts
          .map((part) => toString(part))
          .join("")
          .replace(/\n$/, ""),
      );
    return isCode || ISLANDS.includes(element.properties?.["ariaLabel"]) ? SKIP : undefined;
  });
  return blocks;
}

test("every page but search, version and not-found has its Markdown, and nothing else has", () => {
  expect(files.filter((file) => file.endsWith(".md"))).toEqual(
    routes.map((route) => markdownPath(route).slice(1)).sort(),
  );
});

test("every page names its Markdown in the head, in front of robots and readers' tools", () => {
  for (const route of routes) {
    const tags = read(pageFile(route)).match(
      /<link[^>]* rel="alternate" type="text\/markdown"[^>]*>/g,
    );
    expect(tags, route).toHaveLength(1);
    expect(tags?.[0]).toContain(`type="text/markdown" href="${markdownPath(route)}"`);
    // The button beside the link copies the same file.
    expect(read(pageFile(route)), route).toMatch(
      new RegExp(
        `Copy page</span></button><p[^>]*><a href="${markdownPath(route)}" [^>]*>View as Markdown</a>`,
      ),
    );
  }
  for (const file of ["404.html", "search.html", "version.html"]) {
    expect(read(file), file).not.toMatch(/text\/markdown|\.md"|Copy page/);
  }
});

describe.each(routes)("the Markdown of %s", (route) => {
  const text = read(markdownPath(route));
  const { nodes, codes, links } = pages.get(route) ?? { nodes: [], codes: [], links: [] };

  test("says what it is of, and begins with its title", () => {
    const front = FRONT_BLOCK.exec(text)?.[1] ?? "";
    expect(front).toMatch(/^title: .+\ndescription: .+\nurl: \S+\ntoolkit: "@boardzilla\/core /);
    expect(front).toContain(`\nurl: ${SITE_URL}${route}\n`);
    const titles = nodes.filter((node) => node.type === "heading" && node.depth === 1);
    expect(titles).toHaveLength(1);
    expect(nodes[0]).toBe(titles[0]);
  });

  test("is Markdown without tags, components, imports, directives and controls", () => {
    expect(nodes.filter((node) => node.type === "html")).toEqual([]);
    const words = nodes.flatMap((node) => (node.type === "text" ? [node.value] : []));
    const remains = /^import .* from ["']|^export (?:const|default)|^:::|^::\w|^<\/?[A-Z]/m;
    expect(words.filter((each) => remains.test(each))).toEqual([]);
    const blocks = nodes.filter(({ type }) => /^(?:heading|paragraph|tableCell)$/.test(type));
    const controls = /^(?:\s*(?:Copy|Copy page|Edit|On this page|Run|Try it|Wrap))+$/;
    expect(blocks.map((each) => toText(each)).filter((each) => controls.test(each))).toEqual([]);
    const languages = codes.map(({ lang }) => lang);
    expect(languages).not.toContain(null);
    expect(languages).not.toContain("layout");
    expect(languages).not.toContain("figure");
    const written = codes.map(({ meta }) => meta ?? "").filter((meta) => meta !== "");
    const known = /^(?:title="[^"]+"(?: (?=\{)|$))?(?:\{\d+(?:[-,]\d+)*\})?$/;
    expect(written.filter((meta) => !known.test(meta))).toEqual([]);
    // A part without a name tells nobody what runs there.
    expect(text).not.toContain("Interactive: .");
  });

  test("has all code of the page as it is", () => {
    const values = codes.map(({ value }) => value);
    for (const code of shownCode(route)) expect(values).toContain(code);
  });

  test("leads to pages and headings that exist", () => {
    const faults = links.flatMap(({ url }) => {
      const fault = findLinkFault(url);
      return fault === undefined ? [] : [`${url} ${fault}`];
    });
    expect(faults).toEqual([]);
  });
});

test.each(["/tutorial", "/challenges"])("the Markdown of %s lists all its pages", (course) => {
  const linked = pages.get(course)?.links.map(({ url }) => url.replace(SITE_URL, ""));
  const wanted = routes.filter((route) => route.startsWith(`${course}/`));
  expect(wanted.length).toBeGreaterThan(0);
  expect(linked).toEqual(expect.arrayContaining(wanted));
});

test("the first sample of the home page says which lines are marked, as its text does", () => {
  const metas = pages.get("/")?.codes.map(({ meta }) => meta) ?? [];
  expect(metas).toContainEqual(expect.stringMatching(/ \{\d+(?:[-,]\d+)+\}$/));
});

test("a figure of the toolkit's answers is also in words", () => {
  const codes = pages.get("/game/adjacency")?.codes.map(({ value }) => value) ?? [];
  const isThere = (line: string): boolean => codes.some((code) => code.split("\n").includes(line));
  expect(isThere("2    1*   [0]  1*   2")).toBe(true);
  expect(isThere("distances: lodge 0, mill 1, ford 3, peak 6")).toBe(true);
});

describe("llms.txt", () => {
  const index = read("llms.txt");

  test("has the form of llmstxt.org: title, summary, words about it, sections of links", () => {
    expect(index).toMatch(
      /^# Boardzilla\n\n> .+\n\n[^#]+\n\n(?:## .+\n\n(?:- \[.+\]\(.+\): .+\n)+\n?)+$/,
    );
  });

  test("lists every page once, with what the page is about", () => {
    const listed = [...index.matchAll(/^- \[.+\]\((\S+)\): .{20}/gm)].map(([, url]) => url);
    expect([...listed].sort()).toEqual(
      routes.map((route) => SITE_URL + markdownPath(route)).sort(),
    );
  });

  test("keeps the order of the sidebar", () => {
    const order = ["/index.md", "/game/core-concepts.md", "/ui/layout.md", "/api/classes/Game.md"];
    const places = order.map((page) => index.indexOf(`${SITE_URL}${page})`));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  test("leads to files that exist", () => {
    for (const { url } of parse(index).links) expect(findLinkFault(url), url).toBeUndefined();
  });
});

test("llms-full.txt has the whole text of every guide and API page, under its address", () => {
  const full = read("llms-full.txt");
  const wanted = routes.filter((route) => !route.startsWith("/category/"));
  expect([...full.matchAll(/^URL: (\S+)$/gm)].map(([, url]) => url).sort()).toEqual(
    wanted.map((route) => SITE_URL + route).sort(),
  );
  for (const route of wanted) {
    const [, body = ""] = read(markdownPath(route)).split(/^# .*\n/m);
    expect(full.includes(body), route).toBe(true);
  }
});
