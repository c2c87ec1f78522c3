import { describe, expect, test } from "vitest";
import { describeChain } from "./describeChain";

describe("what was thrown", () => {
  test("comes first, its causes follow", () => {
    const inner = new TypeError("no such page");
    const outer = new Error("cannot show", { cause: new Error("not loaded", { cause: inner }) });
    expect(describeChain(outer)).toEqual([
      "Error: cannot show",
      "Error: not loaded",
      "TypeError: no such page",
    ]);
  });

  test.each([
    ["null", null, ["null"]],
    ["nothing", undefined, ["undefined"]],
    ["a text", "late", ["late"]],
    ["an object without a prototype", Object.create(null), ["an object without a text"]],
    ["a cause of null", new Error("x", { cause: null }), ["Error: x"]],
    ["a cause that is a text", new Error("x", { cause: "y" }), ["Error: x", "y"]],
  ])("may be %s", (_, thrown, messages) => expect(describeChain(thrown)).toEqual(messages));

  test("may throw by itself", () => {
    const fail = (): never => {
      throw new Error("no");
    };
    const thrown = Object.defineProperties(new Error("x"), {
      message: { get: fail },
      cause: { get: fail },
    });
    expect(describeChain(thrown)).toEqual(["an object without a text"]);
  });

  test("may be its own cause", () => {
    const ring = new Error("round");
    ring.cause = ring;
    expect(describeChain(ring)).toEqual(Array.from({ length: 5 }, () => "Error: round"));
  });
});
