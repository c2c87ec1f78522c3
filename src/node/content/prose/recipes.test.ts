import { expect, test } from "vitest";
import { parseMdx } from "../mdx/parseMdx";
import { formatProblem } from "../../../shared/problem";
import { checkRecipes, listRecipes } from "./recipes";

const FILE = "content/cookbook/cards.mdx";

function read(body: string) {
  return listRecipes(parseMdx(`---\ntitle: x\n---\n\n${body}`, FILE).tree);
}

const GOAL = "Every player starts with five cards.";
const CODE = "```ts\ndeal();\n```";
const WHY = "**Why it works.** It does.";
const PITFALLS = "**Pitfalls.** None.";
const MORE = "**More.** [Flow](/game/flow).";

test("a recipe in its form has no faults; sections without any part are no recipes", () => {
  const recipe = ["### Deal", GOAL, CODE, WHY, PITFALLS, MORE].join("\n\n");
  expect(read(`## Cards\n\nWords.\n\n${recipe}\n\n## Where to go next\n\n- Flow\n`)).toEqual([
    { title: "Deal", line: 9, faults: [] },
  ]);
});

test.each([
  ["without a goal", [CODE, WHY, PITFALLS, MORE], "a sentence that names the goal"],
  ["without code", [GOAL, WHY, PITFALLS, MORE], "code"],
  ["without a reason", [GOAL, CODE, PITFALLS, MORE], "**Why it works.**"],
  ["without pitfalls", [GOAL, CODE, WHY, MORE], "**Pitfalls.**"],
  ["without links", [GOAL, CODE, WHY, PITFALLS, "**More.** None."], "a link in **More.**"],
  ["in another order", [GOAL, CODE, PITFALLS, WHY, MORE], "in order"],
])("a recipe %s is a fault, with its file and line", (_name, parts, lacks) => {
  const problems = checkRecipes(read(`### Deal\n\n${parts.join("\n\n")}\n`), FILE);
  expect(problems).toHaveLength(1);
  expect(formatProblem(problems[0]!)).toContain(`${FILE}:5: the recipe "Deal" lacks `);
  expect(formatProblem(problems[0]!)).toContain(lacks);
});
