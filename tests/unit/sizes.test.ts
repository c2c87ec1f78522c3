import { expect, test } from "vitest";
import { BUDGETS } from "../../tools/build/budgets";
import { renderSizes } from "../../tools/build/sizes";

const { what, limit } = BUDGETS[0]!;
const rows = (text: string): string[] => text.split("\n").slice(2);

test("sizes are shown with their limit and the difference to another build, kind by kind", () => {
  const sizes = { [what]: { guide: 4200, class: 3990, home: 4000, example: 1 } };
  const before = { [what]: { guide: 4000, class: 4200, home: 4000 } };
  const max = limit.toLocaleString("en-US");
  expect(rows(renderSizes(sizes, before))).toEqual([
    `| ${what} | guide | 4,200 | +200 (5.0 %) | ${max} |`,
    `| ${what} | class | 3,990 | −210 (−5.0 %) | ${max} |`,
    `| ${what} | home | 4,000 | 0 | ${max} |`,
    `| ${what} | example | 1 | new | ${max} |`,
  ]);
  expect(rows(renderSizes({ [what]: { guide: 1 } }, undefined))).toEqual([
    `| ${what} | guide | 1 | ? | ${max} |`,
  ]);
});
