import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { deleteFormerFiles, listFiles } from "./buildFolder";

test("cards, types and search files of former builds are deleted; the rest of public/ stays", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "public-"));
  const search = `search-doc-${"0".repeat(32)}.json`;
  for (const file of ["cards/gone.png", "types/gone.json", search, "index.html", "icon.svg"]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), "");
  }
  deleteFormerFiles(folder);
  expect(listFiles(folder)).toEqual(["icon.svg", "index.html"]);
  rmSync(folder, { recursive: true });
});
