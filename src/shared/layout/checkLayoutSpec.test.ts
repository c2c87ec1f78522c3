import { expect, test } from "vitest";
import { checkAttribute, checkLayoutSpec } from "./checkLayoutSpec";
import type { AttributeName } from "./layoutSpec";

const slot = { left: 0, top: 0, width: 5, height: 5 };

test.each<[AttributeName, unknown, string]>([
  ["gap", { x: 0, y: -80 }, '"gap.y" is -80: the sandbox draws numbers from -50 to 50.'],
  ["gap", { x: 0, y: "a" }, '"gap.y" is "a": "gap" must be a number, or { x, y }.'],
  ["gap", { x: 0 }, '"gap.y" is missing: "gap" must be a number, or { x, y }.'],
  ["gap", { x: 0, y: 0, z: 1 }, 'unknown key "z" in "gap", which must be a number, or { x, y }.'],
  [
    "offsetRow",
    { x: 400, y: -301 },
    '"offsetRow.x" is 400: the sandbox draws numbers from -300 to 300. "offsetRow.y" is -301: the sandbox draws numbers from -300 to 300.',
  ],
  [
    "margin",
    { top: 1 },
    '"margin.bottom" is missing: "margin" must be a number, or { top, bottom, left, right }. "margin.left" is missing: "margin" must be a number, or { top, bottom, left, right }. "margin.right" is missing: "margin" must be a number, or { top, bottom, left, right }.',
  ],
  [
    "area",
    { ...slot, width: 0 },
    '"area.width" is 0: the sandbox draws numbers above 0 and up to 200.',
  ],
  ["slots", [], '"slots" is []: the sandbox draws lists of 1 to 40.'],
  ["rows", { min: 50 }, '"rows.min" is 50: the sandbox draws numbers from 1 to 40.'],
  [
    "rows",
    {},
    '"rows" is {}: it must be a whole number, or { min, max } with at least one of them.',
  ],
  [
    "columns",
    2.5,
    '"columns" is 2.5: it must be a whole number, or { min, max } with at least one of them.',
  ],
  ["aspectRatio", 12, '"aspectRatio" is 12: the sandbox draws numbers from 0.1 to 10.'],
  ["scaling", "big", '"scaling" is "big": it must be one of "fit", "fill".'],
  [
    "showBoundingBox",
    "x".repeat(41),
    `"showBoundingBox" is "${"x".repeat(41)}": the sandbox draws labels of up to 40 characters.`,
  ],
])("%s: %j is refused by its part, and limits are the sandbox's", (name, value, message) => {
  expect(checkAttribute(name, value)).toBe(message);
  // In a layout, the message begins with the place in it, and says the same.
  const told = message.replaceAll(`"${name}`, `"attributes.${name}`);
  expect(() => checkLayoutSpec({ pieces: 3, attributes: { [name]: value } })).toThrow(told);
});

test.each([
  [{ board: 9 }, '"board" is 9: the sandbox draws numbers from 0.2 to 5.'],
  [{ taken: [1, 40] }, '"taken.1" is 40: the sandbox draws numbers from 0 to 39.'],
  [
    { space: { kind: "SquareGrid", rows: 8, columns: 3 } },
    '"space.rows" is 8: the sandbox draws numbers from 1 to 6.',
  ],
])("%j: so do the other keys of a layout", (keys, message) =>
  expect(() => checkLayoutSpec({ pieces: 3, ...keys })).toThrow(message),
);
