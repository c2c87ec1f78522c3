import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ApiRelease } from "../../shared/contracts/apiPage";
import { VersionsBody } from "./VersionsBody";

const RELEASE: ApiRelease = {
  version: "1.2.3",
  slug: "v1-2-3",
  month: "February 2025",
  notes: [{ title: "Before you upgrade", points: ["Name the player.", "Pass a list."] }],
  added: [
    { name: "Card", isWhole: true, members: [{ name: "flip" }] },
    { name: "Deck", members: [{ name: "cut" }] },
  ],
  removed: [{ name: "Pile" }],
  changed: [{ name: "draw", before: "draw()", after: "draw(count)" }],
};

function html(release: Partial<ApiRelease> = {}): string {
  const content = {
    kind: "versions",
    summary: "What changed.",
    first: { version: "1.0.0", month: "March 2024", count: "9" },
    releases: [{ ...RELEASE, ...release }],
  } as const;
  return renderToStaticMarkup(createElement(VersionsBody, { content }));
}

test("a version begins with what to do; all of its names and signatures are folded below", () => {
  expect(html()).toMatch(
    /<h2 id="v1-2-3".*<p>February 2025<\/p>.*<strong>Before you upgrade: <\/strong>Name the player\. Pass a list\..*<details><summary>All names and signatures: 3 added, 1 removed, 1 changed<\/summary>.*flip.*Pile.*draw\(count\).*<\/details>/s,
  );
});

test("a version with the declarations of the one before has nothing to unfold", () => {
  const markup = html({ added: [], removed: [], changed: [] });
  expect(markup).toContain("The declarations are those of the version before.");
  expect(markup).not.toContain("<details>");
});
