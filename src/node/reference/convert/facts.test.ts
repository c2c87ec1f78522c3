import { describe, expect, test } from "vitest";
import type { KnownLimit } from "../../content/fields/frontmatter";
import { cardGame } from "./__fixtures__/cardGame";
import { convert } from "./__fixtures__/conversion";
import { model, overlay } from "./__fixtures__/syntheticToolkit";
import type { ConversionOptions } from "./convertToolkit";
import type { Overlay } from "./overlay";
import type { ApiClassContent, ApiModulesContent } from "../../../shared/contracts/apiPage";

const SENTENCE = "A sentence of our own that is long enough for a description.";
const LIMIT: KnownLimit = {
  id: "D7",
  title: "Cards stick",
  happens: "Two `Card`s stick together.",
  instead: "Shake them.",
  symbols: ["Thing", "Thing#all"],
};

function convertWith(symbols: Overlay["symbols"], rest: Partial<ConversionOptions> = {}) {
  const result = convert({ overlay: overlay({ symbols }), ...rest });
  const contentOf = (route: string) => result.pages.find((page) => page.route === route)?.content;
  return {
    thing: contentOf("/api/classes/Thing") as ApiClassContent,
    modules: contentOf("/api/modules") as ApiModulesContent,
  };
}

const all = ({ groups }: ApiClassContent) =>
  groups.flatMap(({ members }) => members).find(({ name }) => name === "all");
const symbol = ({ groups }: ApiModulesContent, name: string) =>
  groups.flatMap(({ members }) => members).find((member) => member.name === name);

describe("a member", () => {
  test("carries our sentence, its errors and its age", () => {
    const entry = {
      summary: "Finds `Card` things.",
      throws: [{ when: "When it is dark.", message: "No light" }],
      since: "0.2.3",
      returns: "Whatever it found.",
    };
    const found = all(convertWith({ Thing: { members: { all: entry } } }).thing);
    expect(found).toMatchObject({
      note: 'Finds <a href="/api/classes/Card"><code>Card</code></a> things.',
      throws: [{ when: "When it is dark.", message: "No light" }],
      since: "0.2.3",
    });
    // Only the first of two overloads says it.
    expect(found?.signatures.map(({ returns }) => returns?.comment)).toEqual([
      "Whatever it found.",
      undefined,
    ]);
  });

  test("has its limits explained once on a page, and linked to from then on", () => {
    const { thing } = convertWith({}, { limits: { file: "limits.yml", entries: [LIMIT] } });
    expect(thing.version).toBe("1.2.3");
    expect(thing.limits).toEqual([
      {
        id: "D7",
        title: "Cards stick",
        happens: 'Two <a href="/api/classes/Card"><code>Card</code></a>s stick together.',
        instead: "Shake them.",
      },
    ]);
    expect(all(thing)?.limits).toEqual([{ id: "D7", title: "Cards stick", url: "#limit-d7" }]);
  });

  test("leads to its source where that is known; a constructor's place is that of the class", () => {
    const sources = [{ fileName: "src/thing.ts", line: 12 }];
    const placed = cardGame.children?.map((child) => ({
      ...child,
      sources,
      children: child.children?.map((member) => ({ ...member, sources })),
    }));
    const root = { ...cardGame, children: placed } as typeof cardGame;
    const sourceBase = "https://example.org/x/";
    const { pages } = convert({ classNames: ["Thing"], sourceBase }, model(root, ["Thing"]));
    const thing = pages.at(-1)?.content as ApiClassContent;
    expect(thing.source).toBe("https://example.org/x/src/thing.ts#L12");
    const members = thing.groups.flatMap((group) => group.members);
    expect(all(thing)?.source).toBe("https://example.org/x/src/thing.ts#L12");
    expect(members.find(({ kind }) => kind === "constructor")?.source).toBeUndefined();
  });
});

describe("how a symbol gets into a game", () => {
  const importOf = (name: string, entry: Overlay["symbols"][string]) =>
    symbol(convertWith({ [name]: entry }).modules, name)?.import;

  test("is a statement for an export, with the word `type` where it is one", () => {
    expect(importOf("deal", {})).toEqual({
      statement: 'import { deal } from "synthetic-toolkit";',
    });
    const exports = [{ name: "Card", typeOnly: true }];
    const entries = [{ specifier: "synthetic-toolkit", exports }];
    const { pages } = convert({ classNames: ["Card"] }, { ...model(cardGame), entries });
    expect((pages.at(-1)?.content as ApiClassContent).import).toEqual({
      statement: 'import type { Card } from "synthetic-toolkit";',
      note: "A type only: it cannot be called or extended.",
    });
  });

  test("is what the overlay says of everything else", () => {
    expect(importOf("Wire", { access: "flow command" })).toEqual({
      statement: "const { Wire } = game.flowCommands;",
    });
    expect(importOf("Wire", { access: "global" })?.note).toContain("no import is needed");
    expect(importOf("Wire", { type: 'Thing["plumbing"]', instead: SENTENCE })?.note).toBe(
      `Cannot be imported. To name the type, write <code>Thing["plumbing"]</code>. ${SENTENCE}`,
    );
    expect(importOf("Wire", { instead: SENTENCE })?.note).toBe(`Cannot be imported. ${SENTENCE}`);
    expect(importOf("Wire", { category: "Engine" })?.note).toBe(
      "Cannot be imported. Only the engine makes and reads it.",
    );
    expect(importOf("Wire", {})).toBeUndefined();
  });
});
