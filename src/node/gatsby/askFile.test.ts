import { describe, expect, test } from "vitest";
import { formatProblem } from "../../shared/problem";
import { checkAsks, readAskFile } from "./askFile";

const FILE = "content/asks.yml";
const read = (text: string) => readAskFile(FILE, text);

describe("the file of asks", () => {
  test("maps an address to what readers ask there", () => {
    const { byUrl } = read("/game/board#hide:\n  - face down\n  - fog of war\n");
    expect([...byUrl]).toEqual([["/game/board#hide", ["face down", "fog of war"]]]);
  });

  test.each([
    ["is no YAML", "/faq: [", /no valid YAML/],
    [
      "has a text in the place of a list",
      "/faq:\n  one",
      /asks\.yml:1: .*"\/faq": expected a list/,
    ],
    ["has no ask", "/faq: []", /expected at least 1 entry/],
    ["has too many asks", `/faq:${"\n  - one".repeat(51)}`, /expected at most 50 entries/],
    ["has capitals", "/faq:\n  - fine\n  - Not so", /asks\.yml:3: .*a phrase of a to z/],
    [
      "has an ask twice",
      "/a:\n  - draw two\n/b:\n  - draw two",
      /asks\.yml:4: .*"draw two" is an ask of \/a too\.[^]*Fix: keep it/,
    ],
  ])("that %s is refused with its line and the fix", (_, text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});

describe("asks on a site", () => {
  const names = new Map([["/game/board#hide-and-show", "Hide and show"]]);
  const check = (text: string) => checkAsks(read(text), names).map(formatProblem).join("\n");

  test("that have words of their own are right", () =>
    expect(check("/game/board#hide-and-show:\n  - fog of war\n  - hide my hand")).toBe(""));

  test("of an address that does not exist are named, with the nearest", () =>
    expect(check("/game/board#hide-and-shw:\n  - fog of war")).toMatch(
      /asks\.yml:1: .*the search has no \/game\/board#hide-and-shw\.[^]*write \/game\/board#hide-and-show/,
    ));

  test("that say what the name says are named", () =>
    expect(check("/game/board#hide-and-show:\n  - fog of war\n  - how to show and hide")).toMatch(
      /asks\.yml:3: .*"how to show and hide" has no word that "Hide and show" does not have/,
    ));
});
