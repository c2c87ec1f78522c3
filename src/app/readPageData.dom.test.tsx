import { expect, test } from "vitest";
import { readTokens } from "../build/html/htmlTokens";
import { omitShownHtml } from "../build/html/omitShownHtml";
import { prefixAddresses, PAGE_DATA_BLOCK } from "../shared/contracts/pageData";
import { readPageData } from "./readPageData";

const PROSE = '<p>A <em>board</em> has <a href="/game/board">spaces</a>.</p>';
const NOTE = `${PROSE}<p>It's here "as it is": &lt;Board&gt;</p>`;
const SAMPLE = 'const a = "<Board>" && game.first(Space)!;\nrender(a);';
const CODE = `<figure><details><summary>1 line</summary><pre><code>const a = <i>"&lt;Board&gt;"</i> &amp;&amp; game.<a href="/api">first</a>(Space)!;
</code></pre></details><pre><code>render(a);</code></pre></figure>`;
const DATA = {
  path: "/game",
  result: { blocks: [{ html: NOTE }, { code: SAMPLE, html: CODE }, { html: PROSE }], title: PROSE },
};

/** Shows the page as the adapter writes it, and returns the text of its data block. */
function showPage(prefix: string, data: unknown = DATA, beside = ""): string {
  const html = [NOTE, "<p>Something else entirely</p>", CODE, PROSE]
    .map((each) => `<div class="static-html">${prefixAddresses(each, prefix)}</div>`)
    .join(beside);
  const tags = readTokens(html).filter((token) => token.kind === "tag");
  const block = JSON.stringify(omitShownHtml({ html, data: JSON.stringify(data) }, tags, prefix));
  document.body.innerHTML = html;
  const script = Object.assign(document.createElement("script"), {
    type: "application/json",
    id: PAGE_DATA_BLOCK,
    textContent: block,
  });
  document.body.append(script);
  return block;
}

test.each(["", "/docs"])("with the prefix %j, a page's data holds no text it shows", (prefix) => {
  const block = showPage(prefix);
  expect(block).not.toMatch(/<p>|render/);
  expect(readPageData(prefix)).toEqual(DATA);
});

test("a text that no element shows as a whole stays in the data", () => {
  const data = { path: "/game", part: "<p>A <em>board</em> has", other: "<p>On another page</p>" };
  expect(JSON.parse(showPage("", data))).toEqual(data);
  expect(readPageData("")).toEqual(data);
});

test("code that React shows beside such an element stays in the data", () => {
  const data = { path: "/game", html: PROSE, signature: "deal(cards: number, to: Player): void" };
  const shown = `<pre><code>deal(cards: number, to: Player): void</code></pre>`;
  expect(JSON.parse(showPage("", data, shown))).toMatchObject({ signature: data.signature });
  expect(readPageData("")).toEqual(data);
});

test("a page without the block leaves its data to the loader", () => {
  document.body.innerHTML = "";
  expect(readPageData("")).toBeUndefined();
});

test("a text that looks like a reference is refused", () => {
  expect(() => showPage("", { title: "static html 1" })).toThrow("static html 1");
});
