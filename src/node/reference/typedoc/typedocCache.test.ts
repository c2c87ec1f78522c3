import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { model, project } from "../convert/__fixtures__/syntheticToolkit";
import { readCachedModel, writeCachedModel, type CacheKey } from "./typedocCache";

const KEY: CacheKey = {
  packageName: "synthetic-toolkit",
  version: "1.2.3",
  typedocVersion: "0.28.20",
  typescriptVersion: "5.9.3",
  entryText: "export {};",
};
const toolkit = model(project());

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "typedoc-cache-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("gives back what was written", () => {
  expect(readCachedModel(folder, KEY)).toBeUndefined();
  writeCachedModel(folder, KEY, toolkit);
  expect(readCachedModel(folder, KEY)).toEqual(toolkit);
});

test.each(["version", "typedocVersion", "typescriptVersion", "entryText"] as const)(
  "is void when the %s changes",
  (field) => {
    writeCachedModel(folder, KEY, toolkit);
    expect(readCachedModel(folder, { ...KEY, [field]: "another" })).toBeUndefined();
  },
);

test("keeps one model only and leaves other files alone", () => {
  writeFileSync(path.join(folder, "api-entry.ts"), "");
  writeCachedModel(folder, KEY, toolkit);
  writeCachedModel(folder, { ...KEY, version: "2.0.0" }, toolkit);
  expect(readdirSync(folder)).toHaveLength(2);
});

test("takes a truncated file as none", () => {
  writeCachedModel(folder, KEY, toolkit);
  const file = path.join(folder, readdirSync(folder)[0] ?? "");
  writeFileSync(file, readFileSync(file, "utf8").slice(0, 40));
  expect(readCachedModel(folder, KEY)).toBeUndefined();
});
