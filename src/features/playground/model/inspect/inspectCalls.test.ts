import { expect, test } from "vitest";
import { parseFlowResult, parseQueryResult } from "./inspectCalls";

const step = { kind: "loop", current: true, notes: [] };

test("an answer about the flow is taken as it is", () => {
  const flows = [{ ...step, children: [{ ...step, children: [] }] }];
  expect(parseFlowResult({ flows, players: [] })).toEqual({ flows, players: [] });
});

test("a flow that contains itself is refused", () => {
  const ring = { ...step, children: [] as unknown[] };
  ring.children.push(ring);
  expect(parseFlowResult({ flows: [ring], players: [] })).toBeUndefined();
});

test("an answer too large to be shown is refused", () =>
  expect(parseQueryResult({ elements: new Array(1_000_000).fill(1) })).toBeUndefined());
