import { expect, test } from "vitest";
import { describeThrown } from "./thrown";

test("an error has its name, its message and the line of the code", () => {
  const error = new TypeError("x");
  error.stack =
    "TypeError: x\n at a (frame.html:1:2)\n at App (live.tsx:7:9)\n at b (live.tsx:3:1)";
  expect(describeThrown(error)).toEqual({ name: "TypeError", message: "x", line: 7 });
});

test.each([
  [null, "null"],
  [undefined, "undefined"],
  ["word", "word"],
  [Object.create(null), "an object without a text"],
  [
    {
      toString() {
        throw new Error("no");
      },
    },
    "an object without a text",
  ],
])("anything else has a text, too", (value, message) =>
  expect(describeThrown(value)).toEqual({ name: "Thrown", message }),
);

test("an error whose fields throw is described as well", () => {
  const error = Object.defineProperty(new Error("x"), "stack", {
    get() {
      throw new Error("no");
    },
  });
  expect(describeThrown(error).name).toBe("Thrown");
});
