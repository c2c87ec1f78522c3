import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { limitAnchor } from "../../../src/shared/api/apiUrl";
import { convertToolkit, type ConversionResult } from "../../../src/build/api/convertToolkit";
import { parseOverlay, type Overlay } from "../../../src/build/api/overlay";
import { packContent } from "../../../src/shared/api/packedContent";
import type { ApiLimit, ApiMember, Token } from "../../../src/shared/contracts/apiPage";
import { createSymbolLookup } from "../../../src/build/api/symbolLookup";
import { TOOLKIT_CLASSES } from "../../../src/build/api/toolkitClasses";
import type { ToolkitModel } from "../../../src/build/api/typedocProject";
import { createCodeHighlighter, type HighlightCode } from "../../../src/build/code/highlighter";
import { parseLimits } from "../../../src/build/content/entryList";
import type { KnownLimit } from "../../../src/build/content/frontmatter";
import { parseVersionTable } from "../../../src/build/versions/versionTable";
import { loadToolkit } from "./loadToolkit";

const TOOLKIT = "@boardzilla/core";
const OVERLAY = "content/api/overlay.yml";
const LIMITS = "content/api/limits.yml";
const VERSIONS = "content/api/versions.json";
/** Reached as `game.flowCommands`, so neither exported nor named in a signature. */
const FLOW_COMMANDS = [
  "playerActions",
  "loop",
  "whileLoop",
  "forLoop",
  "forEach",
  "eachPlayer",
  "everyPlayer",
  "ifElse",
  "switchCase",
];
const GLOBALS = ["$"];
/** Bytes of a page's content in its data file; the modules page has two files. */
const CLASS_BUDGET = 57_000;
const MODULES_BUDGET = 114_000;
/** Most of it is signatures, before and after; they compress to an eighth. */
const VERSIONS_BUDGET = 110_000;

let folder = "";
let toolkit: ToolkitModel;
let overlay: Overlay;
let limits: readonly KnownLimit[];
let highlight: HighlightCode;
let result: ConversionResult;

function convert(): ConversionResult {
  return convertToolkit(toolkit, {
    overlay,
    overlayFile: OVERLAY,
    highlight,
    limits: { entries: limits, file: LIMITS },
    versions: {
      releases: parseVersionTable(readFileSync(VERSIONS, "utf8")),
      file: VERSIONS,
    },
    sourceBase: "https://example.org/",
  });
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "typedoc-"));
  toolkit = await loadToolkit(TOOLKIT, process.cwd(), folder, folder);
  const parsed = parseOverlay(readFileSync(OVERLAY, "utf8"), OVERLAY);
  if (!parsed.overlay) throw new Error(JSON.stringify(parsed.problems));
  ({ overlay } = parsed);
  ({ entries: limits } = parseLimits(readFileSync(LIMITS, "utf8"), LIMITS));
  highlight = createCodeHighlighter();
  result = convert();
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** The exports of both entry points, according to the compiler alone. */
function exportedNames(): string[] {
  const files = ["index.d.ts", "components/index.d.ts"].map((file) =>
    path.resolve("node_modules", TOOLKIT, "entry", file),
  );
  const program = ts.createProgram(files, { skipLibCheck: true, jsx: ts.JsxEmit.React });
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    return symbol ? checker.getExportsOfModule(symbol).map(({ name }) => name) : [];
  });
}

function walk(value: unknown, visit: (value: unknown, key: string) => void, key = ""): void {
  visit(value, key);
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value))
    walk(part, visit, Array.isArray(value) ? key : name);
}

/** The id of a limit at the only place on a page that describes it. */
function explainedHere({ id, url }: ApiLimit): string[] {
  return url === undefined ? [limitAnchor(id)] : [];
}

/** The ids that a page renders: headings, further overloads and rows. */
function idsOf(page: ConversionResult["pages"][number]): string[] {
  const ids = page.headings.map(({ slug }) => slug);
  const addMember = (
    { anchor, members = [], properties = [], limits = [], signatures }: ApiMember,
    isNested: boolean,
  ): void => {
    ids.push(...limits.flatMap(explainedHere));
    if (isNested) ids.push(anchor);
    ids.push(...signatures.flatMap((each) => each.anchor ?? []));
    ids.push(...properties.flatMap((each) => each.anchor ?? []));
    for (const member of members) addMember(member, true);
  };
  if (page.content.kind === "class")
    ids.push(...(page.content.limits ?? []).flatMap(explainedHere));
  if ("groups" in page.content && page.content.kind !== "index") {
    for (const { members } of page.content.groups) {
      for (const member of members) addMember(member, false);
    }
  }
  return ids;
}

/** Every address that a page links to: by tokens, by lists and inside HTML. */
function linksOf(page: ConversionResult["pages"][number]): string[] {
  const links: string[] = [];
  walk(page.content, (value, key) => {
    if (typeof value !== "string") return;
    if (key === "u" || key === "url") links.push(value);
    for (const [, href = ""] of value.matchAll(/href="([^"]*)"/g)) links.push(href);
  });
  return links;
}

