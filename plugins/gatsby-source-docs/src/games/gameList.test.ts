import path from "node:path";
import { describe, expect, test } from "vitest";
import { traceText } from "../../../../src/lib/content/tracedText";
import { gameFeatures } from "./gameFeatures";
import { fillGameList } from "./gameList";

const CONTENT = path.resolve("content");

describe("the list of games", () => {
  const list = fillGameList(traceText("Before.\n\n::games\n\nAfter."), CONTENT).text;
  const rows = list.split("\n").filter((line) => line.startsWith("| ["));

  test("stands where the page asks for it, one row a game in the order of their numbers", () => {
    expect(list).toMatch(/^Before\.\n\n<GameGallery pictures="garden-row-\d+ pairs-\d+ /);
    expect(list).toMatch(/<\/GameGallery>\n\nAfter\.$/);
    expect(rows).toHaveLength(13);
    expect(rows[0]).toContain("[Garden Row](/examples/garden-row): ");
    expect(rows[12]).toContain("[Showroom](/examples/showroom): ");
  });

  test("says who plays, what with, and how long the code is", () => {
    expect(rows[0]).toMatch(/ \| 2 \| .+ \| .*\[`createMany`\]\(\/api\/.+ \| \d+ \+ \d+ \|$/);
  });
});

describe("the features of a game", () => {
  test("are the first points of its page that are names of the toolkit", () => {
    const page = [
      "## What to look at",
      "",
      "- [`createMany`](/api/a) puts pieces there.",
      "- [`zorblax`](/api/b) is the game's own.",
      "- [A drawer](/ui/c) is no code.",
      "- [`Do.repeat`](/api/d) and [`loop`](/api/e).",
      "- [`padding-bottom`](/ui/f) is CSS.",
    ].join("\n");
    expect(gameFeatures(page)).toEqual(["[`createMany`](/api/a)", "[`Do.repeat`](/api/d)"]);
  });
});
