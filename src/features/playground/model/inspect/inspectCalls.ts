import * as z from "zod/mini";
import type { GameUpdate } from "../../../../shared/games/engine";
import { isJson } from "../../../../shared/isJson";

/** Values in an answer; more could not be shown. */
const MOST_VALUES = 100_000;

/** Whose state is asked about: a seat's, or the engine's own. */
export type Viewer = number | "server";

const text = z.string().check(z.maxLength(4000));
const branch = z.string().check(z.regex(/^[01](?:\/\d+)*$/), z.maxLength(200));

const elementSchema = z.object({ branch, label: text });

const queryResultSchema = z.object({
  /** Elements that were found, in their order. */
  elements: z.array(elementSchema),
  /** Anything else, as text. */
  value: z.optional(text),
});

const flowNodeSchema = z.object({
  /** The flow command, such as `eachPlayer`, or `code` for a function. */
  kind: text,
  name: z.optional(text),
  /** Which part of its parent it belongs to, such as a case or an action. */
  slot: z.optional(text),
  /** Whether the game is here. */
  current: z.boolean(),
  /** Loop values and the like: what is known of this step now. */
  notes: z.array(text),
  get children() {
    return z.array(flowNodeSchema);
  },
});

const choiceSchema = z.object({
  name: text,
  /** How many legal choices there are; absent when they cannot be counted, as for a text. */
  count: z.optional(z.int()),
  /** Some of them in words. */
  examples: z.array(text),
  /** Where those on the board are. */
  branches: z.array(branch),
});

const actionSchema = z.object({
  name: text,
  available: z.boolean(),
  /** Why it is not available; empty when it is. */
  reason: text,
  /** The first thing to be chosen, when there is one. */
  choice: z.optional(choiceSchema),
});

const flowResultSchema = z.object({
  /** The main flow, then subflows and follow-ups. */
  flows: z.array(flowNodeSchema),
  players: z.array(
    z.object({
      seat: z.int(),
      name: text,
      current: z.boolean(),
      actions: z.array(actionSchema),
    }),
  ),
});

export type QueryResult = z.infer<typeof queryResultSchema>;
export type FlowNode = z.infer<typeof flowNodeSchema>;
export type FlowAction = z.infer<typeof actionSchema>;
export type FlowChoice = z.infer<typeof choiceSchema>;
export type FlowPlayer = FlowResult["players"][number];
export type FlowResult = z.infer<typeof flowResultSchema>;

/** What the inspectors ask the engine's frame; arguments and results are JSON. */
export interface InspectCalls {
  /**
   * The value of an expression in which `game`, the game's exports and the toolkit's classes are
   * known, and `player` for a seat. Throws what the expression throws.
   */
  query: (update: GameUpdate, viewer: Viewer, code: string) => QueryResult;
  /** Where the game is in its flow, and which actions are open to whom, and why. */
  flow: (update: GameUpdate) => FlowResult;
}

/** Checks what the frame has answered to a query; `undefined` for anything else. */
export function parseQueryResult(answer: unknown): QueryResult | undefined {
  return isJson(answer, MOST_VALUES) ? queryResultSchema.safeParse(answer).data : undefined;
}

/** Checks what the frame has answered about the flow; `undefined` for anything else. */
export function parseFlowResult(answer: unknown): FlowResult | undefined {
  return isJson(answer, MOST_VALUES) ? flowResultSchema.safeParse(answer).data : undefined;
}
