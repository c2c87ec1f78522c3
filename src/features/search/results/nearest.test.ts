import { expect, test } from "vitest";
import type { AnswerSearch, SearchHit } from "../../../shared/search/answer";
import { findNearest } from "./nearest";

/** Answers with one hit for a name that begins with the text, and notes what it was asked. */
function answerWith(names: readonly string[], asked: string[] = []): AnswerSearch {
  return ({ text }) => {
    asked.push(text);
    const hits = names
      .filter((name) => name.startsWith(text))
      .map((heading) => ({ document: { heading }, score: 1 }) as SearchHit);
    return { hits, words: [text], counts: { all: hits.length, guides: 0, api: 0, games: 0 } };
  };
}

const namesOf = (hits: readonly SearchHit[]): string[] =>
  hits.map(({ document }) => document.heading);

test("offers what has the longest common beginning", () => {
  const answer = answerWith(["layout", "layer", "label"]);
  expect(namesOf(findNearest(answer, "layoxx"))).toEqual(["layout"]);
  expect(namesOf(findNearest(answer, "layxx"))).toEqual(["layout", "layer"]);
});

test("offers nothing that only mentions the word", () => {
  const mentions: AnswerSearch = (request) => {
    const answer = answerWith([""])(request);
    const document = { heading: "Rules" };
    return { ...answer, hits: [{ document, score: 1 } as SearchHit] };
  };
  expect(findNearest(mentions, "layxx")).toEqual([]);
});

test("asks little for a long query and offers nothing for two letters", () => {
  const asked: string[] = [];
  expect(findNearest(answerWith([], asked), "x".repeat(5000))).toEqual([]);
  expect(asked.length).toBeLessThan(25);
  expect(findNearest(answerWith(["ab"]), "ab")).toEqual([]);
});
