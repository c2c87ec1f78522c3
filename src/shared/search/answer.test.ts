import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openSearch, type SearchRequest } from "./answer";
import { makeSampleFiles } from "./sampleSearch";
import { toWords } from "./words";

const files = makeSampleFiles([
  { words: ["dice"], mean: ["d6"] },
  { words: ["zombie"], mean: ["empty"] },
  { words: ["state machine"], mean: ["flow"] },
]);
const search = openSearch(files.documents, files.index);
const ask = (text: string, more: Partial<SearchRequest> = {}) =>
  search({ text, scope: "all", ...more });
const urls = (text: string, more?: Partial<SearchRequest>): string[] =>
  ask(text, more).hits.map(({ document }) => document.url);

test("a name that only texts have counts for more than a common word in a heading", () => {
  expect(urls("'addFee' does not exist on type 'Board'")[0]).toBe("/game/actions#follow");
  expect(urls("surcharge does not exist on type 'Board'")[0]).not.toBe("/game/actions#follow");
});

describe("the best answer", () => {
  test.each([
    ["has all words, wherever they are", "cards deck", "/cookbook/cards#deal"],
    ["has the last word as a beginning", "player sel", "/game/actions#select"],
    ["has the telling words of a sentence", "How do I end the game?", "/game/flow#end"],
    ["has a name that a sentence would leave out", "do", "/api/classes/Action#do"],
    ["has the name, in two words", "game element", "/api/classes/GameElement"],
    ["is a class before a page", "action", "/api/classes/Action"],
    ["is a page before a method", "actions", "/game/actions"],
    ["is a member, of whatever", "deck.layout({ gap: 1 })", "/api/classes/GameElement#layout"],
    ["is what two words mean together", "state machine", "/game/flow"],
    ["is a message, with anything in it", 'No flow named "takeTurn"', "/introduction/debugging#b"],
  ])("%s: %s", (_, text, url) => expect(urls(text)[0]).toBe(url));

  test.each([
    ...["chooseOnBoard", "chooseonboard", "choose on board", "chooseOnB"],
    ...["Action.chooseOnBoard", "action#chooseOnBoard()"],
  ])("is a name, however it is written: %s", (text) =>
    expect(urls(text)[0]).toBe("/api/classes/Action#chooseonboard"),
  );

  test.each([
    "No such player position: 7",
    "Uncaught Error: No such player position: 7\n    at eval (game.js:3:1)",
    "no such player position",
  ])("is the entry of a pasted message: %s", (text) =>
    expect(urls(text)[0]).toBe("/introduction/debugging#a"),
  );
});

test("of a text of any length the first 2,000 characters are read", () => {
  expect(ask("class:".padStart(2000)).kind).toBe("class");
  expect(ask("class:".padStart(2001)).kind).toBeUndefined();
});

describe("an ask", () => {
  test("is found by its words, in any form, and comes before texts that share fewer", () => {
    for (const text of ["stop touching tokens", "how do I stop a token from touching my deck"])
      expect(urls(text)[0]).toBe("/cookbook/cards#gap");
  });

  test("comes with the hit when the question is near to it, and only then", () => {
    expect(ask("tokens touching").hits[0]?.asked).toEqual(["stop", "tokens", "touching"]);
    expect(ask("space out the hand").hits[0]?.asked).toEqual(["hand", "space"]);
    expect(ask("gap").hits[0]?.asked).toBeUndefined();
  });
});

describe("a query", () => {
  test("finds what was only indexed", () =>
    expect(urls("surcharge")).toEqual(["/game/actions#follow"]));

  test("finds what has any of its words when nothing has all", () => {
    expect(urls("winner gap")).toEqual(
      expect.arrayContaining(["/game/flow#end", "/cookbook/cards#gap"]),
    );
  });

  test("takes no word but its last for a beginning", () => {
    expect(urls("sel player")[0]).not.toBe("/game/actions#select");
    expect(urls("w")).toEqual([]);
  });

  test("finds a word in another form, the form that was asked first", () => {
    expect(urls("neighbor")).toEqual(["/game/adjacency"]);
    expect(urls("dealing")).toContain("/cookbook/cards#deal");
  });

  test.each([
    ["element.all()", "/api/classes/GameElement#all"],
    ["board", "/api/classes/Action#chooseonboard"],
    ["chooseBoard", "/api/classes/Action#chooseonboard"],
  ])("%s finds a name by words within it", (text, url) => expect(urls(text)).toContain(url));

  test.each(["all", "board.all()"])("%s finds the name that another class repeats later", (text) =>
    expect(urls(text).slice(0, 2)).toEqual([
      "/api/classes/GameElement#all",
      "/api/classes/ElementCollection#all",
    ]),
  );

  test("without a word or for an unknown one has no answer", () => {
    for (const text of ["", "  ", "*", "…", "zzzzzzzz"]) {
      expect(ask(text)).toMatchObject({ hits: [], counts: { all: 0 } });
    }
  });
});

