import { expect, test } from "vitest";
import { CARD_COLORS, drawCard } from "./drawCard";

const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle r="2"/></svg>\n';
const TEXTS = { title: "Actions", section: "Building a game", foot: "Boardzilla" };

/** How many characters of one color a card has. */
function countLetters(svg: string, color: string): number {
  const groups = svg.matchAll(new RegExp(`<g fill="${color}"[^>]*>(.*?)</g>`, "g"));
  return [...groups].reduce((sum, [, group = ""]) => sum + group.split("<path").length - 1, 0);
}

test("a card shows the section, the title, the foot and the mark", () => {
  const svg = drawCard(TEXTS, MARK);
  expect(countLetters(svg, CARD_COLORS.section)).toBe("Buildingagame".length);
  expect(countLetters(svg, CARD_COLORS.title)).toBe("Actions".length);
  expect(countLetters(svg, CARD_COLORS.foot)).toBe("Boardzilla".length);
  expect(svg).toMatch(/<svg x="\d+" y="\d+" width="\d+" height="\d+" [^>]*viewBox="0 0 32 32">/);
  expect(svg).toContain('width="1200" height="630"');
});

test("a card needs no font", () => expect(drawCard(TEXTS, MARK)).not.toMatch(/<text|font/));

test("a title of two lines has as many groups of letters", () => {
  const svg = drawCard({ ...TEXTS, title: "What changed in each version" }, MARK);
  expect(svg.split(`<g fill="${CARD_COLORS.title}"`)).toHaveLength(3);
});
