import { describe, expect, test } from "vitest";
import { compileMdx } from "./compileMdx";

/** The HTML of a page that holds one table, without the line breaks between its rows. */
function renderTable(lines: readonly string[]): string {
  const { blocks } = compileMdx(`---\ntitle: x\n---\n\n${lines.join("\n")}\n`, {
    file: "content/x.mdx",
    highlight: (code) => code,
    findDiagram: () => undefined,
    drawLayout: () => "",
    drawFigure: () => "",
    fileSize: () => undefined,
    limits: new Map(),
    toolkitVersion: "1.2.3",
    islands: [],
  });
  return blocks
    .map((block) => (block.kind === "html" ? block.html : ""))
    .join("")
    .replaceAll("\n", "");
}

describe("the cells of a table", () => {
  test("stand below headers that say they are a column's", () => {
    const html = renderTable(["| rule | who |", "| --- | --- |", "| hide | all |"]);
    expect(html).toContain('<tr><th scope="col">rule</th><th scope="col">who</th></tr>');
    expect(html).toContain("<tr><td>hide</td><td>all</td></tr>");
  });

  test("have headers in the first column when the corner is empty, which is none itself", () => {
    const html = renderTable(["|  | open |", "| --- | --- |", "| hand | no |"]);
    expect(html).toContain('<tr><td></td><th scope="col">open</th></tr>');
    expect(html).toContain('<tr><th scope="row">hand</th><td>no</td></tr>');
  });

  test("stand below nothing when no column has a name", () => {
    const html = renderTable(["|  |  |", "| --- | --- |", "| name | core |"]);
    expect(html).not.toContain("<thead>");
    expect(html).toContain('<tr><th scope="row">name</th><td>core</td></tr>');
  });
});
