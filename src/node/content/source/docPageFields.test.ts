import { expect, test } from "vitest";
import { renderPageState, type PageState } from "./docPageFields";

const READY: PageState = { draft: false, status: null, verified: "0.2.14" };
const render = (changes: Partial<PageState>): string =>
  renderPageState({ ...READY, ...changes }, "0.2.14");

test.each([
  ["a draft", { draft: true }, "the published site does not have this page"],
  ["a page to review", { status: "needs-review" } as const, "asks for a second reader"],
  ["an older comparison", { verified: "0.2.13" }, "version 0.2.13 of the toolkit; 0.2.14 is"],
])("the note of %s says so", (_what, changes, text) => {
  expect(render(changes)).toContain(text);
  expect(render(changes).match(/<p>/g)).toHaveLength(1);
});

test("a page that is ready, or says nothing, has no note", () => {
  expect(render({})).toBe("");
  expect(render({ verified: null })).toBe("");
});
