import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createSourceFinder, mapSources } from "./sourceLines";

describe("createSourceFinder", () => {
  let root = "";
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "maps-"));
    mkdirSync(path.join(root, "entry"));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const writeMap = (source: string): void => {
    // One mapping: line 1, character 0 → line 3, character 0 of the one source.
    const map = { version: 3, file: "a.d.ts", sourceRoot: "", sources: [source], names: [] };
    const file = path.join(root, "entry", "a.d.ts.map");
    writeFileSync(file, JSON.stringify({ ...map, mappings: "AAEA" }));
  };
  const at = { fileName: "entry/a.d.ts", line: 1, character: 0 };

  test("counts lines from 1 and names the file from the package's root", () => {
    writeMap("../src/a.ts");
    expect(createSourceFinder(root)(at)).toEqual({ fileName: "src/a.ts", line: 3 });
  });

  test("knows nothing without a map, and of files outside the package", () => {
    expect(createSourceFinder(root)(at)).toBeUndefined();
    writeMap("../../elsewhere/a.ts");
    expect(createSourceFinder(root)(at)).toBeUndefined();
  });

  test("replaces places in TypeDoc's JSON, and removes those it cannot map", () => {
    writeMap("../src/a.ts");
    const json = {
      children: [
        { name: "a", sources: [{ ...at, url: "x" }] },
        { name: "b", sources: [{ ...at, fileName: "entry/b.d.ts" }] },
      ],
    };
    mapSources(json, createSourceFinder(root));
    expect(json).toEqual({
      children: [{ name: "a", sources: [{ fileName: "src/a.ts", line: 3 }] }, { name: "b" }],
    });
  });
});
