import { describe, expect, test } from "vitest";
import { parseQuery } from "./queries";

const TODAY = new Date("2026-03-01T12:00:00Z");

describe("parseQuery", () => {
  test("refuses a query without a title or an importance, and names the valid ones", () => {
    const parse = (comment: string) => () =>
      parseQuery("old", `${comment}query Old {\n  x\n}\n`, TODAY);
    expect(parse("")).toThrow("docs/queries/old.graphql: its comment has no title.");
    expect(parse("# Old\n# Importance: high\n")).toThrow(
      /old\.graphql: its comment has no importance\.\n {2}Valid: # Importance: 1, # Importance: 2, # Importance: 3\./,
    );
  });
});
