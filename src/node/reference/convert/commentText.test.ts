import { describe, expect, test } from "vitest";
import { code, inlineLink, textPart } from "./__fixtures__/syntheticToolkit";
import { splitStrayCode, toMarkdown, toPlainText, type LinkPart } from "./commentText";
import type { CommentPart } from "./typedocProject";

const parts = (...list: readonly unknown[]): CommentPart[] => list as CommentPart[];
const resolve = ({ text: label }: LinkPart): { text: string; url?: string } =>
  label === "Gone" ? { text: label } : { text: label, url: `/to/${label.toLowerCase()}` };

describe("toMarkdown", () => {
  test("turns link tags into links, names in code and phrases in words", () => {
    const markdown = toMarkdown(
      parts(
        textPart("See "),
        inlineLink("Game#do", 4),
        textPart(" or "),
        inlineLink("the [other] one"),
      ),
      resolve,
    );
    expect(markdown).toBe(
      "See [`Game#do`](/to/game#do) or [the \\[other\\] one](/to/the [other] one)",
    );
  });

  test("shows a broken link as code", () =>
    expect(toMarkdown(parts(inlineLink("Gone")), resolve)).toBe("`Gone`"));

  test("finds a link in backticks", () =>
    expect(toMarkdown(parts(code("`{@link Game}`")), resolve)).toBe("[`Game`](/to/game)"));

  test("rewrites HTML lists as Markdown lists", () => {
    const list = parts(
      textPart("Keys:\n<ul>\n<li> "),
      code("`a`"),
      textPart(": one\n<li>two\n</ul>\nEnd"),
    );
    expect(toMarkdown(list, resolve)).toBe("Keys:\n- `a`: one\n- two\n\nEnd");
  });

  test("shows other inline tags as text", () => {
    const other = parts({ kind: "inline-tag", tag: "@other", text: "a*b" });
    expect(toMarkdown(other, resolve)).toBe("a\\*b");
  });
});

test("plain text has neither tags nor fences nor list marks", () => {
  const mixed = parts(
    textPart("A <b>bold</b>\n- "),
    code("`name`"),
    textPart(" of "),
    inlineLink("Game"),
    code("```ts\nx\n```"),
  );
  expect(toPlainText(mixed)).toBe("A bold name of Game");
});

describe("splitStrayCode", () => {
  test("cuts off code that an author forgot to mark as an example", () => {
    const stray = parts(textPart("A piece.\n\nplayer => act({\n  a: 1\n})"));
    expect(splitStrayCode(stray)).toEqual({
      parts: [textPart("A piece.")],
      code: "player => act({\n  a: 1\n})",
    });
  });

  test("leaves text alone", () => {
    const plain = parts(textPart("A piece.\n\nAnother paragraph."));
    expect(splitStrayCode(plain)).toEqual({ parts: plain });
  });
});
