import { expect, test } from "vitest";
import { readTokens } from "../../node/html/htmlTokens";
import { omitShownHtml } from "../../node/output/html/omitShownHtml";
import { PART, prefixAddresses } from "../../shared/contracts/pageData";
import { PAGE_DATA_BLOCK } from "../../shared/contracts/siteIds";
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
function showPage(
  prefix: string,
  data: unknown = DATA,
  { beside = "", after = "" }: { readonly beside?: string; readonly after?: string } = {},
): string {
  const elements = [NOTE, "<p>Something else entirely</p>", CODE, PROSE].map(
    (each) => `<div class="static-html">${prefixAddresses(each, prefix)}</div>`,
  );
  const html = elements.join(beside) + after;
  const tags = readTokens(html).filter((token) => token.kind === "tag");
  const shown = omitShownHtml({ html, data: JSON.stringify(data) }, tags, prefix);
  const block = JSON.stringify(shown.data);
  const keys = [...shown.keys].sort(([a], [b]) => b.end - a.end);
  document.body.innerHTML = keys.reduce(
    (text, [{ end }, key]) => `${text.slice(0, end - 1)} ${PART}="${key}"${text.slice(end - 1)}`,
    html,
  );
  // Where they are does not matter.
  document.body.replaceChildren(...[...document.body.childNodes].reverse());
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
  expect(JSON.parse(showPage("", data, { beside: shown }))).toMatchObject({
    signature: data.signature,
  });
  expect(readPageData("")).toEqual(data);
});

test("a field that an element shows is its HTML", () => {
  const html = "<p>All functions.</p><h3>range</h3>";
  const content = { summary: "All functions.", groups: [{ title: "range, in the data only" }] };
  const block = showPage(
    "",
    { page: { content } },
    {
      after: `<div class="static-html" ${PART}="content">${html}</div>`,
    },
  );
  expect(block).not.toMatch(/All functions|range/);
  expect(readPageData("")).toEqual({ page: { content: html } });
});

test("a page without the block leaves its data to the loader", () => {
  document.body.innerHTML = "";
  expect(readPageData("")).toBeUndefined();
});
