import { expect, test } from "vitest";
import type { SiteConfig } from "../../shared/contracts/siteConfig";
import { loadNavbarLinks, type NavbarContext } from "./navigation";

const PAGE = { route: "/game/flow", sidebarLabel: "Flow", section: "game", position: 1 };
const NODES: Record<string, readonly object[]> = {
  DocPage: [{ ...PAGE, file: "content/game/flow.mdx" }],
  SiteDocument: [PAGE],
  Section: [{ name: "game", label: "Game", position: 1, inSidebar: true, isIndexOnly: false }],
};
const context = {
  nodeModel: { findAll: ({ type }: { type: string }) => Promise.resolve({ entries: NODES[type] }) },
} as unknown as NavbarContext;

/** The links of a navbar with these items, some of which may be of an unknown type. */
const loadLinks = (...items: object[]) =>
  loadNavbarLinks(context, { hideOnScroll: false, items: items as SiteConfig["navbar"]["items"] });

test("a navbar without items, as the specification has it, has no links", async () => {
  expect(await loadLinks()).toEqual([]);
});

test("pages and the sidebar are found by their ids", async () => {
  const links = await loadLinks(
    { type: "doc", docId: "game/flow" },
    { type: "docSidebar", sidebarId: "tutorialSidebar", label: "Docs" },
  );
  expect(links).toEqual([
    { label: "Flow", href: "/game/flow" },
    { label: "Docs", href: "/game/flow" },
  ]);
});

test("what does not exist is an error, all of it at once", async () => {
  const links = loadLinks(
    { type: "dropdown", label: "More" },
    { type: "doc", docId: "game/flwo" },
    { type: "docSidebar", sidebarId: "sidebar", label: "Docs" },
  );
  await expect(links).rejects.toThrow(
    /unknown item type "dropdown"[^]*unknown doc id "game\/flwo"[^]*unknown sidebar id "sidebar"/,
  );
});
