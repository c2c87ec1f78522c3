import { describe, expect, test } from "vitest";
import { findLine } from "./ClassFamily";
import type { ClassTree } from "../../shared/contracts/apiPage";

const tree: ClassTree = {
  name: "Thing",
  url: "/thing",
  derived: [{ name: "Token" }, { name: "Place", derived: [{ name: "Hand" }, { name: "Grid" }] }],
};

describe("findLine", () => {
  test("keeps bases and what extends the class, leaves out the others", () => {
    expect(findLine(tree, "Place")).toEqual({
      name: "Thing",
      url: "/thing",
      derived: [{ name: "Place", derived: [{ name: "Hand" }, { name: "Grid" }] }],
    });
    expect(findLine(tree, "Grid")).toEqual({
      name: "Thing",
      url: "/thing",
      derived: [{ name: "Place", derived: [{ name: "Grid" }] }],
    });
  });

  test("is the whole tree for its root, and nothing for a class outside it", () => {
    expect(findLine(tree, "Thing")).toBe(tree);
    expect(findLine(tree, "Deck")).toBeUndefined();
  });
});
