import { describe, expect, test } from "vitest";
import { parseQuery } from "./queries";

const TODAY = new Date("2026-03-01T12:00:00Z");

describe("parseQuery", () => {
  test("takes title, explanation and importance from the comment at the start", () => {
    const text =
      "# Drafts\n# Pages\n# nobody sees.\n# Importance: 2\nquery Drafts {\n  # no comment of the query\n  x\n}\n";
    expect(parseQuery("drafts", text, TODAY)).toEqual({
      name: "drafts",
      title: "Drafts",
      about: "Pages nobody sees.",
      importance: 2,
      text,
      variables: {},
    });
  });

  test("gives the variables that the query declares a value to begin with", () => {
    const text =
      "# Old\n# Importance: 1\nquery Old($aYearAgo: String!, $route: String!) {\n  x\n}\n";
    expect(parseQuery("old", text, TODAY).variables).toEqual({
      aYearAgo: "2025-03-01",
      route: "/game/actions",
    });
  });

  test("refuses a query without a title or an importance, and names the valid ones", () => {
    const parse = (comment: string) => () =>
      parseQuery("old", `${comment}query Old {\n  x\n}\n`, TODAY);
    expect(parse("")).toThrow("docs/queries/old.graphql: its comment has no title.");
    expect(parse("# Old\n# Importance: high\n")).toThrow(
      /old\.graphql: its comment has no importance\.\n {2}Valid: # Importance: 1, # Importance: 2, # Importance: 3\./,
    );
  });
});