describe("the installed toolkit", () => {
  test("has its classes on pages of their own, in order", () => {
    expect(TOOLKIT_CLASSES).toContain("Game");
    expect(result.pages.map(({ route }) => route)).toEqual([
      "/api",
      "/api/modules",
      ...TOOLKIT_CLASSES.map((name) => `/api/classes/${name}`),
      "/versions",
    ]);
  });

  test("is described without faults, broken links and unknown types", () => {
    expect(result.problems).toEqual([]);
    expect(result.report.brokenLinks).toEqual([]);
    expect(result.report.unknownTypes).toEqual([]);
    expect([...result.report.unlinkedNames]).toEqual([]);
  });

  test("has all exports documented, and beyond them only what a signature names", () => {
    const index = result.pages[0]?.content;
    const documented =
      index?.kind === "index" ? index.groups.flatMap(({ entries }) => entries) : [];
    const exported = exportedNames();
    expect(exported.length).toBeGreaterThan(30);
    expect(exported.filter((name) => !documented.some((entry) => entry.name === name))).toEqual([]);
    const named = new Set<string>();
    walk(result.pages, (value) => {
      if (typeof value === "object" && value !== null && "t" in value && "u" in value) {
        named.add((value as Exclude<Token, string>).t);
      }
    });
    const roots = [...exported, ...TOOLKIT_CLASSES, ...FLOW_COMMANDS, ...GLOBALS];
    const superfluous = documented.filter(({ name }) => !roots.includes(name) && !named.has(name));
    expect(superfluous.map(({ name }) => name)).toEqual([]);
  });

  test("explains every known limit where it concerns somebody", () => {
    const explained = new Set<string>();
    walk(result.pages, (value) => {
      if (typeof value === "object" && value !== null && "instead" in value && "id" in value) {
        explained.add((value as ApiLimit).id);
      }
    });
    const missing = limits.filter(({ id, pages = [] }) => !explained.has(id) && pages.length === 0);
    expect(missing.map(({ id }) => id)).toEqual([]);
    const concerning = limits.filter(({ symbols }) => symbols.length > 0);
    expect(concerning).not.toEqual([]);
    expect([...explained].sort()).toEqual(concerning.map(({ id }) => id).sort());
  });

  test("leads to the source of every class and of nearly every member", () => {
    const members = result.pages.flatMap(({ content }) =>
      content.kind === "class"
        ? [content, ...content.groups.flatMap((group) => group.members)]
        : [],
    );
    const silent = members.filter(
      ({ source, kind }) => source === undefined && kind !== "constructor",
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
    const create = result.pages
      .flatMap(({ content }) => (content.kind === "class" ? content.groups : []))
      .flatMap((group) => group.members)
      .find(({ name }) => name === "followUp");
    expect(create?.source).toMatch(/^https:\/\/example\.org\/src\/board\/game\.ts#L\d+$/);
  });

  test("is listed symbol by symbol, each with a unique name and its one-line signature", () => {
    const { symbols } = result;
    expect(new Set(symbols.map(({ name }) => name)).size).toBe(symbols.length);
    expect(symbols.filter(({ url }) => url === "")).toEqual([]);
    expect(symbols.filter(({ signature }) => signature === "" || signature.includes("\n"))).toEqual(
      [],
    );
    const find = createSymbolLookup(symbols);
    expect(find("game.action()")).toMatchObject({
      name: "Game#action",
      url: "/api/classes/Game#action",
      kind: "method",
    });
    expect(find("Piece.first")?.name).toBe("GameElement#first");
    expect(find("playerActions")).toMatchObject({ exported: false, hasExample: false });
    expect(find("eachPlayer")).toMatchObject({ hasComment: true, hasExample: true });
    expect(find("Game")).toMatchObject({ importFrom: TOOLKIT, bases: ["Space", "GameElement"] });
    expect(find("LayoutAttributes.rows")?.url).toBe("/api/modules#layoutattributes-rows");
  });

  test("has unique ids on every page", () => {
    for (const page of result.pages) {
      const ids = idsOf(page);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        page.route,
      ).toEqual([]);
      expect(
        ids.filter((id) => !/^[a-z0-9_-]+$/.test(id)),
        page.route,
      ).toEqual([]);
    }
  });

  test("links to nothing that is missing", () => {
    const targets = new Set(
      result.pages.flatMap((page) => [
        page.route as string,
        ...idsOf(page).map((id) => `${page.route}#${id}`),
      ]),
    );
    const missing = result.pages.flatMap((page) =>
      linksOf(page)
        .map((url) => (url.startsWith("#") ? page.route + url : url))
        .filter((url) => url.startsWith("/api") && !targets.has(url)),
    );
    expect(missing).toEqual([]);
  });

  test("brings no styles, handlers, scripts or unsafe links into the pages", () => {
    walk(result.pages, (value) => {
      if (typeof value !== "string" || !value.includes("<")) return;
      expect(value).not.toMatch(/<[a-z][^>]*\s(?:style|on[a-z]+)=|<script|javascript:/i);
    });
  });

  test("fits the budget of every page", () => {
    const sizes = result.pages.map(({ route, content }) => ({
      route,
      size: JSON.stringify(packContent(content)).length,
    }));
    const budgets: Readonly<Record<string, number>> = {
      "/api/modules": MODULES_BUDGET,
      "/versions": VERSIONS_BUDGET,
    };
    const tooLarge = sizes.filter(({ route, size }) => size > (budgets[route] ?? CLASS_BUDGET));
    expect(tooLarge).toEqual([]);
  });

  test("has descriptions of 50 to 160 characters and titles that differ", () => {
    for (const { description } of result.pages) {
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(160);
    }
    expect(new Set(result.pages.map(({ title }) => title)).size).toBe(result.pages.length);
  });

  test("is converted to the same bytes every time", () =>
    expect(JSON.stringify(convert())).toBe(JSON.stringify(result)));

  test("comes out of the cache as it went in", async () => {
    expect(await loadToolkit(TOOLKIT, process.cwd(), folder, folder)).toEqual(
      JSON.parse(JSON.stringify(toolkit)),
    );
  });

  test("keeps type parameters that are keys", () => {
    const text = JSON.stringify(result.pages.find(({ title }) => title === "Action"));
    expect(text).toContain("[key in N]");
    expect(text).not.toContain("[key in string]");
  });
});
