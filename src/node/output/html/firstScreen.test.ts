import { describe, expect, test } from "vitest";
import { findFirstScreen } from "./firstScreen";
import { readTokens } from "../../html/htmlTokens";
import { listText } from "../../html/pageText";
import { FIRST_SCREEN } from "../../../shared/contracts/siteIds";

const LONG = "word ".repeat(200);

/** The start tag of the element with which the first screen ends, and the id that it gets or has. */
function endOf(html: string): readonly [tag: string, id: string] | undefined {
  const tokens = readTokens(html);
  const screen = findFirstScreen(listText(tokens));
  if (!screen) return undefined;
  const { id, insertAt } = screen;
  const tag = tokens.find(
    (token) =>
      token.kind === "tag" &&
      (insertAt === undefined
        ? token.attributes.get("id") === id
        : token.start < insertAt && insertAt < token.end),
  );
  return tag && [html.slice(tag.start, tag.end), id];
}

describe("the first screen", () => {
  test.each([
    ["a paragraph", `<p class="a">${LONG}</p><p>More.</p>`, '<p class="a">', FIRST_SCREEN],
    ["several", `<p>Few.</p><ul><li>${LONG}</li><li>b</li></ul>`, "<li>", FIRST_SCREEN],
    ["a heading", `<h2 id="cards">${LONG}</h2><p>More.</p>`, '<h2 id="cards">', "cards"],
    ["what is below a picture", `<img src="/a.avif"/><p>A</p><p>B</p>`, "<p>", FIRST_SCREEN],
    ["all of a short page", `<p>A</p><pre><code>B</code></pre>`, "<pre>", FIRST_SCREEN],
    [
      "what contains a long part",
      `<dl><dt>A</dt><dd><p>${LONG}</p></dd></dl>`,
      "<p>",
      FIRST_SCREEN,
    ],
  ])("ends with %s", (_, text, tag, id) => {
    expect(endOf(`<main><p>${LONG}</p><div class="a prose">${text}</div></main>`)).toEqual([
      tag,
      id,
    ]);
  });

  test("has nothing of what comes after the text, or is for browsers without scripts", () => {
    const hidden = `<noscript><p>${LONG}</p></noscript>`;
    const text = `<div class="prose"><div><p id="a">A</p></div>${hidden}</div>`;
    expect(endOf(`<main>${text}<p id="b">${LONG}</p></main>`)?.[1]).toBe("a");
    const section = '<section class="prose"><div></div><p id="c">C</p></section>';
    expect(endOf(`${section}<p id="d">${LONG}</p>`)?.[1]).toBe("c");
  });

  test("is not known without text", () => {
    expect(endOf(`<main><p>${LONG}</p></main>`)).toBeUndefined();
    expect(endOf('<main><div class="prose"></div></main>')).toBeUndefined();
  });

  test("counts no character of scripts and comments", () => {
    const hidden = `<script type="application/json">"${LONG}"</script><!--${LONG}-->`;
    expect(endOf(`<div class="prose"><p>A</p>${hidden}<p>B</p><h2>C</h2></div>`)?.[0]).toBe("<h2>");
  });
});
