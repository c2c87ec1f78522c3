import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { deleteFolders, writeFiles, writeFolder } from "../../testing/folders";
import { createSourceFinder, mapSources } from "./sourceLines";

describe("createSourceFinder", () => {
  let root = "";
  beforeEach(() => {
    root = writeFolder();
  });
  afterEach(deleteFolders);

  const writeMap = (source: string): void => {
    // One mapping: line 1, character 0 → line 3, character 0 of the one source.
    const map = { version: 3, file: "a.d.ts", sourceRoot: "", sources: [source], names: [] };
    writeFiles(root, { "entry/a.d.ts.map": JSON.stringify({ ...map, mappings: "AAEA" }) });
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
