import { describe, expect, test } from "vitest";
import type { NavItem } from "../../shared/contracts/navigation";
import { categoryNodes } from "./categoryNodes";
import { renderMarkdownFiles } from "./markdownFiles";
import type { MarkdownPage, MarkdownSite } from "./markdownPage";
import { link, paragraph, text } from "./nodes";

const SITE: MarkdownSite = {
  title: "Docs",
  description: "About games.",
  siteUrl: "https://example.org/docs",
  toolkit: "@boardzilla/core 0.2.14",
};

const HOME: MarkdownPage = {
  route: "/",
  title: "Home",
  description: "The first page: what & why.",
  body: [
    paragraph(
      link("/game/flow#loops", text("a")),
      link("#top", text("b")),
      link("https://other.example/", text("c")),
      link("mailto:a@b.example", text("d")),
      { type: "image", url: "/images/a.png", alt: "e" },
    ),
  ],
};
const FLOW: MarkdownPage = {
  route: "/game/flow",
  title: "Flow of a_game",
  description: "Whose turn it is.",
  body: [paragraph(link("#loops", text("loops")))],
};
const CATEGORY: MarkdownPage = {
  route: "/category/game",
  title: "Building",
  description: "The rules.",
  body: categoryNodes({
    steps: [{ title: "Order", text: "Who acts, and when.", page: "/game/flow", example: "/" }],
    listed: [FLOW],
    pages: [FLOW, HOME],
  }),
  isList: true,
};

const NAV: readonly NavItem[] = [
  { label: "Start", route: "/", items: [] },
  {
    label: "Building",
    route: "/category/game",
    items: [
      { label: "Flow", route: "/game/flow", items: [] },
      { label: "Not published", route: "/game/none", items: [] },
    ],
  },
];

const BESIDE: MarkdownPage = {
  route: "/accessibility",
  title: "Accessibility",
  description: "For whom it works.",
  body: [paragraph(text("Everybody."))],
};

const files = renderMarkdownFiles(NAV, [FLOW, HOME, CATEGORY, BESIDE], SITE);

test("every page has its Markdown beside it, and the site its two indexes", () => {
  expect([...files.keys()].sort()).toEqual([
    "accessibility.md",
    "category/game.md",
    "game/flow.md",
    "index.md",
    "llms-full.txt",
    "llms.txt",
  ]);
});

describe("the Markdown of a page", () => {
  test("opens with what a program should know, then title and description", () => {
    expect(files.get("game/flow.md")).toBe(
      '---\ntitle: Flow of a_game\ndescription: Whose turn it is.\nurl: https://example.org/docs/game/flow\ntoolkit: "@boardzilla/core 0.2.14"\n---\n\n' +
        "# Flow of a\\_game\n\nWhose turn it is.\n\n[loops](https://example.org/docs/game/flow#loops)\n",
    );
  });

  test("leads from anywhere to where the page leads, also below a path", () => {
    const page = files.get("index.md");
    expect(page).toContain("url: https://example.org/docs/\n");
    expect(page).toContain(
      "[a](https://example.org/docs/game/flow#loops)[b](https://example.org/docs/#top)" +
        "[c](https://other.example/)[d](mailto:a@b.example)" +
        "![e](https://example.org/docs/images/a.png)",
    );
  });

  test("quotes in its front matter what YAML would misread, on one line", () => {
    expect(files.get("index.md")).toContain('\ndescription: "The first page: what & why."\n');
  });

  test("of a section's index tells the order in which to work, and lists its pages", () => {
    expect(files.get("category/game.md")).toContain(
      "The rules.\n\n1. **Order**: Who acts, and when. Read [Flow of a\\_game](https://example.org/docs/game/flow), " +
        "see it in [Home](https://example.org/docs/).\n\n- [Flow of a\\_game](https://example.org/docs/game/flow): Whose turn it is.\n",
    );
  });
});

test("llms.txt has title, summary and the pages by section in the order of the sidebar, the others last", () => {
  expect(files.get("llms.txt")).toBe(`# Docs

> About games.

The pages describe @boardzilla/core 0.2.14. Each is Markdown at its address with .md behind it; all of them are in [llms-full.txt](https://example.org/docs/llms-full.txt).

## Start

- [Home](https://example.org/docs/index.md): The first page: what & why.

## Building

- [Building](https://example.org/docs/category/game.md): The rules.
- [Flow of a\\_game](https://example.org/docs/game/flow.md): Whose turn it is.

## Optional

- [Accessibility](https://example.org/docs/accessibility.md): For whom it works.
`);
});

test("llms-full.txt has the pages in reading order with their addresses, and no lists of pages", () => {
  const full = files.get("llms-full.txt") ?? "";
  expect(full).toContain(
    "\n---\n\n# Home\n\nURL: https://example.org/docs/\n\nThe first page: what & why.\n\n[a]",
  );
  expect([...full.matchAll(/^URL: (.*)$/gm)].map(([, url]) => url)).toEqual([
    "https://example.org/docs/",
    "https://example.org/docs/game/flow",
    "https://example.org/docs/accessibility",
  ]);
  expect(full).not.toContain("\ntoolkit:");
});
