import { expect, test } from "vitest";
import type { Release } from "../../content/versions/versionTable";
import { cutToVersion } from "./cutToVersion";
import type { Overlay } from "./overlay";

const release = (version: string, changes: Partial<Release> = {}): Release => ({
  version,
  published: "2024-03-25",
  added: [],
  removed: [],
  changed: {},
  moved: {},
  ...changes,
});

const releases = [
  release("0.2.12", { added: ["Game", "Game#play", "Piece"] }),
  release("0.2.13"),
  release("0.2.14", {
    added: ["Game#next", "Robot"],
    changed: { "Game#play": ["play()", "play(to)"] },
    moved: { "Piece#show": "Game#show" },
  }),
];
const summary = "A sentence that is long enough.";
const page = { title: "Title", sidebarLabel: "Label", description: summary.repeat(2) };
const notes = { upgrade: [summary], behavior: [], added: [] };
const overlay: Overlay = {
  pages: { index: page, modules: page },
  categories: { symbols: [], members: [] },
  symbols: {
    Game: { summary, members: { play: { summary }, next: { summary }, tyop: { summary } } },
    Piece: { members: { show: { summary } } },
    Robot: { summary },
  },
  links: { robot: "Robot", play: "Game#play", guide: "/game/flow" },
  changes: { "0.2.13": { Game: summary }, "0.2.14": { "Game#play": summary } },
  releases: { "0.2.13": notes, "0.2.14": notes },
};

test("the words of an older version leave out what later ones added and changed", () => {
  expect(cutToVersion({ overlay, releases }, "0.2.13")).toEqual({
    releases: releases.slice(0, 2),
    overlay: {
      ...overlay,
      symbols: {
        // A name that no version has is left to the overlay check.
        Game: { summary, members: { play: { summary }, tyop: { summary } } },
        Piece: { members: {} },
      },
      links: { play: "Game#play", guide: "/game/flow" },
      changes: { "0.2.13": { Game: summary } },
      releases: { "0.2.13": notes },
    },
  });
});

test("those of the newest version are left as they are", () =>
  expect(cutToVersion({ overlay, releases }, "0.2.14")).toEqual({ overlay, releases }));
