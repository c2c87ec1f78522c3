import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { staticFileSize } from "./staticFiles";
import { deleteFolders, writeFolder } from "./testContent";

beforeEach(() => {
  const files = { "static/images/board.png": "12345", "static/a b.png": "1", "secret.png": "1" };
  vi.spyOn(process, "cwd").mockReturnValue(writeFolder(files));
});

afterEach(() => {
  vi.restoreAllMocks();
  deleteFolders();
});

describe("staticFileSize", () => {
  test("is the size of a file under static/", () => {
    expect(staticFileSize("/images/board.png")).toBe(5);
  });

  test.each([
    "/images/none.png",
    "/images",
    "/",
    "",
    "images/board.png",
    "/images/Board.png",
    "/../secret.png",
    "/images/../../secret.png",
    "/a b.png",
    "https://example.org/images/board.png",
    "/images/board.png?v=1",
  ])("is unknown for %j", (url) => {
    expect(staticFileSize(url)).toBeUndefined();
  });
});
