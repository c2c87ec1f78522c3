import * as core from "@boardzilla/core";
import { seatView } from "../../shared/games/match";
import type {
  InspectCalls,
  QueryResult,
} from "../../features/playground/model/inspect/inspectCalls";
import { describeElement, describeValue, isElement } from "./describeValue";
import type { FlowSetup } from "./toolkitFlow";

/** Most elements that are listed; if there are more, the count is the value. */
const MAX_ELEMENTS = 500;

type Scope = Readonly<Record<string, unknown>>;

const isName = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name) && name !== "default";

/** Evaluates a reader's expression; statements would need a `return`, and are refused. */
function evaluate(code: string, scope: Scope): unknown {
  const names = Object.keys(scope).filter(isName);
  // The reader's question is code; running it is what this sandboxed frame is for.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function(...names, `"use strict"; return (${code}\n);`) as (
    ...values: unknown[]
  ) => unknown;
  return run(...names.map((name) => scope[name]));
}

function toResult(value: unknown): QueryResult {
  const list = Array.isArray(value) ? (value as unknown[]) : [value];
  const found = list.filter(isElement);
  const elements = found.slice(0, MAX_ELEMENTS).map((element) => ({
    branch: element.branch(),
    label: describeElement(element),
  }));
  const isEmptyCollection = list.length === 0 && list.constructor !== Array;
  if (isEmptyCollection) return { elements };
  if (found.length === 0 || found.length < list.length)
    return { elements, value: describeValue(value) };
  const isCut = found.length > MAX_ELEMENTS;
  return { elements, ...(isCut && { value: `${String(found.length)} elements` }) };
}

/** Answers the inspector's questions about a game; `gameExports` is what its rules export. */
export function createQuery(setup: FlowSetup, gameExports: Scope): InspectCalls["query"] {
  return (update, viewer, code) => {
    const isServer = viewer === "server";
    const state = isServer ? update.game.state : seatView(update, viewer);
    const manager = setup(structuredClone(state));
    const player = isServer ? undefined : manager.players.atPosition(viewer);
    if (player) manager.contextualizeBoardToPlayer(player);
    const classes = manager.game._ctx.classRegistry.map((each) => [each.name, each] as const);
    return toResult(
      evaluate(code, {
        ...core,
        ...Object.fromEntries(classes),
        ...gameExports,
        game: manager.game,
        players: manager.players,
        player,
      }),
    );
  };
}
