import { expect, test } from "vitest";
import { readBoard } from "./boardState";
import { buildBoardTree, containersOf, flattenTree } from "./boardTree";

const STATE = {
  board: [
    {
      className: "Feast",
      round: 2,
      _id: 0,
      children: [
        {
          className: "Seat",
          name: "seat",
          player: "$p[2]",
          children: [{ className: "Card", name: "fig", value: 3, _visible: { default: false } }],
        },
      ],
    },
    { className: "Card", name: "old" },
  ],
};

test("a tree has the toolkit's places, the author's attributes and the owner of what lies inside", () => {
  const nodes = flattenTree(buildBoardTree(readBoard(STATE)!));
  expect(nodes.map(({ branch, label }) => `${branch} ${label}`)).toEqual([
    "0 Feast",
    "0/0 Seat “seat”",
    "0/0/0 Card “fig”",
    "1 Removed pieces",
    "1/0 Card “old”",
  ]);
  expect(nodes[0]!.attributes).toEqual([["round", "2"]]);
  expect(nodes[1]!.attributes).toEqual([["player", "seat 2"]]);
  expect(nodes[2]).toMatchObject({ owner: 2, attributes: [["value", "3"]] });
});

test("many and long attributes are cut", () => {
  const many = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`a${String(at)}`, at]));
  const card = { className: "C".repeat(5000), name: "n".repeat(5000), text: "t".repeat(5000) };
  const nodes = buildBoardTree(readBoard({ board: [{ className: "Game", ...many }, card] })!);
  expect(nodes[0]!.attributes).toHaveLength(100);
  const [cut] = nodes[1]!.children;
  expect(cut!.label).toBe(`${"C".repeat(199)}… “${"n".repeat(199)}…”`);
  expect(cut!.attributes).toEqual([["text", `"${"t".repeat(199)}…"`]]);
});

test("what is no board is none", () => {
  for (const state of [
    undefined,
    null,
    {},
    { board: [] },
    { board: [{ children: [] }] },
    { board: [{ className: 1 }] },
  ]) {
    expect(readBoard(state)).toBeUndefined();
  }
});

test("the containers of an element are named from the outermost", () => {
  expect(containersOf("0/2/1")).toEqual(["0", "0/2"]);
  expect(containersOf("0")).toEqual([]);
});
