import { describe, expect, test } from "vitest";
import { createSymbolLookup, type NamedSymbol } from "./symbolLookup";

const SYMBOLS: readonly NamedSymbol[] = [
  { name: "Board" },
  { name: "Board#roll", owner: "Board" },
  { name: "Board#size", owner: "Board" },
  { name: "Grid", bases: ["Board"] },
  { name: "Grid#rows", owner: "Grid" },
  { name: "Grid#size", owner: "Grid" },
  { name: "deal" },
  { name: "roll" },
  { name: "Deck" },
  { name: "Deck#roll", owner: "Deck" },
  { name: "Deck#constructor", owner: "Deck" },
  { name: "$" },
];

const find = createSymbolLookup(SYMBOLS);

describe("createSymbolLookup", () => {
  test.each([
    ["Board", "Board"],
    ["Board#roll", "Board#roll"],
    ["Board.roll", "Board#roll"],
    ["board.roll()", "Board#roll"],
    ["board.roll(2, { by: 'hand' })", "Board#roll"],
    ["Board.prototype.roll", "Board#roll"],
    ["  deal  ", "deal"],
    ["deal<Card>()", "deal"],
    ["Grid<MyGame>", "Grid"],
    ["$", "$"],
  ])("finds %s", (written, name) => expect(find(written)?.name).toBe(name));

  test("finds an inherited member where it is declared, and an overriding one in its class", () => {
    expect(find("grid.roll")?.name).toBe("Board#roll");
    expect(find("Grid#size")?.name).toBe("Grid#size");
  });

  test("finds a bare member only if one owner has it", () => {
    expect(find("rows")?.name).toBe("Grid#rows");
    expect(find("size")).toBeUndefined();
  });

  test("prefers a symbol to members of the same name", () =>
    expect(find("roll()")?.name).toBe("roll"));

  test.each(["", "Nothing", "board", "Board#", "Board#Roll", "a.board.roll", "1 + 1", "toString"])(
    "finds nothing for %j",
    (written) => expect(find(written)).toBeUndefined(),
  );
});
