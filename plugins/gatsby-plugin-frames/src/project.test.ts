import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { installedVersion } from "../../../src/build/versions/installedVersion";
import { readRules, zipOfGame } from "./gameProject";

describe("the project that a reader downloads", () => {
  test("holds the edited rules, and a UI that finds them", () => {
    const files = unzipSync(zipOfGame("ridge", (rules) => `${rules}// edited\n`));
    expect(strFromU8(files["ridge/src/game/index.ts"]!)).toBe(`${readRules("ridge")}// edited\n`);
    expect(strFromU8(files["ridge/src/ui/index.tsx"]!)).toContain('from "../game"');
  });

  test("is the same to the byte for the same game", () =>
    expect(zipOfGame("pairs")).toEqual(zipOfGame("pairs")));

  test("asks for the version of the toolkit that the site documents", () => {
    const text = strFromU8(unzipSync(zipOfGame("pairs"))["pairs/package.json"]!);
    const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
    expect(dependencies["@boardzilla/core"]).toBe(installedVersion("@boardzilla/core"));
  });

  test("has a host page with the seats, settings and seed of the game", () => {
    const host = strFromU8(unzipSync(zipOfGame("shelf-sort"))["shelf-sort/dev/host.html"]!);
    expect(host).toContain('"maxPlayers": 1');
    expect(host).toContain('const players = ["#d50000"].map');
    expect(host).not.toContain('randomSeed: "dig"');
  });
});
