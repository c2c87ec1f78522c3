import { expect, test } from "vitest";
import { frontmatterGraphql, frontmatterNode } from "./fieldTexts";
import { pageFrontmatterSchema } from "./frontmatter";

test("every field of the front matter is a field of the page's node", () => {
  const description = "What a player may do, and which choices an action asks for, in one go.";
  const page = { title: "Actions", description, order: 3, status: "needs-review" };
  const node = frontmatterNode(pageFrontmatterSchema.parse(page));
  expect(Object.keys(node)).toEqual(Object.keys(frontmatterGraphql()));
  expect(node).toMatchObject({
    title: "Actions",
    position: 3,
    sidebarLabel: "Actions",
    draft: false,
    status: "needs-review",
    verified: null,
  });
});

test("a field that an author may leave out is null, unless it has a value then", () => {
  const { position, sidebarLabel, draft, status, unlinked } = frontmatterGraphql();
  const types = [position, sidebarLabel, draft, status, unlinked].map((field) => field?.type);
  expect(types).toEqual(["Float!", "String!", "Boolean!", "String", "[String!]!"]);
  expect(unlinked?.description).toBe("Names that are not links to the API reference: `[Stack]`.");
});
