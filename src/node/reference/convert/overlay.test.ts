import { describe, expect, test } from "vitest";
import { formatProblems } from "../../../shared/problem";
import { overlay } from "./__fixtures__/syntheticToolkit";
import { parseOverlay } from "./overlay";

const FILE = "content/api/overlay.yml";
const { pages, categories } = overlay();
const HEAD = `pages: ${JSON.stringify(pages)}\ncategories: ${JSON.stringify(categories)}\n`;
const SENTENCE = "A sentence of our own that is long enough for a description.";

function messagesOf(symbols: string): string {
  const { problems } = parseOverlay(`${HEAD}symbols:\n${symbols}\nlinks: {}`, FILE);
  return problems.length === 0 ? "" : formatProblems(problems);
}

describe("parseOverlay", () => {
  test("reads every kind of fact", () => {
    const symbols = `  Board:
    summary: "${SENTENCE}"
    since: 0.2.12
    access: global
    members:
      roll:
        returns: "${SENTENCE}"
        throws: [{ when: "When the die is lost.", message: "Lost" }]
        parameters: { options.times: { default: "\`1\`", required: true, since: "0.2" } }
      wires: { hide: "Only the engine uses it." }`;
    expect(messagesOf(symbols)).toBe("");
  });

  test("names an unknown field with its line", () => {
    expect(messagesOf("  Board:\n    sumary: x")).toContain(
      'content/api/overlay.yml:5: unknown field "sumary".',
    );
  });

  test("wants a reason where a member is hidden, and a version that can have been released", () => {
    expect(messagesOf("  Board: { members: { roll: { hide: true } } }")).toContain(
      'field "symbols.Board.members.roll.hide" is true',
    );
    expect(messagesOf("  Board: { since: soon }")).toContain("a released version such as 0.2.12");
  });

  test.each(["", "symbols: [", "- a\n- b", "pages: 1"])("refuses %j", (text) => {
    const { overlay: parsed, problems } = parseOverlay(text, FILE);
    expect(parsed).toBeUndefined();
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]?.file).toBe(FILE);
  });
});
