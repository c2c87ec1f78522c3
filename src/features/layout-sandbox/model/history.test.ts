import fc from "fast-check";
import { expect, test } from "vitest";
import { beginHistory, record, redo, undo } from "./history";

test("each change is a step, back and on again", () => {
  const two = record(record(beginHistory("a"), "b"), "c");
  expect(undo(two).present).toBe("b");
  expect(undo(undo(two)).present).toBe("a");
  expect(undo(undo(undo(two))).present).toBe("a");
  expect(redo(undo(two)).present).toBe("c");
  expect(redo(two)).toBe(two);
});

test("the changes of one gesture are one step, and the next gesture is another", () => {
  const dragged = ["b", "c", "d"].reduce(
    (h, state) => record(h, state, "drag 1"),
    beginHistory("a"),
  );
  expect(undo(dragged).present).toBe("a");
  const again = record(dragged, "e", "drag 2");
  expect(undo(again).present).toBe("d");
  expect(undo(record(again, "f")).present).toBe("e");
});

test("a change after Undo forgets what was ahead, and does not join the gesture before", () => {
  const back = undo(record(record(beginHistory("a"), "b", "drag"), "c", "other"));
  const changed = record(back, "x", "drag");
  expect(redo(changed)).toBe(changed);
  expect(undo(changed).present).toBe("b");
});

test("no change is no step", () => {
  const history = record(beginHistory("a"), "b");
  expect(record(history, "b")).toBe(history);
});

test("undoing everything leads to the beginning, and redoing everything back", () => {
  const steps = fc.array(
    fc.record({
      state: fc.string(),
      gesture: fc.option(fc.constantFrom("1", "2"), { nil: undefined }),
    }),
    { maxLength: 50 },
  );
  fc.assert(
    fc.property(steps, (changes) => {
      const end = changes.reduce(
        (h, { state, gesture }) => record(h, state, gesture),
        beginHistory("start"),
      );
      let back = end;
      while (back.past.length > 0) back = undo(back);
      expect(back.present).toBe("start");
      while (back.future.length > 0) back = redo(back);
      expect(back.present).toBe(end.present);
    }),
    { seed: 1 },
  );
});

test("forgets the oldest of very many steps", () => {
  const long = Array.from({ length: 500 }, (_, index) => index + 1).reduce(
    (h, state) => record(h, state),
    beginHistory(0),
  );
  expect(long.past).toHaveLength(200);
});
