import { beforeEach, expect, test, vi } from "vitest";
import { loadNavbarLinks, type NavbarContext } from "./navbar";

const navbar = vi.hoisted(() => ({ items: [] as object[] }));
vi.mock("../site", () => ({ site: { navbar } }));

const PAGE = { route: "/game/flow", sidebarLabel: "Flow", section: "game", position: 1 };
const NODES: Record<string, readonly object[]> = {
  DocPage: [{ ...PAGE, file: "content/game/flow.mdx" }],
  SiteDocument: [PAGE],
  Section: [{ name: "game", label: "Game", position: 1, inSidebar: true }],
};
const context = {
  nodeModel: { findAll: ({ type }: { type: string }) => Promise.resolve({ entries: NODES[type] }) },
} as unknown as NavbarContext;

beforeEach(() => {
  navbar.items = [];
});

test("a navbar without items, as the specification has it, has no links", async () => {
  expect(await loadNavbarLinks(context)).toEqual([]);
});

test("pages and the sidebar are found by their ids", async () => {
  navbar.items = [
    { type: "doc", docId: "game/flow" },
    { type: "docSidebar", sidebarId: "tutorialSidebar", label: "Docs" },
  ];
  expect(await loadNavbarLinks(context)).toEqual([
    { label: "Flow", href: "/game/flow" },
    { label: "Docs", href: "/game/flow" },
  ]);
});

test("M02 M03 M04 what does not exist is told, all of it at once", async () => {
  navbar.items = [
    { type: "dropdown", label: "More" },
    { type: "doc", docId: "game/flwo" },
    { type: "docSidebar", sidebarId: "sidebar", label: "Docs" },
  ];
  await expect(loadNavbarLinks(context)).rejects.toThrow(
    /unknown item type "dropdown"[^]*unknown doc id "game\/flwo"[^]*unknown sidebar id "sidebar"/,
  );
});