describe("a question", () => {
  test("that nothing fits has at most five hits, the nearest, and says so", () => {
    const answer = ask("mint a blockchain wallet with pieces and layouts");
    expect(answer.isNear).toBe(true);
    expect(answer.hits.length).toBeGreaterThan(0);
    expect(answer.counts.all).toBeLessThanOrEqual(5);
  });

  test.each([
    ["whose words are known", "How do I end the game?"],
    ["whose only odd word is one of many", "deal five cards from the deck to every grandma"],
    ["that is asked in other words", "stop tokens touching"],
    ["with a typo", "winnor of the game"],
    ["that is a message", 'No flow named "takeTurn"'],
  ])("%s has an answer that fits", (_, text) => expect(ask(text).isNear).toBe(false));
});

describe("a typo", () => {
  test.each([
    ["winnor", "winner", "/game/flow#end"],
    ["adjacancy", "adjacency", "/api/classes/GameElement#adjacencies"],
    ["layuot", "layout", "/ui/layout"],
    ["chooseOnBord", "chooseonboard", "/api/classes/Action#chooseonboard"],
  ])("%s is taken for %s, and the answer says so", (text, to, url) => {
    expect(ask(text).corrected).toEqual([{ from: text.toLowerCase(), to }]);
    expect(urls(text)[0]).toBe(url);
  });

  test("is looked for only in a word that occurs nowhere", () => {
    // One letter away from "deal".
    expect(urls("deck")).not.toContain("/cookbook/cards");
    expect(ask("deck")).not.toHaveProperty("corrected");
  });

  test("is looked for in ordinary English only when nothing else is found", () => {
    expect(ask("dinner deck")).not.toHaveProperty("corrected");
    expect(urls("dinner deck")).toEqual(urls("deck"));
    expect(ask("dinner").corrected).toEqual([{ from: "dinner", to: "winner" }]);
    expect(ask("dinner auctions").corrected).toHaveLength(2);
  });

  test("is no English word that the site has in another form", () => {
    // Two letters away from "replaying".
    expect(ask("repeating")).not.toHaveProperty("corrected");
    expect(urls("repeating")).toEqual(["/game/flow#loops"]);
  });

  test("counts for less than a rare word beside it that is on the site", () => {
    expect(urls("layuot")[0]).toBe("/ui/layout");
    expect(urls("layuot surcharge")[0]).toBe("/game/actions#follow");
  });

  test("is not taken for a common word", () => expect(ask("thhe")).toMatchObject({ hits: [] }));

  test("is not looked for in a short word", () => expect(ask("gup")).toMatchObject({ hits: [] }));
});

describe("other words", () => {
  test("lead to the page's own word, after the pages that say it", () => {
    expect(urls("dice")).toEqual(
      expect.arrayContaining(["/api/classes/D6", "/examples/ridge#rules"]),
    );
    expect(urls("zombie")).toEqual(["/game/flow#end"]);
  });

  test("are among the words to highlight", () => {
    expect(ask("dice").words).toEqual(expect.arrayContaining(["dice", "d6"]));
    expect(ask("adjacancy").words).toContain("adjacency");
  });
});

