import { describe, expect, test } from "vitest";
import { enclose, group, indent, joinLayouts, line, printLayout, tail, tokensText } from "./layout";

describe("printLayout", () => {
  test("sets one item per line when the group does not fit", () => {
    expect(tokensText(printLayout(enclose("f(", ["first: A", "second: B"], ")"), 12))).toBe(
      "f(\n  first: A,\n  second: B\n)",
    );
  });

  test("breaks the outer group before the inner one", () => {
    const inner = enclose("g(", ["x", "y"], ")");
    expect(tokensText(printLayout(enclose("f(", [inner, "zzzzzz"], ")"), 12))).toBe(
      "f(\n  g(x, y),\n  zzzzzz\n)",
    );
  });

  test("breaks before a tail that does not fit beside the group", () => {
    const result = tail(": ", enclose("Result<", ["long", "names"], ">"));
    expect(tokensText(printLayout(group(enclose("f(", ["a"], ")"), result), 24))).toBe(
      "f(\n  a\n): Result<long, names>",
    );
  });

  test("indents what is broken inside", () => {
    const union = group(indent(joinLayouts(["one", "two"], [line(" "), "| "])));
    expect(tokensText(printLayout(["x = ", union], 6))).toBe("x = one\n  | two");
  });
});
