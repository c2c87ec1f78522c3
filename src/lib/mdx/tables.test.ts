import { expect, test } from "vitest";
import { compileMdx } from "./compileMdx";

test("an empty corner of a table is a cell, not a header without text", () => {
  const source = "---\ntitle: x\n---\n\n|  | open |\n| --- | --- |\n| hand | no |\n";
  const { blocks } = compileMdx(source, {
    file: "content/x.mdx",
    highlight: (code) => code,
    findDiagram: () => undefined,
    drawLayout: () => "",
    fileSize: () => undefined,
    limits: new Map(),
    toolkitVersion: "1.2.3",
    islands: [],
  });
  const html = blocks.map((block) => (block.kind === "html" ? block.html : "")).join("");
  expect(html).toContain("<td></td>");
  expect(html).toContain("<th>open</th>");
  expect(html).not.toContain("<th></th>");
});
