import * as z from "zod/mini";
import type { GameUpdate } from "../../../../shared/games/engine";
import { isJson } from "../../../../shared/isJson";

/** Values in an answer; more could not be shown. */
const MOST_VALUES = 30_000;

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

const moveChoiceSchema = z.object({
  name: text,
  /** Where what is chosen lies on the board. */
  branches: z.array(branch),
});

const argument = z.union([z.string(), z.number(), z.boolean()]);

const moveStepSchema = z.union([
  z.object({
    /** The move, when nothing is left to choose. */
    complete: z.object({
      name: z.string(),
      args: z.record(z.string(), z.union([argument, z.array(argument)])),
    }),
  }),
  z.object({
    /** What is asked; empty for the action itself. */
    prompt: text,
    /** Whether a text is asked instead of one of the choices. */
    isText: z.boolean(),
    choices: z.array(moveChoiceSchema),
  }),
]);

export type MoveChoice = z.infer<typeof moveChoiceSchema>;
export type MoveStep = z.infer<typeof moveStepSchema>;
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
  /**
   * The next step of a move: what a seat can choose after the choices of `path`, each the number of a
   * choice from 0 or a text, or the move when it is complete.
   */
  moveStep: (update: GameUpdate, seat: number, path: readonly (number | string)[]) => MoveStep;
}

/** Checks what the frame has answered to a query; `undefined` for anything else. */
export function parseQueryResult(answer: unknown): QueryResult | undefined {
  return isJson(answer, MOST_VALUES) ? queryResultSchema.safeParse(answer).data : undefined;
}

/** Checks what the frame has answered about the flow; `undefined` for anything else. */
export function parseFlowResult(answer: unknown): FlowResult | undefined {
  return isJson(answer, MOST_VALUES) ? flowResultSchema.safeParse(answer).data : undefined;
}

/** Checks what the frame has answered about a step of a move; `undefined` for anything else. */
export function parseMoveStep(answer: unknown): MoveStep | undefined {
  return isJson(answer, MOST_VALUES) ? moveStepSchema.safeParse(answer).data : undefined;
}
