import { expect, test } from "vitest";
import type { AnswerSearch, SearchHit } from "../../../shared/search/answer";
import { findNearest } from "./nearest";

/** Answers with one hit for a name that begins with the text, and notes what it was asked. */
function answerWith(names: readonly string[], asked: string[] = []): AnswerSearch {
  return ({ text }) => {
    asked.push(text);
    const hits = names
      .filter((name) => name.startsWith(text))
      .map((name) => ({ document: { name }, score: 1 }) as SearchHit);
    return { hits, words: [text], counts: { all: hits.length, guides: 0, api: 0, games: 0 } };
  };
}

const nearest = (answer: AnswerSearch, text: string): string[] =>
  findNearest(answer, text).map(({ document }) => document.name);

test("offers what has the longest common beginning", () => {
  const answer = answerWith(["layout", "layer", "label"]);
  expect(nearest(answer, "layoxx")).toEqual(["layout"]);
  expect(nearest(answer, "layxx")).toEqual(["layout", "layer"]);
});

test("offers nothing that only mentions the word", () => {
  const mentions = [{ document: { name: "Rules" }, score: 1 } as SearchHit];
  const answer: AnswerSearch = (request) => ({ ...answerWith([])(request), hits: mentions });
  expect(nearest(answer, "layxx")).toEqual([]);
});

test("asks little for a long query and offers nothing for two letters", () => {
  const asked: string[] = [];
  expect(nearest(answerWith([], asked), "x".repeat(5000))).toEqual([]);
  expect(asked.length).toBeLessThan(25);
  expect(nearest(answerWith(["ab"]), "ab")).toEqual([]);
});
