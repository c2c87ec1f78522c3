import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { renderPage } from "../../../components/api/testing/renderEntry";
import { decodeCharacterReferences } from "../../../shared/characterReferences";
import { limitAnchor } from "../../../shared/api/apiUrl";
import type { ConversionResult } from "../convert/convertToolkit";
import { createSymbolLookup } from "../../content/links/symbolLookup";
import { TOOLKIT_CLASSES } from "../convert/toolkitClasses";
import type { ToolkitModel } from "../convert/typedocProject";
import { parseLimits } from "../../content/fields/entryList";
import { deleteFolders, writeFolder } from "../../testing/folders";
import { loadToolkit } from "./loadToolkit";
import { DEFAULT_OPTIONS } from "./options";
import { readReference } from "./readReference";
import { TOOLKIT } from "../../../shared/toolkit";

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

let folder = "";
let toolkit: ToolkitModel | undefined;
let result: ConversionResult;
/** Each page's route with its HTML. */
let pages: readonly (readonly [route: string, html: string])[];

const load = (): Promise<ToolkitModel> =>
  loadToolkit(process.cwd(), folder, path.join(folder, "model"));

beforeAll(async () => {
  folder = writeFolder();
  const reference = await readReference(DEFAULT_OPTIONS, process.cwd(), load);
  if (!reference.result) throw new Error(JSON.stringify(reference));
  toolkit = reference.model;
  ({ result } = reference);
  pages = result.pages.map(({ route, content }) => [route, renderPage(content)] as const);
}, 300_000);

afterAll(deleteFolders);

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

const idsOf = (html: string): string[] =>
  [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => id);

describe("the installed toolkit", () => {
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
    const tokens = JSON.stringify(result.pages).matchAll(/"t":"([^"]+)","u"/g);
    const named = new Set([...tokens].map(([, name]) => name));
    const roots = [...exported, ...TOOLKIT_CLASSES, ...FLOW_COMMANDS, ...GLOBALS];
    const superfluous = documented.filter(({ name }) => !roots.includes(name) && !named.has(name));
    expect(superfluous.map(({ name }) => name)).toEqual([]);
  });

  test("explains every known limit where it concerns somebody", () => {
    const { limits: file } = DEFAULT_OPTIONS;
    const limits = parseLimits(readFileSync(file, "utf8"), file).entries;
    const ids = new Set(pages.flatMap(([, html]) => idsOf(html)));
    const explained = [...ids].filter((id) => id.startsWith("limit-"));
    const silent = limits.filter(
      ({ symbols, pages: told = [] }) => symbols.length + told.length < 1,
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
    const concerning = limits.filter(({ symbols }) => symbols.length > 0);
    expect(concerning).not.toEqual([]);
    expect(explained.sort()).toEqual(concerning.map(({ id }) => limitAnchor(id)).sort());
  });

  test("shows no example that is not TypeScript", () => {
    const described = result.pages.flatMap(({ content }) => {
      if (content.kind !== "class" && content.kind !== "modules") return [];
      const signatures = content.groups
        .flatMap(({ members }) => members)
        .flatMap((member) => member.signatures.map((each) => ({ name: member.name, ...each })));
      return content.kind === "class" ? [content, ...signatures] : signatures;
    });
    const examples = described.flatMap(({ name, examples: own = [] }) =>
      own.map(({ code }) => [name, decodeCharacterReferences(code.replaceAll(/<[^>]+>/g, ""))]),
    );
    expect(examples.length).toBeGreaterThan(10);
    const wrong = examples.filter(
      ([, code = ""]) =>
        ts.transpileModule(code, { reportDiagnostics: true }).diagnostics?.length !== 0,
    );
    expect(wrong).toEqual([]);
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
    const followUp = members.find(({ name }) => name === "followUp");
    expect(followUp?.source).toMatch(/^https:.*\/src\/board\/game\.ts#L\d{3}$/);
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

  test("gives the age of every symbol and member", () => {
    const since = new Map(result.symbols.map((symbol) => [symbol.name, symbol.since]));
    expect([...since].filter(([, version]) => version === undefined)).toEqual([]);
    // Found by hand in the published packages.
    expect(since.get("Action#placePiece")).toBe("0.0.76");
    expect(since.get("Game#announce")).toBe("0.0.101");
    expect(since.get("Action#confirm")).toBe("0.2.12");
    expect(since.get("Piece#showToAll")).toBe("0.0.50");
    // On npm with 0.2.10; the toolkit's change log names the version.
    expect(since.get("Stack")).toBe("0.2.8");
  });

  test("leads from a change to what the reference says of it", () => {
    const content = result.pages.find(({ route }) => route === "/versions")?.content;
    const releases = content?.kind === "versions" ? content.releases : [];
    expect(releases.find(({ version }) => version === "0.2.12")?.added).toContainEqual({
      name: "Action",
      url: "/api/classes/Action",
      members: [{ name: "confirm", url: "/api/classes/Action#confirm" }],
    });
  });

  test("links to nothing that is missing", () => {
    const targets = new Set(
      pages.flatMap(([route, html]) => [route, ...idsOf(html).map((id) => `${route}#${id}`)]),
    );
    const links = pages.flatMap(([route, html]) =>
      [...html.matchAll(/href="([^"]*)"/g)].map(([, url = ""]) =>
        url.startsWith("#") ? route + url : url,
      ),
    );
    expect(links.filter((url) => url.startsWith("/api") && !targets.has(url))).toEqual([]);
  });

  test("comes out of the cache as it went in, and is converted to the same bytes", async () => {
    expect(await load()).toEqual(JSON.parse(JSON.stringify(toolkit)));
    const again = await readReference(DEFAULT_OPTIONS, process.cwd(), load);
    expect(JSON.stringify(again.result)).toBe(JSON.stringify(result));
  });

  test("keeps type parameters that are keys", () => {
    const text = JSON.stringify(result.pages.find(({ title }) => title === "Action"));
    expect(text).toContain("[key in N]");
    expect(text).not.toContain("[key in string]");
  });
});
