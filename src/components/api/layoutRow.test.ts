import { expect, test } from "vitest";
import { layoutAttributeOf } from "./layoutRow";

test("knows the rows that explain an attribute of a layout", () => {
  expect(layoutAttributeOf("LayoutAttributes", "maxOverlap")).toBe("maxOverlap");
  expect(layoutAttributeOf("layout", "attributes.gap")).toBe("gap");
  expect(layoutAttributeOf("LayoutAttributes", "__container__")).toBeUndefined();
  expect(layoutAttributeOf("layout", "applyTo")).toBeUndefined();
  expect(layoutAttributeOf("layoutAsDrawer", "attributes.area")).toBeUndefined();
  expect(layoutAttributeOf("createMany", "size")).toBeUndefined();
});
