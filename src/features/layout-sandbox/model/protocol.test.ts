import { expect, test } from "vitest";
import { isHello, isInit, parseLayoutReply, parseLayoutRequest } from "./protocol";

const result = {
  boxes: [{ left: 0, top: 0, width: 1, height: 1, index: 0 }],
  hidden: 0,
  area: { left: 0, top: 0, width: 100, height: 100 },
  cells: [],
  warnings: [],
};

test("greeting and answer carry the version and nothing else", () => {
  expect(isHello({ t: "hello", v: 1 })).toBe(true);
  expect(isInit({ t: "init", v: 1 })).toBe(true);
  const others = [{ t: "hello" }, { t: "hello", v: 2 }, { t: "hello", v: 1, x: 1 }];
  for (const data of [null, "hello", ...others]) {
    expect(isHello(data)).toBe(false);
    expect(isInit(data)).toBe(false);
  }
});

test("a request is taken whatever its spec, which is checked apart", () => {
  const request = { t: "layout", id: 1, spec: 5 };
  expect(parseLayoutRequest(request)).toEqual(request);
  expect(parseLayoutRequest({ t: "layout", id: "1", spec: {} })).toBeUndefined();
  expect(parseLayoutRequest({ t: "run", id: 1, spec: {} })).toBeUndefined();
});

test.each([
  undefined,
  {},
  { t: "result", id: 1 },
  { t: "result", id: -1, result },
  { t: "result", id: 1, result: { ...result, hidden: 99 } },
  { t: "result", id: 1, result: { ...result, boxes: Array(41).fill(result.boxes[0]) } },
  { t: "result", id: 1, result: { ...result, boxes: [{ ...result.boxes[0], left: Infinity }] } },
  { t: "result", id: 1, result: { ...result, boxes: [{ ...result.boxes[0], width: "1" }] } },
  { t: "result", id: 1, result: { ...result, warnings: ["a".repeat(501)] } },
  { t: "result", id: 1, result: { ...result, area: new Map() } },
  { t: "error", id: 1, message: "a".repeat(2001) },
  { t: "error", id: 1, message: { toString: "x" } },
])("drops the reply %j", (data) => expect(parseLayoutReply(data)).toBeUndefined());
