import fc from "fast-check";
import { expect, test } from "vitest";
import { beginHistory, record, redo, undo } from "./history";

test("each change is a step, back and forward again", () => {
  const two = record(record(beginHistory("a"), "b"), "c");
  expect(undo(two).present).toBe("b");
  expect(undo(undo(undo(two))).present).toBe("a");
  expect(redo(undo(two)).present).toBe("c");
  expect(redo(two)).toBe(two);
  expect(record(two, "c")).toBe(two);
});

test("the changes of one gesture are one step, and the next gesture is another", () => {
  const dragged = ["b", "c", "d"].reduce(
    (history, state) => record(history, state, "drag 1"),
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

test("undoing everything leads to the beginning, and redoing everything back", () => {
  const step = fc.record({
    state: fc.string(),
    gesture: fc.option(fc.constantFrom("1", "2"), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 50 }), (steps) => {
      const end = steps.reduce(
        (history, { state, gesture }) => record(history, state, gesture),
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
