import { afterEach, describe, expect, test, vi } from "vitest";
import { diagramHash, findDiagram } from "./diagrams";
import { deleteFolders, writeFolder } from "./testContent";

const SOURCE = "graph TD\n  a --> b\n";
const HASH = diagramHash(SOURCE);
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" id="x" width="301" height="87.4" viewBox="0 0 1 1">';

/** Makes a folder with these pictures the project's root. */
function enter(...names: string[]): void {
  const files = Object.fromEntries(names.map((name) => [`static/diagrams/${name}`, SVG]));
  vi.spyOn(process, "cwd").mockReturnValue(writeFolder(files));
}

afterEach(() => {
  vi.restoreAllMocks();
  deleteFolders();
});

describe("a diagram", () => {
  test("has a name that changes with its source, not with the space around it", () => {
    expect(HASH).toMatch(/^[0-9a-f]{16}$/);
    expect(diagramHash(`\n${SOURCE}\n\n`)).toBe(HASH);
    expect(diagramHash(SOURCE.replace("b", "c"))).not.toBe(HASH);
  });

  test("is found with both pictures and the size in whole px", () => {
    enter(`${HASH}.light.svg`, `${HASH}.dark.svg`);
    expect(findDiagram(SOURCE)).toEqual({
      light: `/diagrams/${HASH}.light.svg`,
      dark: `/diagrams/${HASH}.dark.svg`,
      width: 301,
      height: 87,
    });
  });

  test.each(["light", "dark"])("with its %s picture alone is not drawn yet", (theme) => {
    enter(`${HASH}.${theme}.svg`);
    expect(findDiagram(SOURCE)).toBeUndefined();
  });

  test("that was edited is not drawn yet", () => {
    enter(`${HASH}.light.svg`, `${HASH}.dark.svg`);
    expect(findDiagram(`${SOURCE}  b --> c\n`)).toBeUndefined();
  });
});
