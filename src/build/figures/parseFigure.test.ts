import { describe, expect, test } from "vitest";
import { parseFigure } from "./parseFigure";

describe("the YAML of a figure", () => {
  test("is one panel, or a list of them", () => {
    const panel = { kind: "SquareGrid", rows: 2, columns: 3 };
    expect(parseFigure("{ kind: SquareGrid, rows: 2, columns: 3 }")).toEqual([panel]);
    expect(parseFigure("panels: [{ kind: SquareGrid, rows: 2, columns: 3 }]")).toEqual([panel]);
  });

  test.each([
    ["kind: Hexes", /"panels\.0\.kind" must be one of SquareGrid, HexGrid, ConnectedSpaceMap/],
    ["{ kind: HexGrid, rows: 2, columns: 2, shape: round }", /"panels\.0\.shape": .*"rhomboid"/],
    ["{ kind: SquareGrid, rows: 2, colums: 2 }", /"panels\.0\.columns".*"colums"/s],
    ["panels: []", /"panels": .*>=1/],
    ["{ kind: [", /no valid YAML/],
  ])("that is faulty names the key and what is valid: %s", (yaml, message) => {
    expect(() => parseFigure(yaml)).toThrow(message);
  });
});
