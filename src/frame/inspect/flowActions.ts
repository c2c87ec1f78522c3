import type {
  FlowAction,
  FlowChoice,
  FlowPlayer,
} from "../../features/playground/model/inspect/inspectCalls";
import { cutReport } from "../../features/playground/model/play/protocol";
import { describeValue, isElement } from "./describeValue";
import type {
  ToolkitAction,
  ToolkitArguments,
  ToolkitChoice,
  ToolkitDebug,
  ToolkitMove,
  ToolkitPlayer,
} from "../games/toolkitMoves";
import type { FlowManager, ToolkitActionStep } from "./toolkitFlow";

/** How many choices are listed in words, and how many places on the board. */
const MAX_EXAMPLES = 8;
const MAX_BRANCHES = 200;

const listNames = (names: readonly string[]): string =>
  names.map((name) => (name === "__pass__" ? "passing" : `“${name}”`)).join(", ");

const unavailable = (name: string, reason: string): FlowAction => ({
  name,
  available: false,
  reason: cutReport(reason, 400),
});

/** What the rules say about refused choices of a selection, each message once. */
function listRefusals(action: ToolkitAction, name: string, args: ToolkitArguments): string[] {
  const selection = action.selections.find((each) => each.name === name)?.resolve(args);
  const options = selection?.isUnbounded() === false ? selection.options() : [];
  const errors = options.slice(0, MAX_BRANCHES).map(({ choice }) => {
    const error = selection && action._getError(selection, { ...args, [name]: choice });
    return typeof error === "string" ? error : undefined;
  });
  return [...new Set(errors.filter((error) => error !== undefined))];
}

/** A choice by its name; the toolkit's own names mean nothing to an author. */
function nameChoice(name: string): string {
  if (name === "__reorder_from__") return "the piece to move";
  if (name === "__reorder_to__") return "the new place in the order";
  return name === "__placement__" ? "the place on the grid" : `“${name}”`;
}

/** Which choice stopped an action: the toolkit records what it has tried. */
function explainImpossible(
  action: ToolkitAction,
  { name, args, debug }: { name: string; args: ToolkitArguments; debug: ToolkitDebug },
): string {
  const tried = debug[name]?.args ?? {};
  const [empty] = action.selections.filter((selection) => tried[selection.name] === "imp");
  const [tree] = action.selections.filter((selection) => tried[selection.name] === "tree");
  if (tree) {
    const refusals = listRefusals(action, tree.name, args);
    const choice = nameChoice(tree.name);
    if (refusals.length > 0) {
      return `Every choice for ${choice} is refused: ${refusals.map((text) => `“${text}”`).join(", ")}.`;
    }
    const next = empty ? nameChoice(empty.name) : "what comes after it";
    return `Whatever is chosen for ${choice}, there is no legal choice for ${next}.`;
  }
  if (empty) return `There is no legal choice for ${nameChoice(empty.name)}.`;
  return "None of its choices can be made.";
}

function describeChoice(name: string, choices: readonly ToolkitChoice[]): FlowChoice {
  const legal = choices.filter(({ error }) => error === undefined).map(({ choice }) => choice);
  const elements = legal.filter(isElement);
  return {
    name,
    count: legal.length,
    examples: legal.slice(0, MAX_EXAMPLES).map((choice) => describeValue(choice, 80)),
    branches: elements.slice(0, MAX_BRANCHES).map((element) => element.branch()),
  };
}

function firstChoice(moves: readonly ToolkitMove[]): FlowChoice | undefined {
  const selection = moves[0]?.selections.find(({ name }) => name !== "__action__");
  if (!selection) return undefined;
  if (selection.isUnbounded()) {
    return { name: selection.name, examples: [`a ${selection.type}`], branches: [] };
  }
  return describeChoice(selection.name, selection.resolvedChoices ?? selection.options());
}

function report(
  manager: FlowManager,
  player: ToolkitPlayer,
  name: string,
  step: ToolkitActionStep | undefined,
): FlowAction {
  if (!step) return unavailable(name, `It is not ${player.name}'s turn.`);
  const allowed = step.actions.find((action) => action.name === name);
  if (!allowed) {
    const names = listNames(step.actions.map((action) => action.name));
    const where = step.step === undefined ? "The current step" : `The step “${step.step}”`;
    return unavailable(name, `${where} does not offer it. It offers ${names}.`);
  }
  if (name === "__pass__") return { name, available: true, reason: "" };
  const args = allowed.args ?? {};
  const action = manager.getAction(name, player);
  if (!action.isPossible(args)) return unavailable(name, "Its condition is false.");
  const debug: ToolkitDebug = {};
  const moves = action._getPendingMoves({ ...args }, debug);
  if (!moves) return unavailable(name, explainImpossible(action, { name, args, debug }));
  const choice = firstChoice(moves);
  return { name, available: true, reason: "", ...(choice && { choice }) };
}

/** Every action of the game for a player: whether it is open, and if not, why. */
export function readActions(manager: FlowManager, player: ToolkitPlayer): FlowPlayer {
  const isOver = manager.phase === "finished";
  const isCurrent = !isOver && player.isCurrent();
  const actions = manager.inContextOfPlayer(player, () => {
    const step = isCurrent ? manager.flow().actionNeeded(player) : undefined;
    const offered = step?.actions.map(({ name }) => name) ?? [];
    const names = new Set([...offered, ...Object.keys(manager.actions)]);
    return [...names].map((name) => {
      if (isOver) return unavailable(name, "The game has ended.");
      try {
        return report(manager, player, name, step);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return unavailable(name, `Asking for it threw: ${message}`);
      }
    });
  });
  return { seat: player.position, name: player.name, current: isCurrent, actions };
}
