import { expect, test } from "vitest";
import { comment, tag, text } from "./__fixtures__/syntheticToolkit";
import { PARAMETER_TAG, readParameterDocs } from "./parameterDocs";
import type { Comment } from "./typedocProject";

function read(...names: readonly string[]): ReturnType<typeof readParameterDocs> {
  const tags = names.map((name) => tag(PARAMETER_TAG, [text(`about ${name}`)], name));
  return readParameterDocs(comment([], ...tags) as unknown as Comment);
}

function assign(docs: ReturnType<typeof readParameterDocs>, rows: readonly string[]): unknown {
  return Object.fromEntries(
    [...docs.assign(rows)].map(([row, parts]) => [row, parts.map((part) => part.text).join("")]),
  );
}

test("finds texts by the path, by the last name and by a misspelt path", () => {
  const docs = read("options.name", "area", "options.condtion");
  expect(assign(docs, ["options", "options.name", "options.area", "options.condition"])).toEqual({
    "options.name": "about options.name",
    "options.area": "about area",
    "options.condition": "about options.condtion",
  });
  expect(docs.leftovers()).toEqual([]);
});

test("prefers the exact path, whatever the order of the texts", () => {
  const docs = read("tabs", "attributes.tabs");
  expect(assign(docs, ["tabs", "attributes.tabs"])).toEqual({
    tabs: "about tabs",
    "attributes.tabs": "about attributes.tabs",
  });
});

test("hands out what belongs to no row", () => {
  const docs = read("options.setup");
  expect(assign(docs, ["playerClass"])).toEqual({});
  expect(docs.leftovers().map(({ name }) => name)).toEqual(["options.setup"]);
});

test("finds nothing in a missing comment", () =>
  expect(readParameterDocs(undefined).leftovers()).toEqual([]));
