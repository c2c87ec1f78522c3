import type { MoveArgument, MoveArguments } from "../../shared/games/engine";
import type { MoveTree } from "../../shared/games/moveTree";
import { listPlacements } from "./placements";
import type {
  ToolkitArguments,
  ToolkitManager,
  ToolkitMove,
  ToolkitObject,
  ToolkitPiece,
  ToolkitPlayer,
  ToolkitSelection,
  ToolkitSetup,
} from "./toolkitMoves";

/** A move in the making: `open` holds choices that the toolkit has asked for and nobody has made. */
export interface Draft {
  readonly name: string;
  /** The last choice made, with what it answers; absent before the first. */
  readonly last?: { readonly selection: ToolkitSelection; readonly value: unknown };
  readonly args: ToolkitArguments;
  readonly open: readonly ToolkitSelection[];
}

export type TypedTexts = Readonly<Record<string, readonly string[]>>;

/** How many values are tried for a number without an upper limit. */
const UNLIMITED_NUMBERS = 20;

function encodeOne(value: unknown): MoveArgument {
  if (typeof value === "object" && value !== null) {
    const object = value as ToolkitObject;
    if (object.constructor.isPlayer) return `$p[${String(object.position)}]`;
    if (object.constructor.isGameElement) return `$el[${object.branch?.() ?? ""}]`;
  }
  return value as MoveArgument;
}

/** Arguments as a host sends them: elements and players become their references. */
export function encodeArguments(args: ToolkitArguments): MoveArguments {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(encodeOne) : encodeOne(value),
    ]),
  );
}

const toDraft = ({ name, args, selections }: ToolkitMove): Draft => ({
  name,
  args,
  // The button of an action is not one of its arguments.
  open: selections.filter((selection) => selection.name !== "__action__"),
});

function listValues(
  selection: ToolkitSelection,
  args: ToolkitArguments,
  texts: TypedTexts,
): readonly unknown[] {
  switch (selection.type) {
    case "text":
      return texts[selection.name] ?? [];
    case "button":
      return [selection.value];
    case "place":
      return listPlacements(selection, args[selection.placePiece ?? ""] as ToolkitPiece);
    case "number": {
      const { min = 1, max = min + UNLIMITED_NUMBERS - 1 } = selection;
      return Array.from({ length: max - min + 1 }, (_, index) => min + index);
    }
    default:
      return selection.options().flatMap(({ choice, error }) => (error ? [] : [choice]));
  }
}

/** Whether every choice accepts the arguments: the same checks that the engine will make. */
function isValid(manager: ToolkitManager, player: ToolkitPlayer, { name, args }: Draft): boolean {
  if (name === "__pass__") return true;
  const action = manager.getAction(name, player);
  const filled: Record<string, unknown> = { ...args };
  return action.selections.every((selection) => {
    filled[selection.name] ??= selection.resolve(filled).isForced();
    return !action._getError(selection, filled);
  });
}

/**
 * Opens the moves of a seat in the state it has received (or in the engine's own). `setup` is the game's
 * default export; `texts` are the words to try where a text is asked. Throws an Error when the seat is
 * empty, and whatever the toolkit throws when it cannot load the state.
 */
export function openMoves(
  setup: (state: never) => object,
  state: object,
  { seat, texts = {} }: { readonly seat: number; readonly texts?: TypedTexts },
): MoveTree<Draft> {
  // The boundary to the toolkit's internals, see toolkitMoves.ts.
  const manager = (setup as unknown as ToolkitSetup)(structuredClone(state));
  const player = manager.players.atPosition(seat);
  if (!player) throw new Error(`Nobody sits at seat ${String(seat)}.`);
  manager.contextualizeBoardToPlayer(player);
  const answer = (draft: Draft): Draft[] => {
    const [selection, ...open] = draft.open;
    if (!selection) return [draft];
    return listValues(selection, draft.args, texts).map((value) => ({
      name: draft.name,
      args: { ...draft.args, [selection.name]: value },
      last: { selection, value },
      open,
    }));
  };
  return {
    begin: () => (manager.getPendingMoves(player)?.moves ?? []).map(toDraft),
    proceed: (draft) => {
      if (draft.open.length > 0) return answer(draft);
      const moves = manager.getPendingMoves(player, draft.name, draft.args)?.moves;
      if (!moves) return [];
      if (moves.length === 0) return isValid(manager, player, draft) ? "complete" : [];
      return moves.map(toDraft).flatMap(answer);
    },
    encode: ({ name, args }) => ({ name, args: encodeArguments(args) }),
  };
}
