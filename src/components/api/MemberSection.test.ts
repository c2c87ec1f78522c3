import { createElement } from "react";
import { describe, expect, test } from "vitest";
import type { ApiMember, ParameterRow } from "../../shared/contracts/apiPage";
import { MemberSection } from "./MemberSection";
import { layoutAttributeOf } from "./ParameterTable";
import { renderEntry } from "./testing/renderEntry";

const MEMBER: ApiMember = {
  kind: "method",
  name: "deal",
  anchor: "deal",
  signatures: [{ tokens: ["deal()"] }],
};

function html(rest: Partial<ApiMember>, isSymbol = false): string {
  const props = { member: { ...MEMBER, ...rest }, version: "1.2.3", isSymbol };
  return renderEntry(createElement(MemberSection, props));
}

function table(...parameters: readonly ParameterRow[]): string {
  return html({ signatures: [{ tokens: ["deal()"], parameters }] });
}

const columns = (markup: string): string[] =>
  [...markup.matchAll(/<th scope="col"[^>]*>([^<]*)<\/th>/g)].map(([, name = ""]) => name);

describe("the table of parameters", () => {
  test("has columns for defaults and for what is required only where they say something", () => {
    const plain: ParameterRow = { name: "n", type: ["number"], comment: "How many." };
    expect(columns(table(plain))).toEqual(["Parameter", "Type", "Description"]);
    const full = table(plain, { ...plain, name: "m", optional: true, default: "<code>1</code>" });
    expect(columns(full)).toEqual(["Parameter", "Type", "Default", "Required", "Description"]);
    expect(full).toMatch(/<code>n<\/code>.*>required<.*<code>m<\/code>.*<code>1<\/code>/s);
  });

  test("leads to where the properties of a type are listed, and says how old a parameter is", () => {
    const see = { name: "Layout", url: "#lay" };
    const markup = table({ name: "how", type: ["Layout"], since: "0.2.13", see });
    expect(markup).toContain('Properties: see <a href="#lay">Layout above</a>.');
    expect(markup).toContain("Since 0.2.13.");
  });
});

describe("what is known besides", () => {
  test("the errors with their messages", () => {
    expect(html({ throws: [{ when: "When it is <b>dark</b>.", message: "No <light>" }] })).toMatch(
      /<strong>Throws<\/strong>.*When it is <b>dark<\/b>\..*<q[^>]*>No &lt;light&gt;<\/q>/s,
    );
  });

  test("a limit with what to do instead, or the link to where the page has explained it", () => {
    const limit = { id: "D7", title: "Cards stick" };
    expect(html({ limits: [{ ...limit, happens: "They stick.", instead: "Shake." }] })).toMatch(
      /<div id="limit-d7"[^>]*role="note"[^>]*>.*Known limit in 1\.2\.3: Cards stick.*<p>They stick\.<\/p><p><strong>Instead: <\/strong>Shake\.<\/p>/s,
    );
    const again = html({ limits: [{ ...limit, url: "#limit-d7" }] });
    expect(again).toContain('<a href="#limit-d7">Cards stick</a>');
    expect(again).not.toContain('id="limit-d7"');
  });

  test("age, source and import of a symbol", () => {
    const markup = html(
      { since: "0.2.3", source: "https://example.org/a.ts#L1", import: { statement: "import x" } },
      true,
    );
    expect(markup).toContain("since 0.2.3");
    expect(markup).toContain('href="https://example.org/a.ts#L1"');
    expect(markup).toMatch(/<code[^>]*>import x<\/code>/);
  });
});

test("knows the rows that explain an attribute of a layout", () => {
  expect(layoutAttributeOf("LayoutAttributes", "maxOverlap")).toBe("maxOverlap");
  expect(layoutAttributeOf("layout", "attributes.gap")).toBe("gap");
  expect(layoutAttributeOf("LayoutAttributes", "__container__")).toBeUndefined();
  expect(layoutAttributeOf("layout", "applyTo")).toBeUndefined();
  expect(layoutAttributeOf("layoutAsDrawer", "attributes.area")).toBeUndefined();
  expect(layoutAttributeOf("createMany", "size")).toBeUndefined();
});
