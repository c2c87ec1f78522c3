import type { FlowNode } from "../../features/playground/model/inspect/inspectCalls";
import { cutReport } from "../../features/playground/model/play/protocol";
import { describeValue } from "./describeValue";
import type { FlowManager, ToolkitBlock, ToolkitFlow, ToolkitStep } from "./toolkitFlow";

/** Deepest nesting that is shown; a flow that contains itself would never end. */
const MAX_DEPTH = 20;

/** The commands by the toolkit's classes; `loop` and `whileLoop` share one. */
const KINDS: Readonly<Record<string, string>> = {
  Flow: "flow",
  ActionStep: "playerActions",
  EachPlayer: "eachPlayer",
  EveryPlayer: "everyPlayer",
  ForEach: "forEach",
  ForLoop: "forLoop",
  WhileLoop: "loop",
  If: "ifElse",
  SwitchCase: "switchCase",
};

const isFlow = (step: ToolkitStep | undefined): step is ToolkitFlow => typeof step === "object";

const toList = (block: ToolkitBlock): readonly ToolkitStep[] => {
  if (Array.isArray(block)) return block as readonly ToolkitStep[];
  return block === undefined ? [] : [block as ToolkitStep];
};

/** Steps that the game is at, and what was known about them then. */
type Active = Map<ToolkitStep, string[]>;

/** What is known about a step: the round of a loop, and the value for it. */
function readNotes({ type, name, position }: ToolkitFlow): string[] {
  if (!position) return [];
  const { index, value } = position;
  const notes: string[] = [];
  if ((type === "loop" || type === "foreach") && index !== undefined && index >= 0) {
    notes.push(`round ${String(index + 1)}`);
  }
  if (type === "switch-case" || (value !== undefined && type !== "action")) {
    notes.push(
      `${type === "switch-case" ? "value" : (name ?? "value")} = ${describeValue(value, 80)}`,
    );
  }
  return notes;
}

function markActive(flow: ToolkitFlow, active: Active, depth = 0): void {
  if (depth > MAX_DEPTH) return;
  const notes = active.get(flow) ?? [];
  active.set(flow, [...new Set([...notes, ...readNotes(flow)])]);
  const follow = (step: ToolkitStep | undefined): void => {
    if (isFlow(step)) markActive(step, active, depth + 1);
    else if (step) active.set(step, []);
  };
  if (flow.type !== "parallel" || !flow.withPlayer) {
    follow(flow.step);
    return;
  }
  // Everybody has their own position in the block.
  flow.getPlayers?.().forEach((player, index) => {
    if (flow.completed?.[index] === true) return;
    active.set(flow, [...(active.get(flow) ?? []), `waits for ${player.name}`]);
    flow.withPlayer?.(index, () => follow(flow.step));
  });
}

/** A function of the flow by its name or its first line. */
function describeCode(step: (...args: never[]) => unknown): string {
  if (step.name !== "" && step.name !== "do") return `${step.name}()`;
  return cutReport(step.toString().replace(/\s+/g, " "), 90);
}

interface Slot {
  readonly slot?: string;
  readonly block: ToolkitBlock;
}

function listSlots(flow: ToolkitFlow): Slot[] {
  if (flow.actions) return flow.actions.map((action) => ({ slot: action.name, block: action.do }));
  if (!flow.cases) return [{ block: flow.block }];
  const isIf = kindOf(flow) === "ifElse";
  const cases = flow.cases.map((each, index) => {
    const test = "eq" in each ? describeValue(each.eq, 80) : `case ${String(index + 1)}`;
    return { slot: isIf ? "do" : test, block: each.do };
  });
  return flow.default === undefined
    ? cases
    : [...cases, { slot: isIf ? "else" : "default", block: flow.default }];
}

const kindOf = (flow: ToolkitFlow): string =>
  KINDS[(flow as { constructor: { name: string } }).constructor.name] ?? flow.type;

function toNode(
  step: ToolkitStep,
  active: Active,
  slot: string | undefined,
  depth: number,
): FlowNode {
  const notes = active.get(step);
  const common = { ...(slot !== undefined && { slot }), current: notes !== undefined };
  if (!isFlow(step)) {
    return { kind: "code", name: describeCode(step), ...common, notes: [], children: [] };
  }
  const children =
    depth > MAX_DEPTH
      ? []
      : listSlots(step).flatMap((part) =>
          toList(part.block).map((child) => toNode(child, active, part.slot, depth + 1)),
        );
  const actions = (step.actions ?? []).map(({ name }) => (name === "__pass__" ? "pass" : name));
  return {
    kind: kindOf(step),
    ...(step.name?.startsWith("__") === false && { name: step.name }),
    ...common,
    notes: [...(actions.length > 0 ? [`actions: ${actions.join(", ")}`] : []), ...(notes ?? [])],
    children,
  };
}

function titleOf(name: string): Pick<FlowNode, "kind" | "name"> {
  if (name === "__main__") return { kind: "defineFlow" };
  if (name.startsWith("__followup")) return { kind: "followUp" };
  return { kind: "defineSubflow", name };
}

export function readFlows(manager: FlowManager): FlowNode[] {
  const active: Active = new Map();
  for (const { name } of manager.phase === "finished" ? [] : manager.flowState) {
    const flow = manager.flows[name ?? "__main__"];
    if (flow) markActive(flow, active);
  }
  return Object.entries(manager.flows).map(([name, flow]) => ({
    ...toNode(flow, active, undefined, 0),
    ...titleOf(name),
  }));
}
