import { expect, test } from "vitest";
import { findRegions, withoutRegions } from "./regions";

const SOURCE = `import a from "a";
export default () => {
  // region: score
  const score = 1;

  if (score) {
    return a;
  }
  // endregion
  // region: end
  a();
  // endregion
};
`;

test("a region is its lines without marks and without the indentation they share", () => {
  const [score, end] = findRegions(SOURCE).regions;
  expect(score).toMatchObject({
    name: "score",
    line: 4,
    code: "const score = 1;\n\nif (score) {\n  return a;\n}",
  });
  expect(end).toMatchObject({ name: "end", line: 11, code: "a();" });
});

test("before and after make the whole source with it", () => {
  const [score] = findRegions(SOURCE).regions;
  expect(score?.before.split("\n")).toHaveLength(4);
  const whole = `${score?.before ?? ""}${score?.code ?? ""}${score?.after ?? ""}`;
  expect(whole.replace(/\s+/g, " ")).toBe(SOURCE.replace(/\s+/g, " "));
});

test.each([
  ["// region: a\nx", 1, 'the region "a" does not end.'],
  ["x\n// endregion", 2, "a region ends that has not begun."],
  ["// region: a\n// region: b\n// endregion", 2, 'the region "b" begins inside of "a".'],
  [
    "// region: a\n// endregion\n// region: a\n// endregion",
    3,
    'the region "a" is here a second time.',
  ],
])("%j is a fault that says what does not fit", (source, line, what) =>
  expect(findRegions(source).faults[0]).toEqual({ line, what }),
);

test("a reader of the whole source sees no marks", () => {
  expect(withoutRegions(SOURCE)).not.toContain("region");
  expect(withoutRegions(SOURCE)).toContain("const score = 1;");
});
