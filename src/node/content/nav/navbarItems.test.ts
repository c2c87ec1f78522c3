import { describe, expect, test } from "vitest";
import { formatProblem } from "../../../shared/problem";
import { resolveNavbarItems } from "./navbarItems";
import type { NavbarItem } from "../../../shared/contracts/siteConfig";

const targets = {
  docs: new Map([
    ["introduction/intro", { route: "/", label: "Introduction" }],
    ["game/flow", { route: "/game/flow", label: "Flow" }],
  ]),
  sidebars: new Map([
    [
      "tutorialSidebar",
      [{ label: "Guide", route: null, items: [{ label: "Flow", route: "/game/flow", items: [] }] }],
    ],
  ]),
};
const resolve = (...items: readonly unknown[]) =>
  resolveNavbarItems(items as readonly NavbarItem[], targets);

describe("the navbar's items", () => {
  test("become links: an address, a page by its id, the first page of a sidebar", () => {
    expect(
      resolve(
        { type: "link", label: "Games", href: "https://example.org/" },
        { type: "doc", docId: "game/flow" },
        { type: "doc", docId: "introduction/intro", label: "Start" },
        { type: "docSidebar", sidebarId: "tutorialSidebar", label: "Docs" },
      ),
    ).toEqual({
      links: [
        { label: "Games", href: "https://example.org/" },
        { label: "Flow", href: "/game/flow" },
        { label: "Start", href: "/" },
        { label: "Docs", href: "/game/flow" },
      ],
      problems: [],
    });
  });

  test.each([
    [
      "of an unknown type",
      { type: "dropdwon", label: "More" },
      'unknown item type "dropdwon".\n  Valid: doc, docSidebar, link.\n  Fix: name one that exists.',
    ],
    [
      "without a type",
      { label: "More" },
      'unknown item type "undefined".\n  Valid: doc, docSidebar, link.\n  Fix: name one that exists.',
    ],
    [
      "without what its type needs",
      { type: "link", label: "More" },
      '{"type":"link","label":"More"} has no text as its "href".\n  Fix: write `href: "…"` into it.',
    ],
    [
      "with an unknown doc id",
      { type: "doc", docId: "game/flwo" },
      'unknown doc id "game/flwo".\n  Valid: game/flow, introduction/intro.\n  Fix: write "game/flow".',
    ],
    [
      "with an unknown sidebar id",
      { type: "docSidebar", sidebarId: "tutorial", label: "Docs" },
      'unknown sidebar id "tutorial".\n  Valid: tutorialSidebar.\n  Fix: name one that exists.',
    ],
    ["with a name of Object's prototype", { type: "doc", docId: "constructor" }, "unknown doc"],
  ])("%s are problems", (_name, item, message) => {
    const { links, problems } = resolve(item);
    expect(links).toEqual([]);
    expect(problems.map(formatProblem).join()).toContain(`src/site.ts: navbar.items: ${message}`);
  });
});
