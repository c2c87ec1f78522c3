import { expect, test } from "vitest";
import {
  declaration,
  method,
  model,
  overlay,
  project,
  reference,
  signature,
  string,
} from "./__fixtures__/syntheticToolkit";
import { convert } from "./__fixtures__/conversion";
import type { ConversionResult } from "./convertToolkit";
import { Kind, type Declaration, type Type } from "./typedocProject";

const SUMMARY = "A sentence of our own that is long enough for a description.";
const WORDS = { summary: SUMMARY, category: "Flow" };

/** The reference of a package with one class, whose members our own words fully cover. */
function convertThing(
  members: readonly Declaration[],
  others: readonly Declaration[] = [],
): ConversionResult {
  const thing = declaration("Thing", Kind.Class, { children: members });
  const words = members.map(({ name }) => [name, { ...WORDS, category: "Queries" }] as const);
  const symbols = {
    Thing: { ...WORDS, members: Object.fromEntries(words) },
    ...Object.fromEntries(others.map(({ name }) => [name, { ...WORDS, instead: "Write it out." }])),
  };
  const toolkit = model(project(thing, ...others), ["Thing"]);
  return convert({ overlay: overlay({ symbols }), classNames: ["Thing"] }, toolkit);
}

const returning = (name: string, result: Type): Declaration =>
  method(name, [signature(name, { type: result })]);

function pageText(result: ConversionResult): string {
  expect(result.problems).toEqual([]);
  return JSON.stringify(result.pages.find(({ route }) => route === "/api/classes/Thing"));
}

test("a reference to nothing is text, and a type that names itself ends", () => {
  const loop = declaration("Loop", Kind.TypeAlias, { id: 77, type: reference("Loop", 77) });
  const members = [
    returning("gone", reference("Gone", 424_242)),
    returning("round", reference("Loop", 77)),
  ];
  const page = pageText(convertThing(members, [loop]));
  expect(page).toContain("Gone");
  expect(page).toContain('"/api/modules#loop"');
  expect(page).not.toContain('#gone"');
});

test("members with names of Object's prototype, and two of one name, have places of their own", () => {
  const names = ["constructor", "__proto__", "toString", "hasOwnProperty", "same", "same"];
  const { pages } = convertThing(names.map((name) => returning(name, string)));
  const slugs = pages
    .find(({ route }) => route === "/api/classes/Thing")!
    .headings.filter(({ depth }) => depth === 3)
    .map(({ slug }) => slug);
  expect(slugs).toHaveLength(names.length);
  expect(new Set(slugs).size).toBe(names.length);
});

test("ten thousand members become a page", () => {
  const members = Array.from({ length: 10_000 }, (_, at) => returning(`m${String(at)}`, string));
  expect(pageText(convertThing(members))).toContain('"m9999"');
  // Takes seconds when it runs alone; longer on a busy machine.
}, 60_000);
