import { describe, expect, test } from "vitest";
import { numberDocuments } from "../../shared/search/document";
import { collectPages, searchPluginOptions, toDocuments, type SearchData } from "./searchDocuments";

const symbol = (name: string, url: string, more = {}) => ({
  name,
  url,
  signature: "",
  exported: true,
  ...more,
});

/** A text of the length of an excerpt. */
const FULL = "x".repeat(160);

/** A sentence of 240 characters. */
const LONG = `${"word ".repeat(47)}word.`;

const DATA: SearchData = {
  allSection: { nodes: [{ name: "game", label: "Building a game" }] },
  allApiSymbol: {
    nodes: [
      symbol("Piece", "/api/classes/Piece", { signature: "class Piece" }),
      symbol("Piece#hide", "/api/classes/Piece#hide"),
      symbol("ElementCollection", "/api/classes/ElementCollection"),
      symbol("ElementCollection#hide", "/api/classes/ElementCollection#hide"),
      symbol("Flow", "/api/modules#flow", { exported: false }),
    ],
  },
  allSiteDocument: {
    nodes: [
      {
        route: "/api/classes/ElementCollection",
        title: "ElementCollection",
        description: "A list.",
        section: "api",
        searchSections: [
          { slug: "hide", title: "ElementCollection.hide", text: "As Piece.", kind: "method" },
        ],
      },
      {
        route: "/api/classes/Piece",
        title: "Piece",
        description: "A piece.",
        section: "api",
        searchSections: [
          { slug: "", title: "Piece", text: "What moves.", kind: "class" },
          { slug: "hide", title: "Piece.hide", text: "Hides it.", kind: "method" },
        ],
      },
      {
        route: "/api/modules",
        title: "Functions and types",
        description: "All others.",
        section: "api",
        searchSections: [{ slug: "flow", title: "Flow", text: "A step.", kind: "class" }],
      },
      {
        route: "/examples/ridge",
        title: "Ridge",
        description: "Two hikers race.",
        section: "examples",
        searchSections: [{ slug: "rules", title: "Rules", text: "Move.", kind: "section" }],
      },
      {
        route: "/game/actions",
        title: "Actions",
        description: "Of actions.",
        section: "game",
        searchSections: [
          { slug: "", title: "", text: "What a player may do.", kind: "section" },
          { slug: "skip", title: "Skip", text: `${"word ".repeat(60)}needle`, kind: "section" },
          { slug: "next", title: "Where to go next", text: "Flow.", kind: "section" },
        ],
      },
    ],
  },
};

const indexed = toDocuments(DATA);
const documents = numberDocuments(collectPages(indexed));
const find = (url: string) => documents.find((document) => document.url === url);

/** What is shown of a section's text. */
function excerptOf(text: string): string | undefined {
  const searchSections = [{ slug: "", title: "", text, kind: "section" }];
  const nodes = [{ ...DATA.allSiteDocument.nodes.at(-1)!, searchSections }];
  return toDocuments({ ...DATA, allSiteDocument: { nodes } })[0]?.document.excerpt;
}

describe("the documents of the search", () => {
  test("are numbered as the list in the browser is", () => {
    expect(indexed.map(({ id }) => id)).toEqual(documents.map(({ id }) => id));
    expect(indexed.map(({ document }) => document.heading)).toEqual(
      documents.map((each) => each.heading),
    );
  });

  test("are each guide and game as a whole, then their sections, without lists of links", () => {
    expect(documents.filter(({ scope }) => scope !== "api").map(({ url }) => url)).toEqual([
      "/examples/ridge",
      "/examples/ridge#rules",
      "/game/actions",
      "/game/actions#skip",
    ]);
  });

  test("say of a page what it begins with, or its description", () => {
    expect(find("/game/actions")?.excerpt).toBe("What a player may do.");
    expect(find("/examples/ridge")).toMatchObject({ excerpt: "Two hikers race.", kind: "game" });
  });

  test("name the section of the sidebar, or its folder when it has no label", () => {
    expect(find("/game/actions#skip")?.breadcrumb).toBe("Building a game › Actions");
    expect(find("/examples/ridge")?.breadcrumb).toBe("examples › Ridge");
  });

  test.each([
    ["a short text", "Deal the cards.", "Deal the cards."],
    ["a text as long as an excerpt", FULL, FULL],
    ["whole words", "word ".repeat(40), `${"word ".repeat(32).trimEnd()}…`],
    [
      "whole sentences, as many as fit",
      `Deal the cards to all players, e.g. five. ${"Then play one of them. ".repeat(9)}`,
      `Deal the cards to all players, e.g. five. ${"Then play one of them. ".repeat(5)}`.trim(),
    ],
    ["a whole sentence of 240 characters", `${LONG} Then play.`, LONG],
    [
      "a short sentence and all of the next",
      `Deal. ${LONG.slice(6)} Then play.`,
      `Deal. ${LONG.slice(6)}`,
    ],
    [
      "part of a longer one after a short one",
      `Deal. ${"word ".repeat(48)}then play.`,
      `Deal. ${"word ".repeat(31).trimEnd()}…`,
    ],
    ["a word that ends at the limit", `${FULL} y`, `${FULL}…`],
    ["the beginning of an overlong word", "x".repeat(500), `${FULL}…`],
    ["no half character", `${FULL.slice(1)}👍${FULL}`, `${FULL.slice(1)}…`],
  ])("show %s", (_, text, shown) => expect(excerptOf(text)).toBe(shown));

  test("have the signature of their symbol", () =>
    expect(find("/api/classes/Piece")).toMatchObject({ signature: "class Piece", scope: "api" }));

  test("are minor when they repeat a method for a list, or cannot be imported", () => {
    expect(documents.filter(({ minor }) => minor).map(({ url }) => url)).toEqual([
      "/api/classes/ElementCollection#hide",
      "/api/modules#flow",
    ]);
  });

  test("have no text when it is that of the method they repeat", () =>
    expect(find("/api/classes/ElementCollection#hide")?.excerpt).toBe(""));

  test("are indexed in full, but for what the excerpt shows", () => {
    const text = indexed.find(({ document }) => document.anchor === "skip")?.text ?? [];
    expect(text).toEqual(["_needle_"]);
  });

  test("reach readers without the full text", () => {
    expect(searchPluginOptions.store).not.toContain("text");
    expect(searchPluginOptions.index).toEqual(["text"]);
  });

  test("are none of a draft's", () =>
    expect(searchPluginOptions.query).toMatch(/allSiteDocument\([^)]*draft: \{ eq: false \}/));
});
