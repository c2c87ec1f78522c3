import type { Content, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import type { Problem } from "../../../shared/problem";

/** The parts of a recipe after its code, each a paragraph that begins with these words in bold. */
const RECIPE_PARTS = ["Why it works.", "Pitfalls.", "More."] as const;

/** A section of a cookbook page that has at least one of these parts. */
interface Recipe {
  readonly title: string;
  /** 1-based line of its heading. */
  readonly line: number;
  /** What the form requires and the recipe lacks; empty when nothing is missing or out of order. */
  readonly faults: readonly string[];
}

/** The part that a paragraph begins, if any. */
function readPart(node: Content): string | undefined {
  if (node.type !== "paragraph" || node.children[0]?.type !== "strong") return undefined;
  const words = toString(node.children[0]);
  return RECIPE_PARTS.find((part) => part === words);
}

function holds(nodes: readonly Content[], type: string): boolean {
  return nodes.some(
    (node) => node.type === type || ("children" in node && holds(node.children, type)),
  );
}

function findFaults(nodes: readonly Content[]): string[] {
  const parts = nodes.flatMap((node) => readPart(node) ?? []);
  const last = nodes.find((node) => readPart(node) === "More.");
  const missing = RECIPE_PARTS.filter((part) => !parts.includes(part));
  return [
    ...(nodes[0]?.type === "paragraph"
      ? []
      : ["a sentence that names the goal, right below its heading"]),
    ...(holds(nodes, "code") || holds(nodes, "table") ? [] : ["code"]),
    ...missing.map((part) => `a paragraph that begins with **${part}**`),
    ...(missing.length === 0 && parts.join() !== RECIPE_PARTS.join()
      ? [`its parts once and in order: ${RECIPE_PARTS.join(" ")}`]
      : []),
    ...(last && !holds([last], "link") ? ["a link in **More.**"] : []),
  ];
}

/** The recipes of a page of the cookbook, in order. */
export function listRecipes({ children }: Root): Recipe[] {
  const starts = children.flatMap((node, at) => (node.type === "heading" ? [at] : []));
  return starts.flatMap((at, index) => {
    const heading = children[at];
    const nodes = children.slice(at + 1, starts[index + 1]);
    if (!heading || !nodes.some((node) => readPart(node) !== undefined)) return [];
    const line = heading.position?.start.line ?? 1;
    return [{ title: toString(heading), line, faults: findFaults(nodes) }];
  });
}

/** Finds recipes that lack a part of the form. */
export function checkRecipes(recipes: readonly Recipe[], file: string): Problem[] {
  return recipes.flatMap(({ title, line, faults }) =>
    faults.map((fault) => ({
      file,
      line,
      what: `the recipe "${title}" lacks ${fault}.`,
      fix: "give it the form of the others: the goal, code, why it works, pitfalls, more.",
    })),
  );
}
