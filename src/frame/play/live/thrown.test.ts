import { expect, test } from "vitest";
import { UI_FAULT } from "../faultText";
import { describeThrown } from "./thrown";

test("an error has its name, its message and the line of the code", () => {
  const error = new TypeError("x");
  error.stack =
    "TypeError: x\n at a (frame.html:1:2)\n at App (live.tsx:7:9)\n at b (live.tsx:3:1)";
  expect(describeThrown(error)).toEqual({ name: "TypeError", message: "x", line: 7 });
});

test("what the options of render() lack is said of the code, because a block has no files", () => {
  const error = Object.assign(new Error('ui.tsx has no announcement "a".'), { name: UI_FAULT });
  expect(describeThrown(error)).toEqual({
    name: "Error",
    message: 'this code has no announcement "a".',
  });
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