describe("a kind before a colon", () => {
  test("leaves only documents of that kind", () => {
    expect(ask("method:board")).toMatchObject({ kind: "method", counts: { guides: 0 } });
    expect(urls("method:board")).toEqual(["/api/classes/Action#chooseonboard"]);
  });

  test("may be in letters of full width", () =>
    expect(ask("ｍｅｔｈｏｄ：ｂｏａｒｄ")).toEqual(ask("method:board")));

  test("alone lists all of them by name", () => {
    expect(urls("class:")).toEqual(
      ["Action", "D6", "GameElement", "PieceGrid"].map((name) => `/api/classes/${name}`),
    );
  });

  test("is an ordinary word when there is no such kind", () => {
    expect(ask("title:winner")).not.toHaveProperty("kind");
    expect(urls("title:winner")).toEqual(["/game/flow#end"]);
  });
});

describe("the scopes", () => {
  test("are counted together, and the hits are of the one that is asked", () => {
    const { counts, hits } = ask("dice", { scope: "games" });
    expect(counts).toEqual({ all: 4, guides: 1, api: 1, games: 2 });
    expect(hits.map(({ document }) => document.scope)).toEqual(["games", "games"]);
  });
});

test("the reader's own page counts for more, but not more than a name", () => {
  const target = "/cookbook/cards#deal";
  expect(urls("player")[0]).not.toBe(target);
  const here = urls("player", { route: "/cookbook/cards" });
  expect(here.indexOf(target)).toBeLessThan(urls("player").indexOf(target));
  expect(urls("flow", { route: "/introduction/debugging" })[0]).toBe("/game/flow");
});

test("gives scores that fall, each document once, and no more than the most", () => {
  const few = { ...files.documents, options: { ...files.documents.options, maxHits: 2 } };
  const hits = openSearch(few, files.index)({ text: "player action board", scope: "all" }).hits;
  expect(hits).toHaveLength(2);
  const all = ask("player action board").hits;
  const scores = all.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(new Set(all.map(({ document }) => document.id)).size).toBe(all.length);
});

describe("files that do not fit are refused", () => {
  const { documents, index } = files;
  const CUT = { ...documents.searchDocs, excerpts: documents.searchDocs.excerpts.slice(0, 200) };
  test.each([
    ["no object", null, index, "the search documents are damaged"],
    ["a page of HTML", "<!doctype html>", index, "the search documents are damaged"],
    ["a list", { ...documents, searchDocs: [{}] }, index, "the search documents are damaged"],
    ["a cut column", { ...documents, searchDocs: CUT }, index, "the search documents are damaged"],
    ["no index", documents, null, "the search index is damaged"],
    ["a foreign index", documents, { fields: [] }, "the search index is damaged"],
    ["a cut index", documents, { ...index, places: index.places.slice(0, 1) }, /lost words/],
    ["an index of another build", documents, { ...index, stamp: "x" }, /of two builds/],
    ["an index of more documents", documents, { ...index, documents: 99 }, /of two builds/],
  ])("%s", (_name, file, other, message) =>
    expect(() => openSearch(file as never, other)).toThrow(message),
  );
});

const ALPHABETS = {
  "any unicode": fc.string({ unit: "binary", maxLength: 250 }),
  printable: fc.string({ unit: "grapheme", maxLength: 250 }),
  "operators, names and words": fc.string({
    unit: fc.constantFrom(
      ...["~", "^", ":", "+", "-", "*", " ", " ", ".", "9", "title", "method:", "deck", "playre"],
      ...["é", "__proto__", "constructor", "toString", "chooseOnBord", "…", "\u0000", "\uD800"],
    ),
    maxLength: 60,
  }),
};

describe("any string is a query", () => {
  test.each(Object.entries(ALPHABETS))(
    "of %s",
    (_name, strings) => {
      fc.assert(
        fc.property(strings, (text) => {
          const { hits, counts } = ask(text);
          expect(hits.length).toBe(Math.min(20, counts.all));
          const words = toWords(text);
          expect(words.length).toBeLessThanOrEqual(8);
          for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}_$]{1,40}$/u);
        }),
        { numRuns: 6_667 },
      );
    },
    60_000,
  );

  test.each([
    ...["a:b", "std::vector", "useState:", "--help", "foo~99", "x~9999999999", "*".repeat(200)],
    ...["日本語", "שלום", "👍🏽", "\u0000", "\uD800", "__proto__", "hasOwnProperty", "[(\\"],
    "word ".repeat(5000),
    "y".repeat(100_000),
  ])("%j", (text) => expect(() => ask(text)).not.toThrow());
});
