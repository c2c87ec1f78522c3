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

test("creates a grid or a stack, and configures the layout it comes with", () => {
  const space = { kind: "HexGrid", rows: 5, columns: 4, shape: "hex" } as const;
  expect(layoutCode({ pieces: 1, board: 1, aspectRatio: 1, space, attributes: { gap: 1 } })).toBe(
    [
      "// with the game's other elements",
      'const board = game.create(HexGrid, "board", { rows: 5, columns: 4, shape: "hex" });',
      "// in the layout of render()",
      "board.all(Space).appearance({ aspectRatio: 1 });",
      "board.configureLayout({ gap: 1 });",
    ].join("\n"),
  );
  // A stack fills from left to right by default, and a square must be requested.
  const stack = (direction: "ltr" | "square") =>
    layoutCode({ pieces: 1, board: 1, space: { kind: "Stack" }, attributes: { direction } });
  expect(stack("ltr")).toContain("deck.configureLayout({});");
  expect(stack("square")).toContain('deck.configureLayout({ direction: "square" });');
});
