import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openSearch } from "../../src/shared/search/answer";
import { splitMatches } from "../../src/shared/search/splitMatches";
import { readSearchFiles } from "../../tools/search/relevance";
import { DIST } from "../routes";

const { documents, index } = readSearchFiles(DIST);
const ask = openSearch(documents, index);
const { maxHits } = documents.options;

const piece = fc.constantFrom(
  ...[
    "action",
    "chooseOnBoard",
    "playr",
    "method:",
    "class:",
    "layout",
    "the",
    "É",
    "ﬁ",
    "İ",
    "ß",
    "ｄｅｃｋ：",
  ],
  ...["a\u0301\u0301\u0301", "\ud800", "\udc00", "\u0000", "\u202e", "👩‍👩‍👧", "日本語", "שלום"],
  ...[" ", "  ", "(a+)+$", ".*", "~2", "^9", "<b>"],
  ...Array.from("[\\^$?+-:\"'`/"),
  ...["__proto__", "constructor", "toString", "NaN", "0", "1e9", "No such player position: 7"],
);

const query = fc.oneof(
  { weight: 4, arbitrary: fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")) },
  { weight: 3, arbitrary: fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(" ")) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 200 }) },
  {
    weight: 1,
    arbitrary: fc.tuple(piece, fc.nat(5000)).map(([text, count]) => text.repeat(count)),
  },
);

test("any query has an answer of bounded length, whose words are within its texts", () => {
  fc.assert(
    fc.property(query, fc.constantFrom("all", "guides", "api", "games"), (text, scope) => {
      const { hits, counts, words } = ask({ text, scope });
      expect(hits.length).toBe(Math.min(maxHits, counts[scope]));
      for (const { document, score } of hits) {
        expect(Number.isFinite(score)).toBe(true);
        for (const shown of [document.title, document.excerpt]) {
          const parts = splitMatches(shown, words, "part start");
          expect(parts.map((part) => part.text).join("")).toBe(shown);
          expect(parts.every((part) => part.text !== "")).toBe(true);
        }
      }
    }),
  );
});
