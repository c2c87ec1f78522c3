import { escapeHtml } from "../../html/escapeHtml";
import { proseHtml, type FigureLine, type TextFigure } from "./textFigure";
import type { ReportProblem } from "./context";

/** What a line of a flow may begin with. */
interface FlowWord {
  /** How the figure colors it. */
  readonly kind: "loop" | "branch" | "wait" | "part" | "step" | "exit";
  /** Words that may be one level below it; none for those that hold nothing. */
  readonly holds: "steps" | "cases" | "actions" | "nothing";
  /** What it is called in code, if it is code at all. */
  readonly code?: string;
}

const LOOP = { kind: "loop", holds: "steps" } as const;
const BRANCH = { kind: "branch", holds: "cases" } as const;
const PART = { kind: "part", holds: "steps" } as const;
const exit = (code: string): FlowWord => ({ kind: "exit", holds: "nothing", code });

const WORDS: ReadonlyMap<string, FlowWord> = new Map<string, FlowWord>([
  ...["eachPlayer", "everyPlayer", "forEach", "forLoop", "loop", "whileLoop"].map(
    (name) => [name, { ...LOOP, code: name }] as const,
  ),
  ["ifElse", { ...BRANCH, code: "ifElse" }],
  ["switchCase", { ...BRANCH, code: "switchCase" }],
  ["playerActions", { kind: "wait", holds: "actions", code: "playerActions" }],
  ["action", PART],
  ["case", PART],
  ["else", PART],
  ["step", { kind: "step", holds: "nothing" }],
  ["break", exit("Do.break")],
  ["continue", exit("Do.continue")],
  ["repeat", exit("Do.repeat")],
  ["subflow", exit("Do.subflow")],
  ["finish", exit("game.finish")],
]);

/** The words that may be below one that holds this. */
function allowedIn(holds: FlowWord["holds"]): readonly string[] {
  if (holds === "nothing") return [];
  if (holds === "actions") return ["action"];
  if (holds === "cases") return ["case", "else"];
  return [...WORDS].flatMap(([name, { kind }]) => (kind === "part" ? [] : [name])).sort();
}

interface FlowNode {
  readonly word: string;
  readonly rule: FlowWord;
  /** A name, an action, or when it applies. */
  readonly label: string;
  readonly text: string;
  readonly below: FlowNode[];
}

/** A node on the way from the root to the line that is read. */
interface Level {
  readonly word: string;
  readonly holds: FlowWord["holds"];
  readonly below: FlowNode[];
}

const SPACES = 2;

function checkIndent(
  { text, indent, line }: FigureLine,
  levels: readonly Level[],
  report: ReportProblem,
): number | undefined {
  const depth = indent / SPACES;
  if (Number.isInteger(depth) && depth < levels.length) return depth;
  report({
    line,
    what: Number.isNaN(indent)
      ? `"${text}" is indented by a tab.`
      : `"${text}" is indented by ${String(indent)} spaces.`,
    valid: levels.map((_, level) => String(level * SPACES)),
    fix: `what is inside of a line is indented by ${String(SPACES)} spaces more than that line.`,
  });
  return undefined;
}

function readNode({ text, line }: FigureLine, parent: Level, report: ReportProblem) {
  const [, word = "", label = "", words = ""] =
    /^(\S+?)(?:\s+([^:]+?))?(?::\s+(.*))?$/.exec(text) ?? [];
  const rule = WORDS.get(word);
  const allowed = allowedIn(parent.holds);
  if (!rule || !allowed.includes(word)) {
    const place = parent.word === "" ? "" : ` in "${parent.word}"`;
    report({
      line,
      what: rule ? `"${word}" cannot be${place || " there"}.` : `unknown word "${word}" in a flow.`,
      ...(allowed.length > 0 && { valid: allowed }),
      fix:
        allowed.length > 0
          ? "a line is one of these words, then a name, then a colon and what it is for."
          : `"${parent.word}" holds nothing; indent the line less.`,
    });
    return undefined;
  }
  if (word === "step" && words === "") {
    const fix = "write step: and what the function does.";
    report({ line, what: "a step of the flow says nothing.", fix });
  }
  return { word, rule, label, text: words, below: [] };
}

function parseFlow(lines: readonly FigureLine[], report: ReportProblem): FlowNode[] {
  const root: Level = { word: "", holds: "steps", below: [] };
  let levels: Level[] = [root];
  for (const line of lines) {
    const depth = checkIndent(line, levels, report);
    // One fault is enough: what is below a faulty line would be faulty as well.
    if (depth === undefined) break;
    levels = levels.slice(0, depth + 1);
    const parent = levels.at(-1) ?? root;
    const node = readNode(line, parent, report);
    if (!node) break;
    parent.below.push(node);
    levels.push({ word: node.word, holds: node.rule.holds, below: node.below });
  }
  return root.below;
}

function drawHead({ word, rule: { kind, code }, label, text }: FlowNode): string {
  const name = code === undefined ? word : `<code>${code}</code>`;
  const isCode = word === "action" || (kind !== "part" && kind !== "exit");
  const shown = label !== "" && isCode ? `<code>${escapeHtml(label)}</code>` : proseHtml(label);
  if (word === "step") return proseHtml(text);
  const head = [name, shown].filter((part) => part !== "").join(" ");
  return text === "" ? head : `${head}: ${proseHtml(text)}`;
}

function drawNodes(nodes: readonly FlowNode[]): string {
  if (nodes.length === 0) return "";
  const items = nodes.map(
    (node) => `<li data-kind="${node.rule.kind}">${drawHead(node)}${drawNodes(node.below)}</li>`,
  );
  return `<ul>${items.join("")}</ul>`;
}

/** The commands of a flow as the tree that they are: nested lists. */
export const FLOW_TREE: TextFigure = {
  name: "flow",
  draw(lines, report) {
    const nodes = parseFlow(lines, report);
    return lines.length === 0 ? undefined : `<figure class="flow-tree">${drawNodes(nodes)}`;
  },
};
