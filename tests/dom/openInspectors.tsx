import { screen } from "@testing-library/react";
import { beforeEach } from "vitest";
import { button, frames, openTable, prepareTables } from "./openTable";
import type {
  FlowResult,
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

export let user: Awaited<ReturnType<typeof openTable>>;
let answer: () => QueryResult;

/** Sets what the engine answers to queries from now on. */
export function answerWith(next: () => QueryResult): void {
  answer = next;
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
    user = await openTable({}, "all", { flow: () => FLOW, query: () => answer() });
    await user.click(button("Inspect"));
    await screen.findByRole("tree", { name: "Board" });
  });
}
