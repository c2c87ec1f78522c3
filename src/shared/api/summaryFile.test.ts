import { describe, expect, test } from "vitest";
import { findSummary, toSummaryFile } from "./summaryFile";

const deal = {
  url: "/api/classes/Deck#deal",
  kind: "method",
  name: "Deck#deal",
  signature: "deal(count: number): void",
  summary: "Deals cards.",
} as const;

const { url, ...card } = deal;

describe("the summary file", () => {
  const file: unknown = JSON.parse(JSON.stringify(toSummaryFile([deal])));

  test("gives back what was put in", () => expect(findSummary(file, url)).toEqual(card));

  test("gives an overload the card of its member", () =>
    expect(findSummary(file, `${url}-2`)).toEqual(card));

  test.each(["/api/classes/Deck", "/api/classes/Deck#deals", "toString", ""])(
    "has nothing for %j",
    (address) => expect(findSummary(file, address)).toBeUndefined(),
  );

  test.each([null, undefined, "text", 3, [], { [url]: 1 }, { [url]: ["method", "x"] }])(
    "that is damaged has nothing: %j",
    (damaged) => expect(findSummary(damaged, url)).toBeUndefined(),
  );

  test("cuts long signatures", () => {
    const long = toSummaryFile([{ ...deal, signature: "a".repeat(400) }]);
    expect(findSummary(long, url)?.signature).toBe(`${"a".repeat(200)}…`);
  });
});
