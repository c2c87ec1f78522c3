import { afterEach, expect, test } from "vitest";
import { deleteFolders, writeFolder } from "../../testing/folders";
import { deleteFormerFiles, listFiles } from "./buildFolder";

afterEach(deleteFolders);

test("cards, types and search files of former builds are deleted; the rest of public/ stays", () => {
  const search = `search-doc-${"0".repeat(32)}.json`;
  const former = { "cards/gone.png": "", "types/gone.json": "", [search]: "" };
  const folder = writeFolder({ ...former, "index.html": "", "icon.svg": "" });
  deleteFormerFiles(folder);
  expect(listFiles(folder)).toEqual(["icon.svg", "index.html"]);
});
