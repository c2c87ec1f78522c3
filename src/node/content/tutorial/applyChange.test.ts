import { expect, test } from "vitest";
import { applyChange } from "./applyChange";

const FILE = "class Card {\n  rank = 1;\n}\n\nclass Nest {\n  rank = 1;\n}\n";

test("lines are added and removed where the change's own lines are", () => {
  const change =
    " class Card {\n-  rank = 1;\n+  rank: number;\n }\n…\n class Nest {\n+  suit: string;\n";
  expect(applyChange(FILE, change.trimEnd())).toEqual({
    text: "class Card {\n  rank: number;\n}\n\nclass Nest {\n  suit: string;\n  rank = 1;\n}\n",
    places: [1, 5],
  });
});

test("an empty line needs no sign", () => {
  const applied = applyChange(FILE, " }\n\n+// The box\n class Nest {");
  expect(applied).toMatchObject({ text: FILE.replace("class Nest", "// The box\nclass Nest") });
});

test.each([
  ["+a", 1, /no line of the file/],
  [" class Dog {\n+a", 1, /does not hold the line "class Dog \{"/],
  [" class Nest {\n+a\n…\n class Card {\n+a", 4, /does not hold the line "class Card/],
  [" class Card {\n class Nest {\n+a", 1, /its lines, in this order/],
  ["   rank = 1;\n+a", 1, /twice, at 2 and 6/],
  [" }\n\nclass Nest {", 3, /begins with no sign/],
])("%j is refused with the line and the reason", (change, line, what) => {
  expect(applyChange(FILE, change)).toMatchObject({
    line,
    what: expect.stringMatching(what) as string,
  });
});
