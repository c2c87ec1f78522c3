import { expect, test } from "vitest";
import type { GlossaryTerm } from "../fields/frontmatter";
import { renderBody } from "./testPage";

const term = (name: string, ...forms: string[]): GlossaryTerm => ({
  term: name,
  forms,
  means: `What ${name} means in the toolkit.`,
  see: "/game/flow",
});
const TERMS = [
  term("player step", "player step", "player steps"),
  term("seat", "seat", "seats"),
  term("step"),
];
const SEAT = '<a href="/reference/glossary#seat" class="term">';

const html = (body: string): string => renderBody(body, { terms: TERMS });

test("the first use of a term leads to its entry, in any of its forms", () => {
  expect(html("Seats are fixed. A seat is a place.")).toBe(
    `<p>${SEAT}Seats</a> are fixed. A seat is a place.</p>`,
  );
  expect(html("Each player\nstep waits.")).toBe(
    '<p>Each <a href="/reference/glossary#player-step" class="term">player\nstep</a> waits.</p>',
  );
});

test("a part of another word is not a use, and a term without forms is not linked", () => {
  expect(html("Be seated, two-seat or reseat; a step.")).not.toContain("<a");
});

test("the author's own link to an entry is one to a term, with or without forms, and counts as its first use", () => {
  expect(
    html("The [step](/reference/glossary#step) of a [seat](/reference/glossary#seat). A seat."),
  ).toBe(
    `<p>The <a href="/reference/glossary#step" class="term">step</a> of a ${SEAT}seat</a>. A seat.</p>`,
  );
  const unformed = [term("step")];
  expect(renderBody("[A step](/reference/glossary#step), a step.", { terms: unformed })).toBe(
    '<p><a href="/reference/glossary#step" class="term">A step</a>, a step.</p>',
  );
});

test.each(["`seat`", "[the seat](/game/flow)", "## A seat", ":::note[A seat]\n\nText.\n\n:::"])(
  "%s stays as it is",
  (body) => {
    expect(renderBody(`${body}\n\nA seat.`, { terms: TERMS, islands: {} })).toContain(
      `<p>A ${SEAT}seat</a>.</p>`,
    );
  },
);

test("lists and tables are text too", () => {
  expect(html("- a seat")).toContain(SEAT);
  expect(html("| a | b |\n|---|---|\n| c | a seat |")).toContain(SEAT);
});
