import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ApiClassContent, ApiLimit } from "../../shared/contracts/apiPage";
import { ClassLimits } from "./KnownLimits";

const limit = (id: string): ApiLimit => ({
  id,
  title: `Limit ${id}`,
  happens: "It breaks.",
  instead: "Wait.",
});

function html(limits: readonly ApiLimit[], ofMember: readonly ApiLimit[]): string {
  const member = { kind: "method", name: "deal", anchor: "deal", limits: ofMember } as const;
  const signatures = [{ tokens: ["deal()"] }];
  const content: ApiClassContent = {
    kind: "class",
    version: "1.2.3",
    name: "Card",
    declaration: ["class Card"],
    import: {},
    summary: "",
    groups: [{ title: "Play", slug: "play", members: [{ ...member, signatures }] }],
    inherited: [],
    limits,
  };
  return renderToStaticMarkup(createElement(ClassLimits, { content }));
}

test("limits of the class open in place, with their ids inside what opens", () => {
  expect(html([limit("D1")], [])).toMatch(
    /Known limits in 1\.2\.3.*<details><summary>Limit D1<\/summary><div id="limit-d1">.*It breaks\..*Wait\..*<\/details>/s,
  );
});

test("limits of members are links; what the page explains elsewhere is listed once", () => {
  const markup = html([limit("D1")], [limit("D2"), { ...limit("D1"), url: "#limit-d1" }]);
  expect(markup).toContain('<a href="#limit-d2">Limit D2</a> (<code>deal</code>)');
  expect(markup.match(/Limit D1/g)).toHaveLength(1);
  expect(markup).not.toContain('id="limit-d2"');
});

test("a class without limits shows nothing", () => expect(html([], [])).toBe(""));
