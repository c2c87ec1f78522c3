import { describe, expect, test } from "vitest";
import { formatProblem } from "../../../shared/problem";
import { parseVersionTable } from "../../content/versions/versionTable";
import { checkBeginnings, checkVersions } from "./checkVersions";
import { apiSymbol } from "./__fixtures__/conversion";
import { overlay as emptyOverlay } from "./__fixtures__/syntheticToolkit";
import type { Overlay } from "./overlay";

const RELEASES = parseVersionTable(
  JSON.stringify([
    { version: "0.1.0", published: "2024-03-25", added: ["Game", "Board"] },
    { version: "0.2.1", published: "2024-12-13", added: ["Game#pile"], removed: ["Board"] },
  ]),
);

const NOTES = { upgrade: ["There is nothing to do."], behavior: [], added: [] };

function problemsOf(overlay: Partial<Overlay>, names: readonly string[] = []): string[] {
  const shown = names.map((name) => apiSymbol(name));
  const releases = { "0.2.1": NOTES };
  return checkVersions({ overlay: { ...emptyOverlay(), releases, ...overlay }, shown }, RELEASES, {
    overlayFile: { file: "overlay.yml", fieldLine: () => 7 },
    tableFile: "versions.json",
  }).map(formatProblem);
}

describe("the age of a symbol", () => {
  const since = (version: string): string[] =>
    problemsOf({ symbols: { Game: { members: { pile: { since: version } } } } }, ["Game#pile"]);

  test("may be a version between two published ones", () => {
    expect(since("0.2.0")).toEqual([]);
    expect(since("0.2.1")).toEqual([]);
  });

  test("is wrong when a published version had the symbol before, or has it only later", () => {
    expect(since("0.1.0")).toEqual([
      'overlay.yml:7: "Game#pile" is said to be there since 0.1.0, but of the published versions 0.2.1 is the first that has it.\n' +
        "  Fix: write a version after 0.1.0 and up to 0.2.1, or delete the line.",
    ]);
    expect(since("0.2.2")).toHaveLength(1);
  });

  test("is known of every symbol of the reference", () => {
    expect(problemsOf({}, ["Game", "Deck"])).toEqual([
      'versions.json: a name is missing that the reference has, such as "Deck".\n  Fix: npm run make versions',
    ]);
  });
});

describe("what to write instead", () => {
  test("is about something that the version removed or changed", () => {
    expect(problemsOf({ changes: { "0.2.1": { Board: "Extend the game instead." } } })).toEqual([]);
    expect(problemsOf({ changes: { "0.2.1": { Bord: "Extend the game instead." } } })).toEqual([
      'overlay.yml:7: 0.2.1 has neither removed nor changed "Bord".\n  Valid: Board.\n' +
        "  Fix: write one of these, or delete the line.",
    ]);
  });

  test("is about a published version", () => {
    expect(problemsOf({ changes: { "0.2.0": { Board: "Extend the game instead." } } })).toEqual([
      'overlay.yml:7: "0.2.0" is no published version.\n  Valid: 0.1.0, 0.2.1.\n  Fix: write one of these.',
    ]);
  });
});

describe("what a version means for a game", () => {
  test("is said of each version but the first", () => {
    expect(problemsOf({ releases: {} })).toEqual([
      "overlay.yml:7: nothing says what 0.2.1 means for a game.\n" +
        "  Fix: add releases.0.2.1 with upgrade, behavior or added: a few sentences each.",
    ]);
  });

  test("is said of recorded versions only", () => {
    expect(problemsOf({ releases: { "0.2.1": NOTES, "0.2.2": NOTES } })).toEqual([
      'overlay.yml:7: "0.2.2" is no recorded version with one before it.\n  Valid: 0.2.1.\n  Fix: write one of these.',
    ]);
  });
});

describe("the version since which a limit is there", () => {
  const limit = { id: "D7", title: "Broken", happens: "It breaks.", instead: "Wait." };
  const problems = (since?: string, symbols: string[] = ["Game"]): string[] => {
    const entries = [{ ...limit, symbols, ...(since !== undefined && { since }) }];
    return checkBeginnings({ entries, file: "limits.yml", fieldLine: () => 3 }, RELEASES).map(
      formatProblem,
    );
  };

  test("is a recorded one, or the oldest tried", () => {
    expect(problems("0.2.1")).toEqual([]);
    expect(problems("0.1.0 or earlier")).toEqual([]);
    expect(problems("0.2.2")).toEqual([
      'limits.yml:3: limit D7 is there since "0.2.2", which is no recorded version.\n' +
        "  Valid: 0.1.0, 0.2.1.\n  Fix: run `npm run make versions`, which measures and writes it.",
    ]);
  });

  test("is missing only for what is not in the package", () => {
    expect(problems(undefined, [])).toEqual([]);
    expect(problems()).toEqual([
      "limits.yml:3: limit D7 does not say since when it is there.\n" +
        "  Valid: 0.1.0, 0.2.1.\n  Fix: run `npm run make versions`, which measures and writes it.",
    ]);
  });
});
