import { screen } from "@testing-library/react";
import { beforeEach } from "vitest";
import { button, frames, openTable, prepareTables } from "./openTable";
import type { GameUpdate } from "../../src/shared/games/engine";
import type {
  FlowResult,
  MoveStep,
  QueryResult,
  Viewer,
} from "../../src/features/playground/model/inspect/inspectCalls";

export { frames, session } from "./openTable";

const FLOW: FlowResult = {
  flows: [
    {
      kind: "loop",
      current: true,
      notes: [],
      children: [
        {
          kind: "eachPlayer",
          name: "turn",
          slot: "do",
          current: true,
          notes: ["turn = Ada"],
          children: [{ kind: "playerActions", current: true, notes: [], children: [] }],
        },
      ],
    },
  ],
  players: [
    {
      seat: 1,
      name: "Ada",
      current: true,
      actions: [
        {
          name: "take",
          available: true,
          reason: "",
          choice: {
            name: "pebble",
            count: 5,
            examples: ["Pebble 1"],
            branches: ["0/0/0", "0/0/1"],
          },
        },
        { name: "__pass__", available: false, reason: "Its condition is false." },
        {
          name: "shout",
          available: true,
          reason: "",
          choice: { name: "word", examples: ["any text"], branches: [] },
        },
        { name: "resign", available: true, reason: "" },
      ],
    },
    {
      seat: 2,
      name: "Ben",
      current: false,
      actions: [{ name: "take", available: false, reason: "It is not Ben's turn." }],
    },
  ],
};

/** The steps of the move "take": which action, how many; then it is complete. */
function stepOf(path: readonly (number | string)[]): MoveStep {
  const choices = (...names: string[]) => names.map((name) => ({ name, branches: ["0/0/0"] }));
  if (path.length === 0) return { prompt: "", isText: false, choices: choices("take", "shout") };
  if (path[0] === 1 && path.length === 1)
    return { prompt: "Which word?", isText: true, choices: [] };
  if (typeof path[1] === "string") throw new Error("The rules refuse this.");
  if (path.length === 1) return { prompt: "How many?", isText: false, choices: choices("1", "2") };
  return { complete: { name: "take", args: { count: Number(path[1]) + 1 } } };
}

export let user: Awaited<ReturnType<typeof openTable>>;
let answer: () => QueryResult;

/** Sets what the engine answers to queries from now on. */
export function answerWith(next: () => QueryResult): void {
  answer = next;
}

/** The flow when it is the turn of one of the two players. */
function flowOf(game: GameUpdate["game"]): FlowResult {
  const turn = game.phase === "started" ? game.currentPlayers[0] : undefined;
  const players = FLOW.players.map((player) => ({ ...player, current: player.seat === turn }));
  return { ...FLOW, players };
}

export const open = (tab: string): Promise<void> =>
  user.click(screen.getByRole("tab", { name: tab }));
export const rows = (): HTMLElement[] => screen.getAllByRole("treeitem");
export const row = (index: number): HTMLElement => {
  const found = rows().at(index);
  if (!found) throw new Error(`The tree has no row ${String(index)}.`);
  return found;
};
export const focused = (): HTMLElement => document.activeElement as HTMLElement;
export const matchesAt = (seat: number): unknown => {
  const order = frames.table(seat).orders.findLast(({ t }) => t === "mark");
  return order?.t === "mark" ? order.marks.map(({ branch }) => branch) : undefined;
};
export const chooseViewer = (viewer: Viewer): Promise<void> =>
  user.selectOptions(screen.getByRole("combobox", { name: "As seen by" }), String(viewer));

/** Prepares each test of a file, and cleans up after it. */
export function prepareInspectors(): void {
  prepareTables();
  beforeEach(async () => {
    answer = () => ({ elements: [] });
    user = await openTable({}, "all", {
      flow: ({ game }) => flowOf(game),
      query: () => answer(),
      moveStep: (_update, _seat, path) => stepOf(path),
    });
    await user.click(button("Inspect"));
    await screen.findByRole("tree", { name: "Board" });
  });
}
