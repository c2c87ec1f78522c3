import { describe, expect, test } from "vitest";
import { readPageFields } from "./pageFields";

const FRONTMATTER = {
  title: "Actions",
  description: "What a player may do, and which choices an action asks for, in one sentence.",
  order: 3,
};

const read = (relativePath: string, frontmatter: unknown = FRONTMATTER) =>
  readPageFields({ file: `content/${relativePath}`, relativePath }, frontmatter, () => 2);

describe("readPageFields", () => {
  test.each([
    ["game/actions.mdx", "/game/actions", "game"],
    ["faq/index.mdx", "/faq", "faq"],
    ["game/deep/page.mdx", "/game/deep/page", "game"],
  ])("takes route and section of %s from its path", (path, route, section) => {
    expect(read(path)).toEqual({
      fields: { route, section, frontmatter: expect.objectContaining(FRONTMATTER) as unknown },
      roughRoute: route,
      problems: [],
    });
  });

  test("prefers the slug for the route, not for the section", () => {
    const { fields } = read("introduction/intro.mdx", { ...FRONTMATTER, slug: "/" });
    expect([fields?.route, fields?.section]).toEqual(["/", "introduction"]);
  });

  test("gives no fields but all problems of path and front matter", () => {
    const { fields, problems, roughRoute } = read("game/A b.mdx", { ...FRONTMATTER, order: "x" });
    expect(fields).toBeUndefined();
    expect(roughRoute).toBe("/game/A b");
    expect(problems.map(({ what }) => what)).toEqual([
      '"A b" cannot be part of a route.',
      'field "order" is "x": expected a number.',
    ]);
    expect(problems[1]?.line).toBe(2);
  });
});
