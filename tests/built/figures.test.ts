import { readFileSync } from "node:fs";
import path from "node:path";
import type { Element } from "hast";
import { toString } from "hast-util-to-string";
import { expect, test } from "vitest";
import { DIST } from "../routes";
import { listElements, parseHtml } from "./elements";
import { readSite } from "./folder";

/** Width in CSS px of the text of a page that has enough room: `--content-width`. */
const TEXT_WIDTH = 736;

/** The figures of a kind on all pages, with the page's file. */
function figuresOf(kind: string): (readonly [file: string, figure: Element])[] {
  return [...readSite(DIST).html].flatMap(([file, html]) =>
    html.includes(`<figure class="${kind}"`)
      ? listElements(parseHtml(html), "figure")
          .filter(({ properties }) => String(properties?.["className"]) === kind)
          .map((figure) => [file, figure] as const)
      : [],
  );
}

test("a diagram has a picture for each theme, in the size and the typeface of the page", () => {
  const diagrams = figuresOf("diagram");
  expect(diagrams.length).toBeGreaterThan(0);
  for (const [file, figure] of diagrams) {
    const images = listElements(figure, "img");
    expect(images, file).toHaveLength(2);
    for (const { properties = {} } of images) {
      expect(Number(properties["width"]), file).toBeLessThanOrEqual(TEXT_WIDTH);
      const svg = readFileSync(path.join(DIST, String(properties["src"])), "utf8");
      expect(svg, file).toContain(`<svg width="${String(properties["width"])}"`);
      expect(svg, file).toContain("font-family:system-ui");
      expect(svg, file).toContain("font-size:14px");
    }
  }
});

test("a sequence says in words what its lanes show, and no step is beside them", () => {
  const sequences = figuresOf("sequence");
  expect(sequences.length).toBeGreaterThan(0);
  for (const [file, figure] of sequences) {
    const lanes = Number(figure.properties?.["dataLanes"]);
    const [head] = listElements(figure, "div");
    const parties = head ? listElements(head, "span").map((party) => toString(party)) : [];
    expect(parties, file).toHaveLength(lanes);
    for (const step of listElements(figure, "li")) {
      const { dataLane, dataSpan = 1 } = step.properties ?? {};
      expect(Number(dataLane) + Number(dataSpan) - 1, file).toBeLessThanOrEqual(lanes);
      const [who = ""] = listElements(step, "strong").map((words) => toString(words));
      for (const name of who.replace(/:$/, "").split(" to ")) expect(parties, file).toContain(name);
    }
  }
});

test("the flow guide shows a flow as a tree of lists", () => {
  const trees = figuresOf("flow-tree");
  expect(trees.map(([file]) => file)).toContain("game/flow.html");
  for (const [, tree] of trees) expect(listElements(tree, "ul").length).toBeGreaterThan(1);
});
