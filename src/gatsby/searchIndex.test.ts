import { describe, expect, test } from "vitest";
import { searchOptions, searchPluginOptions } from "./searchIndex";

const DATA = {
  data: {
    allSection: { nodes: [{ name: "game", label: "Building a game" }] },
    allSiteDocument: {
      nodes: [
        {
          route: "/game/actions",
          title: "Actions",
          section: "game",
          searchSections: [
            { slug: "", title: "", text: "What a player may do.", kind: "guide" },
            { slug: "skip", title: "Skip", text: "word ".repeat(60), kind: "guide" },
          ],
        },
        {
          route: "/api",
          title: "API",
          section: "api",
          searchSections: [{ slug: "", title: "", text: "All classes.", kind: "class" }],
        },
      ],
    },
  },
};

describe("the documents of the search", () => {
  const documents = searchPluginOptions.normalizer(DATA);

  test("are the sections of all pages, numbered from 0 as the list in the browser is", () => {
    expect(documents.map(({ id, title, heading }) => [id, title, heading])).toEqual([
      [0, "Actions", ""],
      [1, "Actions", "Skip"],
      [2, "API", ""],
    ]);
  });

  test("lead to the page, or to the heading on it", () => {
    expect(documents.map(({ url }) => url)).toEqual([
      "/game/actions",
      "/game/actions#skip",
      "/api",
    ]);
  });

  test("name the section of the sidebar, or its folder when it has no label", () => {
    expect(documents.map(({ area }) => area)).toEqual([
      "Building a game",
      "Building a game",
      "api",
    ]);
  });

  test("are indexed in full and shown as an excerpt", () => {
    expect(documents[1]?.text).toBe("word ".repeat(60));
    expect(documents[1]?.excerpt).toMatch(/^word .*word…$/);
    expect(documents[1]?.excerpt.length).toBeLessThanOrEqual(141);
  });

  test("reach readers without the full text", () => {
    expect(searchPluginOptions.store).not.toContain("text");
    expect(searchPluginOptions.index).toContain("text");
    expect(
      documents.every((document) => searchPluginOptions.store.every((key) => key in document)),
    ).toBe(true);
  });

  test("are none of a draft's", () => {
    expect(searchPluginOptions.query).toMatch(/allSiteDocument\([^)]*draft: \{ eq: false \}/);
  });
});

test("the options say how many answers there are at most", () => {
  expect(searchOptions.maxHits).toBeGreaterThan(0);
});
