import { expect, test } from "vitest";
import { layoutCode } from "./layoutCode";
import { DEFAULT_LAYOUT_SPEC, type LayoutAttributes } from "./layoutSpec";

const code = (attributes: LayoutAttributes): string =>
  layoutCode({ pieces: 3, board: 1, attributes });

test("names the pieces' ratio and the attributes", () => {
  expect(layoutCode(DEFAULT_LAYOUT_SPEC)).toBe(
    "hand.all(Card).appearance({ aspectRatio: 0.7 });\nhand.layout(Card, { rows: 2, gap: 3 });",
  );
});

test("leaves out the toolkit's defaults", () => {
  expect(code({ alignment: "center", direction: "square", scaling: "fit" })).toBe(
    "hand.layout(Card, {});",
  );
});

test("breaks long calls and long lists into lines", () => {
  const box = { left: 0, top: 0, width: 20, height: 44 };
  expect(code({ slots: [box, box], rows: { min: 1, max: 2 } })).toMatchInlineSnapshot(`
    "hand.layout(Card, {
      rows: { min: 1, max: 2 },
      slots: [
        { left: 0, top: 0, width: 20, height: 44 },
        { left: 0, top: 0, width: 20, height: 44 },
      ],
    });"
  `);
});

test("is TypeScript that gives the attributes back", () => {
  const attributes: LayoutAttributes = { gap: { x: 1, y: 2 }, alignment: "top left", limit: 4 };
  const [, literal = ""] = /^hand\.layout\(Card, (.*)\);$/s.exec(code(attributes)) ?? [];
  const json = literal.replace(/(\w+):/g, '"$1":').replace(/,(?=\s*[}\]])/g, "");
  expect(JSON.parse(json)).toEqual(attributes);
});
