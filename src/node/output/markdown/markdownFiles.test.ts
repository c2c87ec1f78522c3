import { describe, expect, test } from "vitest";
import type { NavItem } from "../../../shared/contracts/navigation";
import { renderMarkdownFiles, type MarkdownPage, type MarkdownSite } from "./markdownFiles";

const SITE: MarkdownSite = {
  title: "Docs",
  description: "About games.",
  siteUrl: "https://example.org/docs",
  toolkit: "@boardzilla/core 0.2.14",
};

const page = (route: string, title: string, description: string): MarkdownPage => ({
  route,
  title,
  description,
  text: `${description}\n\nText of ${route}.\n`,
});
const HOME = page("/", "Home", "The first page: what & why.");
const FLOW = page("/game/flow", "Flow of a_game", "Whose turn it is.");
const CATEGORY = { ...page("/category/game", "Building", "The rules."), isList: true };
const BESIDE = page("/accessibility", "Accessibility", "For whom it works.");

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
        "# Flow of a\\_game\n\nWhose turn it is.\n\nText of /game/flow.\n",
    );
  });

  test("quotes in its front matter what YAML would misread, on one line", () =>
    expect(files.get("index.md")).toContain('\ndescription: "The first page: what & why."\n'));
});

test("llms.txt has title, summary and the pages by section in the order of the sidebar, the others last", () => {
  expect(files.get("llms.txt")).toBe(`# Docs

> About games.

The pages describe @boardzilla/core 0.2.14. Each is Markdown at its address with .md behind it; all of them are in [llms-full.txt](https://example.org/docs/llms-full.txt). Numbers in braces above a sample are the lines that the page marks.

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
  expect(full).toContain("Each begins with its title and a line with its address.");
  expect(full).toContain(
    "\n---\n\n# Home\n\nURL: https://example.org/docs/\n\nThe first page: what & why.\n\nText of /.",
  );
  expect([...full.matchAll(/^URL: (.*)$/gm)].map(([, url]) => url)).toEqual([
    "https://example.org/docs/",
    "https://example.org/docs/game/flow",
    "https://example.org/docs/accessibility",
  ]);
  expect(full).not.toContain("\ntoolkit:");
});
