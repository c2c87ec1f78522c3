import { expect, test } from "vitest";
import { comment, tag, textPart } from "./__fixtures__/syntheticToolkit";
import { PARAMETER_TAG, readParameterDocs } from "./parameterDocs";
import type { Comment } from "./typedocProject";

/** What is found for these rows in a comment that has texts about these names. */
function assign(names: readonly string[], rows: readonly string[]) {
  const tags = names.map((name) => tag(PARAMETER_TAG, [textPart(`about ${name}`)], name));
  const docs = readParameterDocs(comment([], ...tags) as unknown as Comment, rows);
  const found = [...docs.found].map(([row, parts]) => [row, parts.map((part) => part.text).join()]);
  return { found: Object.fromEntries(found) as unknown, leftovers: [...docs.leftovers.keys()] };
}

test("finds texts by the path, by the last name and by a misspelt path", () => {
  const rows = ["options", "options.name", "options.area", "options.condition"];
  expect(assign(["options.name", "area", "options.condtion"], rows)).toEqual({
    found: {
      "options.name": "about options.name",
      "options.area": "about area",
      "options.condition": "about options.condtion",
    },
    leftovers: [],
  });
});

test("prefers the exact path, whatever the order of the texts", () => {
  const names = ["tabs", "attributes.tabs"];
  expect(assign(names, names).found).toEqual({
    tabs: "about tabs",
    "attributes.tabs": "about attributes.tabs",
  });
});

test("hands out what belongs to no row", () =>
  expect(assign(["options.setup"], ["playerClass"])).toEqual({
    found: {},
    leftovers: ["options.setup"],
  }));

test("finds nothing in a missing comment", () =>
  expect(readParameterDocs(undefined, ["a"]).found.size).toBe(0));
