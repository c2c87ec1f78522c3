import { describe, expect, test } from "vitest";
import { collectUses, packUses, usesOf, type ReferringPage } from "./uses";

const reference = (symbol: string, slug: string, title: string, weight = 1) => ({
  symbol,
  slug,
  title,
  weight,
});

const PAGES: readonly ReferringPage[] = [
  {
    route: "/game/board",
    title: "Board",
    references: [
      reference("Game#all", "", "", 9),
      reference("Game#all", "find", "Find pieces", 2),
      reference("Stack", "decks", "Decks", 1),
    ],
  },
  {
    route: "/game/flow",
    title: "Flow",
    references: [
      reference("Game#all", "all", "The method all", 1),
      reference("loop", "loops", "Loops"),
    ],
  },
];

const urlsOf = (pages: readonly ReferringPage[], symbol: string) =>
  collectUses(pages)
    .get(symbol)
    ?.map(({ url }) => url);

describe("the uses of a symbol", () => {
  test("come with the section that is about it first, then those that use it most", () => {
    expect(urlsOf(PAGES, "Game#all")).toEqual([
      "/game/flow#all",
      "/game/board",
      "/game/board#find",
    ]);
  });

  test("of a class include those of its members", () => {
    expect(urlsOf(PAGES, "Game")).toEqual(
      expect.arrayContaining(["/game/board", "/game/board#find"]),
    );
  });

  test("come with lessons before recipes and answers", () => {
    const pages = [
      { route: "/faq", title: "FAQ", references: [reference("x", "a", "A", 9)] },
      { route: "/game/flow", title: "Flow", references: [reference("x", "b", "B", 2)] },
    ];
    expect(urlsOf(pages, "x")).toEqual(["/game/flow#b", "/faq#a"]);
  });

  test("keep the reading order between equals", () => {
    const pages = [
      { route: "/a", title: "A", references: [reference("x", "", "")] },
      { route: "/b", title: "B", references: [reference("x", "", "")] },
    ];
    expect(urlsOf(pages, "x")).toEqual(["/a", "/b"]);
  });
});

describe("the packed table", () => {
  const urls = new Map([
    ["Game#all", "/api/classes/Game#all"],
    ["Stack", "/api/classes/Stack"],
  ]);
  const table = packUses(collectUses(PAGES), urls);

  test("gives each entry its places back by its address", () => {
    expect(usesOf(table, "/api/classes/Stack")).toEqual([["Board", "Decks", "/game/board#decks"]]);
    expect(usesOf(table, "/api/classes/Game#all")[0]).toEqual([
      "Flow",
      "The method all",
      "/game/flow#all",
    ]);
    expect(usesOf(table, "/api/classes/Piece")).toEqual([]);
    expect(usesOf(table, "constructor")).toEqual([]);
  });

  test("leaves out symbols that have no entry, and names a place once", () => {
    expect(Object.keys(table.uses)).toEqual(["/api/classes/Game#all", "/api/classes/Stack"]);
    expect(new Set(table.places.map(([, , url]) => url)).size).toBe(table.places.length);
  });

  test("lists twelve places at most", () => {
    const many = Array.from({ length: 30 }, (_, index) => ({
      route: `/p${String(index)}`,
      title: "P",
      references: [reference("Stack", "", "")],
    }));
    expect(usesOf(packUses(collectUses(many), urls), "/api/classes/Stack")).toHaveLength(12);
  });
});
