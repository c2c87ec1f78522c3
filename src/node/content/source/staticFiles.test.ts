import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { diagramHash, findDiagram, staticFileSize } from "./staticFiles";
import { deleteFolders, writeFolder, type Files } from "../../testing/folders";

/** Makes a folder with these files the project's root. */
function enter(files: Files): void {
  vi.spyOn(process, "cwd").mockReturnValue(writeFolder(files));
}

afterEach(() => {
  vi.restoreAllMocks();
  deleteFolders();
});

describe("staticFileSize", () => {
  beforeEach(() =>
    enter({ "static/images/board.png": "12345", "static/a b.png": "1", "secret.png": "1" }),
  );

  test("is the size of a file under static/", () =>
    expect(staticFileSize("/images/board.png")).toBe(5));

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
  ])("is unknown for %j", (url) => expect(staticFileSize(url)).toBeUndefined());
});

const SOURCE = "graph TD\n  a --> b\n";
const HASH = diagramHash(SOURCE);
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" id="x" width="301" height="87.4" viewBox="0 0 1 1">';

const draw = (...themes: string[]): void =>
  enter(Object.fromEntries(themes.map((theme) => [`static/diagrams/${HASH}.${theme}.svg`, SVG])));

describe("a diagram", () => {
  test("has a name that changes with its source, not with the space around it", () => {
    expect(HASH).toMatch(/^[0-9a-f]{16}$/);
    expect(diagramHash(`\n${SOURCE}\n\n`)).toBe(HASH);
    expect(diagramHash(SOURCE.replace("b", "c"))).not.toBe(HASH);
  });

  test("is found with both pictures and the size in whole px", () => {
    draw("light", "dark");
    expect(findDiagram(SOURCE)).toEqual({
      light: `/diagrams/${HASH}.light.svg`,
      dark: `/diagrams/${HASH}.dark.svg`,
      width: 301,
      height: 87,
    });
  });

  test.each(["light", "dark"])("with its %s picture alone is not drawn yet", (theme) => {
    draw(theme);
    expect(findDiagram(SOURCE)).toBeUndefined();
  });

  test("that was edited is not drawn yet", () => {
    draw("light", "dark");
    expect(findDiagram(`${SOURCE}  b --> c\n`)).toBeUndefined();
  });
});
