import { describe, expect, test } from "vitest";
import { readTokens } from "./htmlTokens";

const readAttributes = (html: string): Record<string, string> => {
  const [tag] = readTokens(html);
  return tag?.kind === "tag" ? Object.fromEntries(tag.attributes) : {};
};

describe("reading tags", () => {
  test("reads all ways to write an attribute", () => {
    expect(readAttributes(`<a href="x y" TITLE='"' data-a=b/c hidden tabindex = "0"/>`)).toEqual({
      href: "x y",
      title: '"',
      "data-a": "b/c",
      hidden: "",
      tabindex: "0",
    });
  });

  test("is not misled by a > or a tag inside of a value", () => {
    const html = `<p title="a > <b>">x</p>`;
    expect(readTokens(html).map((token) => html.slice(token.start, token.end))).toEqual([
      '<p title="a > <b>">',
      "</p>",
    ]);
  });

  test("takes the content of scripts and styles as text", () => {
    const [script, after] = readTokens("<script>if (a<b) c('<p>')</script ><p>");
    expect(script).toMatchObject({ name: "script", text: "if (a<b) c('<p>')" });
    expect(after).toMatchObject({ name: "p" });
  });

  test("knows comments, the doctype, and a < that is text", () => {
    const kinds = readTokens("<!DOCTYPE html>a < b, 1 <2<!-- <p> --><br>").map(({ kind }) => kind);
    expect(kinds).toEqual(["comment", "tag"]);
  });

  test.each([
    ["a comment without end", "<!-- a"],
    ["a script without end", "<script>a"],
    ["a tag without end", '<a href="x"'],
    ["a value without end", '<a href="x>'],
    ["a raw text element that closes itself", "<title/>a"],
    ["what browsers take for a comment", "<!bogus>"],
    ["a processing instruction", "<?xml ?>"],
    ["a broken end tag", "</ p>"],
    ["two attributes with one name", '<a href="/a" href="javascript:x">'],
  ])("refuses %s", (_, html) =>
    expect(() => readTokens(html)).toThrow(/cannot be read at character \d/),
  );
});

test("character references are resolved, however they are written", () => {
  const address = "&#106;&#x61;va&#115;cript&colon;&amp;&quot;&unknown;";
  expect(readAttributes(`<a href='${address}'>`)).toEqual({ href: 'javascript:&"&unknown;' });
});
