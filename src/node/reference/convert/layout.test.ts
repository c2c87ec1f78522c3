import { describe, expect, test } from "vitest";
import {
  enclose,
  group,
  indent,
  joinLayouts,
  line,
  link,
  printLayout,
  tail,
  tokensText,
} from "./layout";

describe("printLayout", () => {
  test("keeps a group that fits on one line", () =>
    expect(printLayout(enclose("f(", ["a: A", "b: B"], ")"))).toEqual(["f(a: A, b: B)"]));

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

  test("keeps links apart from text and joins neighbouring text", () => {
    const layout = group("a: ", link("Game", "/api/classes/Game"), "<", "G", ">");
    expect(printLayout(layout)).toEqual(["a: ", { t: "Game", u: "/api/classes/Game" }, "<G>"]);
  });

  test("writes a name without a page as text", () =>
    expect(printLayout(link("Hidden", undefined))).toEqual(["Hidden"]));

  test("indents what is broken inside", () => {
    const union = group(indent(joinLayouts(["one", "two"], [line(" "), "| "])));
    expect(tokensText(printLayout(["x = ", union], 6))).toBe("x = one\n  | two");
  });

  test("writes nothing for empty brackets but the brackets", () =>
    expect(printLayout(enclose("(", [], ")"))).toEqual(["()"]));
});
