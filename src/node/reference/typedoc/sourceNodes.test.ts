import path from "node:path";
import type { NodeInput, SourceNodesArgs } from "gatsby";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { declaration, model, overlay, project } from "../convert/__fixtures__/syntheticToolkit";
import { TOOLKIT_CLASSES } from "../convert/toolkitClasses";
import { Kind, type ToolkitModel } from "../convert/typedocProject";
import { deleteFolders, writeFiles, writeFolder } from "../../testing/folders";
import { ErrorId } from "./onPluginInit";
import type { LoadToolkit } from "./readReference";
import { createReferenceNodes } from "./sourceNodes";

const SUMMARY = "A sentence of our own that is long enough for a description.";

function toolkitWith(classes: readonly string[]): ToolkitModel {
  return model(project(...classes.map((name) => declaration(name, Kind.Class))), classes);
}

interface Report {
  readonly level: "panic" | "warn" | "verbose";
  /** An error has its text in a context. */
  readonly message: string | { readonly context: { readonly sourceMessage: string } };
}

function messageOf(report: Report | undefined): string {
  const { message = "" } = report ?? {};
  return typeof message === "string" ? message : message.context.sourceMessage;
}

let folder = "";
/** Reads the toolkit that a test has made. */
let load: LoadToolkit;
let reports: Report[] = [];
let nodes: NodeInput[] = [];

function nodesOf(type: "ApiPage" | "ApiSymbol"): NodeInput[] {
  return nodes.filter(({ internal }) => internal.type === type);
}

function fakeApi(): SourceNodesArgs {
  const record =
    (level: Report["level"]) =>
    (message: Report["message"]): void => {
      reports.push({ level, message });
    };
  const api: unknown = {
    actions: { createNode: (node: NodeInput) => nodes.push(node) },
    reporter: { panicOnBuild: record("panic"), warn: record("warn"), verbose: record("verbose") },
    createNodeId: (text: string) => `id of ${text}`,
    createContentDigest: (value: unknown) => JSON.stringify(value),
  };
  return api as SourceNodesArgs;
}

const SOURCES = { version: "1.2.3", url: "https://example.org/" };

async function run(
  symbols: object,
  { limits = "[]", versions = "", sources = SOURCES } = {},
): Promise<void> {
  const overlayFile = path.join(folder, "overlay.yml");
  const limitsFile = path.join(folder, "limits.yml");
  writeFiles(folder, {
    "overlay.yml": JSON.stringify({ ...overlay(), symbols }),
    "limits.yml": limits,
  });
  const files = { overlay: overlayFile, limits: limitsFile, versions };
  await createReferenceNodes(fakeApi(), { ...files, sources }, load);
}

const summaries = Object.fromEntries(
  TOOLKIT_CLASSES.map((name) => [name, { summary: SUMMARY, category: "Board" }]),
);

beforeEach(() => {
  folder = writeFolder();
  reports = [];
  nodes = [];
  load = () => Promise.resolve(toolkitWith(TOOLKIT_CLASSES));
});
afterEach(deleteFolders);

/** Expects that nothing was made, and that the build stops with one error that says this. */
function expectPanic(id: string, ...messages: readonly (string | RegExp)[]): void {
  expect(nodes).toEqual([]);
  expect(reports).toMatchObject([{ level: "panic", message: { id } }]);
  for (const message of messages) expect(messageOf(reports[0])).toMatch(message);
}

describe("sourceNodes", () => {
  test("creates one node per page and reports nothing", async () => {
    await run(summaries);
    expect(reports).toEqual([]);
    expect(nodesOf("ApiPage").map(({ route }) => route)).toEqual([
      "/api",
      "/api/modules",
      ...TOOLKIT_CLASSES.map((name) => `/api/classes/${name}`),
    ]);
    expect(nodes[2]).toMatchObject({
      id: "id of typedoc >>> /api/classes/GameElement",
      title: "GameElement",
      sidebarLabel: "GameElement",
      description: SUMMARY,
      section: "api",
      position: 3,
      kind: "class",
      draft: false,
      toolkitVersion: "1.2.3",
      internal: { type: "ApiPage" },
    });
  });

  test.each([
    ["missing", undefined],
    ["no JSON", "[{"],
    ["of another form", '[{ "version": "0.1" }]'],
  ])("stops the build when the table of versions is %s", async (_what, text) => {
    const versions = path.join(folder, "versions.json");
    if (text !== undefined) writeFiles(folder, { "versions.json": text });
    await run(summaries, { versions });
    expectPanic(ErrorId.Overlay, /versions\.json: [^]*Fix: npm run make versions/);
  });

  test("stops the build and names the classes that are missing", async () => {
    const present = TOOLKIT_CLASSES.filter((name) => name !== "Stack" && name !== "D6");
    load = () => Promise.resolve(toolkitWith(present));
    await run({});
    expectPanic(ErrorId.MissingClass, 'has no class "Stack"', 'has no class "D6"');
  });

  const LIMIT = { id: "D1", title: "Broken", happens: "It breaks badly.", instead: "Wait." };

  test.each<[what: string, symbols: object, message: string, limited?: readonly string[]]>([
    ["an unknown symbol", { Peice: { summary: SUMMARY } }, 'write "Piece" instead of "Peice"'],
    ["an unknown field", { Piece: { titel: SUMMARY } }, 'unknown field "titel"'],
    ["a limit of an unknown symbol", {}, 'write "Game" instead of "Gmae"', ["Gmae"]],
  ])("stops the build on %s", async (_, symbols, message, limited) => {
    const limits = limited ? JSON.stringify([{ ...LIMIT, symbols: limited }]) : "[]";
    await run({ ...summaries, ...symbols }, { limits });
    expectPanic(ErrorId.Overlay, message);
  });

  test("warns when the sources of another version are known, and links to none", async () => {
    await run(summaries, { sources: { ...SOURCES, version: "1.2.2" } });
    expect(reports).toMatchObject([{ level: "warn" }]);
    expect(messageOf(reports[0])).toContain("known of 1.2.2, and 1.2.3 is installed");
    expect(JSON.stringify(nodes)).not.toContain(SOURCES.url);
  });

  test("stops the build when the toolkit cannot be read", async () => {
    load = () => Promise.reject(new Error("TypeDoc's JSON has schema version 3.0"));
    await run(summaries);
    expectPanic(ErrorId.Toolkit, /^TypeDoc's JSON has schema version 3\.0$/);
  });

  test("warns about broken links, with symbol and target", async () => {
    const summary = [{ kind: "inline-tag", tag: "@link", text: "Gone" }];
    const classes = TOOLKIT_CLASSES.map((name) =>
      declaration(name, Kind.Class, name === "Game" ? { comment: { summary } } : {}),
    );
    load = () => Promise.resolve(model(project(...classes), TOOLKIT_CLASSES));
    await run(summaries);
    expect(reports).toMatchObject([{ level: "warn" }]);
    expect(messageOf(reports[0])).toContain("Game: {@link Gone}");
    // One for each class, the index and the modules.
    expect(nodesOf("ApiPage")).toHaveLength(TOOLKIT_CLASSES.length + 2);
  });
});
