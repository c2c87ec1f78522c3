import { beforeAll, describe, expect, test } from "vitest";
import { describeFigures, loadFigureMaker, type MakeFigure } from "./figureEngine";

describe("a figure of the toolkit's answers", () => {
  let make: MakeFigure;
  beforeAll(async () => {
    make = await loadFigureMaker();
  });
  const lines = (yaml: string): string[] => make(yaml).text.split("\n");

  test("has the distances of a square grid, with and without diagonals", () => {
    expect(
      lines("{ kind: SquareGrid, rows: 2, columns: 3, from: [1, 1], mark: neighbors }"),
    ).toEqual(["[0]  1*   2", "1*   2    3"]);
    const diagonal =
      "{ kind: SquareGrid, rows: 2, columns: 3, diagonalDistance: 1.5, from: [1, 1], mark: 1 }";
    expect(lines(diagonal)).toEqual(["[0]  1*   2", "1*   1.5  2.5"]);
  });

  test("places the cells of a hex grid where its axes lead", () => {
    const grid = (rest: string) => lines(`{ kind: HexGrid, rows: 3, columns: 3, ${rest} }`);
    expect(grid("shape: hex")).toEqual(["   1,1  2,1", "1,2  2,2  3,2", "   2,3  3,3"]);
    expect(grid("axes: east-by-southeast")).toEqual([
      "1,1  2,1  3,1",
      "   1,2  2,2  3,2",
      "     1,3  2,3  3,3",
    ]);
  });

  test("follows the shortest way on a map, which may depend on the direction", () => {
    const map = (way: string) =>
      lines(
        `{ kind: ConnectedSpaceMap, spaces: { a: [0, 0], b: [50, 0], c: [99, 0] }, connect: [[a, b, 1], [b, c, 3], [c, b, 1]], ${way} }`,
      );
    expect(map("from: a, to: c")).toContain("b to c: 3, on the shortest way");
    expect(map("from: a, to: c").at(-1)).toBe("distances: a 0, b 1, c 4");
    expect(map("from: c, to: a").at(-1)).toBe("distances: a 2, b 1, c 0");
  });

  test("lists which cells of turned pieces touch", () => {
    const yaml =
      "{ kind: PieceGrid, rows: 3, columns: 3, touching: A, pieces: [{ name: A, shape: [ab], column: 1, row: 1, rotation: 90 }, { name: B, column: 2, row: 2 }] }";
    expect(lines(yaml)).toEqual([
      "A: cell a in column 1, row 1",
      "A: cell b in column 1, row 2",
      "B: cell . in column 2, row 2",
      "b touches . of B",
    ]);
  });

  test.each([
    ["rule: contentsWillBeShownToOwner", "the back"],
    ["rule: contentsWillBeHiddenFrom, to: 1", "the face, name: A, suit: fern"],
    ["rule: contentsWillBeHidden, reveals: [suit]", "the back, suit: fern"],
    ["rule: contentsWillBeShown, screen: all-but-owner", "nothing"],
    // A card that leaves an owner-only hand takes its visibility along (D27).
    ["leaves: contentsWillBeShownToOwner", "the back"],
    [
      "leaves: contentsWillBeShownToOwner, rule: contentsWillBeShown",
      "the face, name: A, suit: fern",
    ],
  ])("says what Ben's state holds of Ada's card with %s", (rules, held) => {
    const yaml = `{ kind: views, players: [Ada, Ben], owner: 1, card: { name: A, suit: fern }, ${rules} }`;
    expect(lines(yaml)[1]).toBe(`Ben: ${held}`);
  });

  test("has the order of a stack and of a plain space", () => {
    const put = "put: [{ card: A }, { card: B }, { card: C, fromBottom: 0 }]";
    expect(lines(`{ kind: Stack, ${put} }`).map((line) => line[3])).toEqual(["B", "A", "C"]);
    expect(lines(`{ kind: Space, ${put} }`).map((line) => line[3])).toEqual(["A", "B", "C"]);
  });

  test("draws a polygon for each cell, and colors nothing itself", () => {
    const { html } = make("{ kind: HexGrid, rows: 3, columns: 3, shape: square, title: A < B }");
    expect(html.match(/<polygon class="cell"/g)).toHaveLength(8);
    expect(html).toContain('<p class="panel-title">A &lt; B</p>');
    expect(html).not.toMatch(/#[0-9a-f]{3}|rgb|style=/);
  });

  test.each([
    [
      "{ kind: SquareGrid, rows: 2, columns: 2, from: [3, 1] }",
      /no cell \[3, 1\]\. Valid: \[1, 1\]/,
    ],
    ["{ kind: SquareGrid, rows: 2, columns: 2, mark: 1 }", /"mark" needs "from"/],
    [
      "{ kind: ConnectedSpaceMap, spaces: { a: [0, 0] }, connect: [[a, b, 1]] }",
      /no space "b"\. Valid: a/,
    ],
    [
      "{ kind: views, players: [A, B], card: { name: x }, rule: contentsWillBeShownTo }",
      /needs "to"/,
    ],
  ])("refuses what does not exist: %s", (yaml, message) =>
    expect(() => make(yaml)).toThrow(message),
  );

  test("outlines the area of a grid whose cells lie outside of it", () => {
    const grid = (shape: string) =>
      make(`{ kind: HexGrid, rows: 3, columns: 3, axes: northeast-by-south, shape: ${shape} }`);
    expect(grid("square").html).toContain('class="area"');
    expect(grid("hex").html).not.toContain('class="area"');
  });

  test("has its text for readers of Markdown by its YAML", async () => {
    const page =
      '```figure alt="A"\n{ kind: Stack, put: [{ card: A }] }\n```\n\n```figure\nx\n```\n';
    expect(await describeFigures(page)).toEqual([
      { source: "{ kind: Stack, put: [{ card: A }] }", text: "0: A (1. no option)" },
    ]);
  });
});
