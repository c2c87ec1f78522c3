import fc from "fast-check";
import lunr from "lunr";
import { describe, expect, test } from "vitest";
import type { SearchDocument } from "./document";
import { searchIndex } from "./searchIndex";

/** Title, heading and text of the sections of a small site. */
const SECTIONS: readonly (readonly [string, string, string])[] = [
  ["Actions", "", "What a player may do. An action asks for choices on the board."],
  ["Actions", "Follow-up actions", "One action leads to another with followUp."],
  ["Actions", "Choose on the board", "Let a player select a piece; chooseOnBoard asks for it."],
  ["Board", "", "Spaces and pieces, how to create them and where a piece may be."],
  ["Board", "Deal the cards", "Deal five cards from the deck to every player."],
  ["Flow", "", "Rounds and turns put actions in order."],
  ["Flow", "End the game", "Call finish with the winner when the deck is empty."],
  ["Flow", "do", "A step of its own."],
  ["Layout", "Gaps", "The gap between the cards of a row; see gapless layouts too."],
  ["Layout", "constructor", "Names such as __proto__ are ordinary words."],
];

const documents: SearchDocument[] = SECTIONS.map(([title, heading, excerpt], id) => ({
  id,
  title,
  heading,
  url: `/${String(id)}`,
  area: "Guide",
  kind: "guide",
  excerpt,
}));

/** Built and loaded as the site does it. */
const index = lunr.Index.load(
  JSON.parse(
    JSON.stringify(
      lunr(function () {
        this.ref("id");
        for (const field of ["title", "heading", "text"]) this.field(field);
        for (const document of documents) this.add({ ...document, text: document.excerpt });
      }),
    ),
  ) as object,
);

/** Names of the sections that answer a query, best first. */
const answer = (query: string, maxHits = 20): string[] =>
  searchIndex(index, documents, query, maxHits).map(
    ({ document: { heading, title } }) => heading || title,
  );

describe("a query", () => {
  test("finds the sections with all of its words before anything else", () => {
    expect(answer("cards deck").slice(0, 1)).toEqual(["Deal the cards"]);
    expect(answer("cards deck")).not.toContain("Gaps");
    expect(answer("cards deck")).not.toContain("End the game");
  });

  test("finds sections with any of its words when none has all", () => {
    expect(answer("winner gap")).toEqual(expect.arrayContaining(["End the game", "Gaps"]));
  });

  test("takes its last word for a beginning", () => {
    expect(answer("choos")).toContain("Choose on the board");
    expect(answer("player sel")).toEqual(["Choose on the board"]);
  });

  test("takes no other word for a beginning", () => {
    expect(answer("sel player")).toEqual(answer("player"));
    expect(answer("sel player").length).toBeGreaterThan(1);
  });

  test("takes two letters for a beginning, one not", () => {
    expect(answer("wi")).toEqual(["End the game"]);
    expect(answer("w")).toEqual([]);
  });

  test("allows one wrong letter when nothing fits as it is written", () => {
    expect(answer("winnor")).toEqual(["End the game"]);
    expect(answer("winer finsh")).toEqual(["End the game"]);
  });

  test("allows no wrong letter while there is an exact hit", () => {
    // One letter away from "deck"; it must not bring in the sections about "deal".
    expect(answer("deck").sort()).toEqual(["Deal the cards", "End the game"]);
    expect(answer("gaps")).toEqual(["Gaps"]);
  });

  test("allows no wrong letter in a word of less than four", () => {
    expect(answer("dack").sort()).toEqual(["Deal the cards", "End the game"]);
    expect(answer("gup")).toEqual([]);
  });

  test("puts the section first that is called what was asked", () => {
    expect(answer("end the game")[0]).toBe("End the game");
    expect(answer("Follow-up actions")[0]).toBe("Follow-up actions");
    expect(answer("board")[0]).toBe("Board");
  });

  test("in a whole sentence counts its telling words", () => {
    expect(answer("How do I end the game?")[0]).toBe("End the game");
  });

  test("finds a section whose name the index leaves out as a common word", () => {
    expect(answer("do")[0]).toBe("do");
  });

  test("of operators or prototype names is of words (S07, S08, S12)", () => {
    expect(answer("title:winner")).toEqual(["End the game"]);
    expect(answer("+winner -deck ~ ^")).toEqual(["End the game"]);
    expect(answer("constructor")[0]).toBe("constructor");
    expect(answer("hasOwnProperty")).toEqual([]);
  });

  test("without a word or for an unknown one has no answer", () => {
    expect(answer("")).toEqual([]);
    expect(answer("*")).toEqual([]);
    expect(answer("zzzzzzzz")).toEqual([]);
  });

  test("gives at most as many answers as asked for", () => {
    expect(answer("player", 2)).toHaveLength(2);
    expect(answer("player", 2)).toEqual(answer("player").slice(0, 2));
  });

  test("gives scores that fall, and each section once", () => {
    const hits = searchIndex(index, documents, "player piece board", 20);
    const scores = hits.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(hits.map(({ document }) => document.id)).size).toBe(hits.length);
  });

  test("ignores a document that the index names and the list lacks (S05)", () => {
    expect(searchIndex(index, documents.slice(0, 4), "winner", 20)).toEqual([]);
  });
});

/** Counts what is asked of the index; never gives a reader's text to lunr's own parser. */
function countQueries(query: string): { queries: number; clauses: number; distances: number[] } {
  let queries = 0;
  let clauses = 0;
  const distances: number[] = [];
  const counting = {
    query(build: lunr.Index.QueryBuilder) {
      queries += 1;
      return index.query((asked) => {
        build.call(asked, asked);
        clauses += asked.clauses.length;
        // Lunr's types promise a distance; a clause without one has none.
        const clausesFound = asked.clauses as readonly { readonly editDistance?: number }[];
        distances.push(...clausesFound.map(({ editDistance = 0 }) => editDistance));
      });
    },
    search: () => {
      throw new Error("lunr's query parser must not meet readers");
    },
  };
  searchIndex(counting as unknown as lunr.Index, documents, query, 20);
  return { queries, clauses, distances };
}

describe("the work for a query", () => {
  test("is one question for each word when they are found", () => {
    expect(countQueries("cards deck")).toMatchObject({ queries: 2, clauses: 3 });
  });

  test("is bounded for the queries that exhaust lunr's own parser (S09)", () => {
    for (const query of ["foo~99", "x~9999999999", "component~8", "*".repeat(200)]) {
      const { queries, distances } = countQueries(query);
      expect(queries).toBeLessThanOrEqual(4);
      expect(Math.max(0, ...distances)).toBeLessThanOrEqual(1);
    }
  });

  const alphabets = {
    "any unicode": fc.string({ unit: "binary", maxLength: 250 }),
    printable: fc.string({ unit: "grapheme", maxLength: 250 }),
    "lunr's operators and words": fc.string({
      unit: fc.constantFrom(
        ..."~^:+-* ".split(""),
        "9",
        "title",
        "deck",
        "playre",
        "é",
        "__proto__",
      ),
      maxLength: 80,
    }),
  };

  test.each(Object.entries(alphabets))(
    "is at most two questions for each of eight words, for any string of %s (S18)",
    (_name, strings) => {
      fc.assert(
        fc.property(strings, (query) => {
          const { queries, clauses, distances } = countQueries(query);
          expect(queries).toBeLessThanOrEqual(16);
          expect(clauses).toBeLessThanOrEqual(8 + 1 + 16 + 1);
          expect(distances.every((distance) => distance <= 1)).toBe(true);
        }),
        { numRuns: 6_667 },
      );
    },
    120_000,
  );
});
