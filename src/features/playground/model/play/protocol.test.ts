import { describe, expect, test } from "vitest";
import {
  MAX_PAYLOAD,
  MAX_REPORT,
  cutReport,
  parsePlayOrder,
  parsePlayReport,
  payloadLength,
} from "./protocol";

describe("what a frame reports", () => {
  test("passes in the forms of the protocol", () => {
    const pong = { t: "pong", id: 3, busy: 0.5, acted: false };
    expect(parsePlayReport(pong)).toEqual(pong);
    const answer = { t: "answer", id: 1 };
    expect(parsePlayReport({ ...answer, value: '{"a":[1]}' })).toEqual({
      ...answer,
      value: { a: [1] },
    });
    expect(parsePlayReport(answer)).toEqual(answer);
  });

  test.each([
    ["an unknown kind", { t: "navigate", url: "https://example.org" }],
    ["a further field", { t: "pong", id: 1, busy: 0, acted: false, url: "x" }],
    ["a negative id", { t: "pong", id: -1, busy: 0, acted: false }],
    ["a share above one", { t: "pong", id: 1, busy: 2, acted: false }],
    ["a payload that is no text", { t: "answer", id: 1, value: { a: 1 } }],
    ["a payload that is no JSON", { t: "answer", id: 1, value: "{a" }],
    ["a payload beyond the limit", { t: "answer", id: 1, value: " ".repeat(MAX_PAYLOAD) + "1" }],
    ["a text beyond the limit", { t: "fault", message: "a".repeat(MAX_REPORT + 1) }],
    ["an order of the page", { t: "ping", id: 1 }],
  ])("with %s is dropped", (_name, data) => expect(parsePlayReport(data)).toBeUndefined());
});

test("the length of a payload is known before it is read", () => {
  expect(payloadLength({ t: "answer", id: 1, value: "[1,2]" })).toBe(5);
  expect(payloadLength({ t: "ui", message: "12", byReader: true })).toBe(2);
  for (const data of [undefined, null, "text", { t: "ready" }, { value: { length: 9 } }]) {
    expect(payloadLength(data)).toBe(0);
  }
});

test("an order is read with its modules; one without them is none", () => {
  expect(parsePlayOrder({ t: "engine", modules: { "./game": "x" } })?.t).toBe("engine");
  expect(parsePlayOrder({ t: "engine" })).toBeUndefined();
  expect(parsePlayOrder({ t: "theme", theme: "blue" })).toBeUndefined();
});

test("a long message is cut to what the page accepts", () => {
  const cut = cutReport("a".repeat(10_000));
  expect(cut).toHaveLength(MAX_REPORT);
  expect(parsePlayReport({ t: "fault", message: cut })?.t).toBe("fault");
  expect(cutReport("short")).toBe("short");
});
