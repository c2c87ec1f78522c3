import { expect, test } from "vitest";
import { compileMdx } from "./compileMdx";

function compile(body: string) {
  return compileMdx(`---\ntitle: x\n---\n\n${body}\n`, {
    file: "content/x.mdx",
    highlight: (code) => code,
    findDiagram: () => undefined,
    drawLayout: () => "",
    drawFigure: () => "",
    fileSize: () => undefined,
    limits: new Map(),
    toolkitVersion: "1.2.3",
    islands: [],
  }).problems;
}

test("a broken link, anchor or image is a warning: the build goes on", () => {
  const problems = compile("[flow](/game/flow/) [loops](#no) ![a board](/images/no.png)");
  expect(problems).toHaveLength(3);
  expect(problems.every(({ warning }) => warning)).toBe(true);
});

test("a script address in a link and an unknown component stop the build", () => {
  const problems = compile("[flow](javascript:alert(1))\n\n<Nope />");
  expect(problems).toHaveLength(2);
  expect(problems.some(({ warning }) => warning)).toBe(false);
});
