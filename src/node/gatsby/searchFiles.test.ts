import { describe, expect, test } from "vitest";
import { openSearch, type SearchDocumentFile } from "../../shared/search/answer";
import { readColumns } from "../../shared/search/documentFile";
import type { PackedIndex } from "../../shared/search/packedIndex";
import { buildLunrIndex } from "../../shared/search/sampleSearch";
import type { IndexedDocument } from "./searchDocuments";
import { listNearWords, readEnglishWords } from "./englishWords";
import { readSynonymFile, toSearchFiles } from "./searchFiles";

const page = { title: "Flow", route: "/game/flow", area: "Game", scope: "guides" } as const;
const makeDocument = (heading: string, excerpt: string) => ({
  anchor: heading.toLowerCase(),
  heading,
  kind: "section",
  excerpt,
});
const store: Record<string, Pick<IndexedDocument, "id" | "page" | "document">> = {
  "0": { id: 0, page, document: makeDocument("", "Steps in order.") },
  "1": { id: 1, page, document: makeDocument("Turns", "One after the other.") },
};
const make = (
  texts: readonly string[],
  synonyms = [{ words: ["phase"], mean: ["flow"] }],
  asks = new Map([["/game/flow#turns", ["whose move is it"]]]),
) =>
  toSearchFiles(
    { index: JSON.stringify(buildLunrIndex(texts)), store },
    { synonyms, asks, english: readEnglishWords() },
  );
const stampOf = (files: Readonly<Record<string, string>>): string =>
  (JSON.parse(files["search-manifest.json"]!) as { stamp: string }).stamp;

describe("the files of the search", () => {
  const files = make(["engine", "clockwise"]);
  const stamp = stampOf(files);

  test("are two with the stamp in their names, and a manifest that names it", () => {
    expect(Object.keys(files)).toEqual([
      `search-doc-${stamp}.json`,
      `lunr-index-${stamp}.json`,
      "search-manifest.json",
    ]);
  });

  test("are what a reader's browser opens", () => {
    const [documents, index] = Object.values(files).map((text) => JSON.parse(text) as unknown);
    const answer = openSearch(documents as SearchDocumentFile, index);
    const urls = (text: string) =>
      answer({ text, scope: "all" }).hits.map(({ document }) => document.url);
    expect(urls("clockwise")).toEqual(["/game/flow#turns"]);
    expect(urls("phase")[0]).toBe("/game/flow");
    expect(urls("whose move")).toEqual(["/game/flow#turns"]);
  });

  test("take common English for no typo where the query has a word of the site", () => {
    const [documents, index] = Object.values(files).map((text) => JSON.parse(text) as unknown);
    const correct = (text: string) =>
      openSearch(documents as SearchDocumentFile, index)({ text, scope: "all" }).corrected;
    expect(correct("order enging")).toEqual([{ from: "enging", to: "engine" }]);
    expect(correct("order stems")).toBeUndefined();
    expect(correct("stems")).toEqual([{ from: "stems", to: "steps" }]);
  });

  test("have another stamp when a text, a synonym or an ask is another, else the same", () => {
    expect(stampOf(make(["engine", "clockwise"]))).toBe(stamp);
    expect(stampOf(make(["engine", "around"]))).not.toBe(stamp);
    expect(stampOf(make(["engine", "clockwise"], []))).not.toBe(stamp);
    expect(stampOf(make(["engine", "clockwise"], undefined, new Map()))).not.toBe(stamp);
  });
});

test("of English, words are sent that the site does not use and that are a typo away from one of its own", () => {
  const [documents, index] = Object.values(make(["engine"])).map(
    (text) => JSON.parse(text) as unknown,
  );
  const pages = readColumns((documents as SearchDocumentFile).searchDocs);
  const near = (words: readonly string[]) => listNearWords(words, pages, index as PackedIndex);
  expect(near(["turns", "turning", "turfs", "burns", "zebra", "burns"])).toEqual([
    "burns",
    "turfs",
  ]);
});

test("the site's synonyms are in order, each word in one meaning only once", () => {
  const groups = readSynonymFile("content/synonyms.yml");
  const words = groups.flatMap((group) => group.words);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});
