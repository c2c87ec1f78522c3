import { describe, expect, test } from "vitest";
import type { GameUpdate } from "../../../../shared/games/engine";
import {
  addMove,
  canRedo,
  canUndo,
  firstKept,
  openHistory,
  redo,
  showUpdate,
  undo,
  type History,
} from "./history";

const move = (name: string) => ({ seat: 1, name, args: {} });
const update = (name: string) => ({ name }) as unknown as GameUpdate;
const opened = () =>
  openHistory([move("a"), move("b")], [update("start"), update("a"), update("b")]);
const names = ({ moves }: History) => moves.map(({ name }) => name).join("");

describe("a history", () => {
  test("shows the newest update, and none outside", () => {
    expect(opened().at).toBe(2);
    expect(showUpdate(opened(), 9).at).toBe(2);
    expect(showUpdate(opened(), -1).at).toBe(0);
  });

  test("goes on from the update that is shown", () => {
    const played = addMove(showUpdate(opened(), 1), move("c"), update("c"));
    expect(names(played)).toBe("ac");
    expect(played.updates).toHaveLength(3);
    expect(played.at).toBe(2);
  });

  test("gives back the moves that a new one has replaced", () => {
    const played = addMove(showUpdate(opened(), 0), move("c"), update("c"));
    const back = undo(played);
    expect(names(back)).toBe("ab");
    expect(back.at).toBe(0);
    expect(names(redo(back))).toBe("c");
  });

  test("gives back one branch after the other, also when another update was shown in between", () => {
    const first = addMove(showUpdate(opened(), 1), move("c"), update("c"));
    const longer = addMove(first, move("d"), update("d"));
    const second = addMove(showUpdate(longer, 1), move("e"), update("e"));
    expect(names(second)).toBe("ae");
    const steps = [undo(second)];
    for (let step = 0; step < 3; step += 1) steps.push(undo(steps.at(-1)!));
    expect(steps.map(names)).toEqual(["acd", "ac", "ab", "a"]);
    let again = showUpdate(steps[2]!, 2);
    for (let step = 0; step < 3; step += 1) again = redo(again);
    expect(names(again)).toBe("ae");
    expect([undo(again), undo(undo(again)), undo(undo(undo(again)))].map(names)).toEqual([
      "acd",
      "ac",
      "ab",
    ]);
  });

  test("keeps nothing more of a long game than its moves and states", () => {
    let played = opened();
    for (let count = 0; count < 50; count += 1)
      played = addMove(played, move("x"), update(String(count)));
    expect(played.past).toEqual([]);
    expect(names(undo(undo(played)))).toHaveLength(50);
  });

  test("takes back moves that it was opened with, down to the start", () => {
    const start = undo(undo(opened()));
    expect(names(start)).toBe("");
    expect(start.updates).toHaveLength(1);
    expect(canUndo(start)).toBe(false);
    expect(undo(start)).toBe(start);
    expect(names(redo(redo(start)))).toBe("ab");
  });

  test("forgets what was taken back when another move is made", () => {
    const back = undo(opened());
    expect(canRedo(back)).toBe(true);
    const played = addMove(back, move("c"), update("c"));
    expect(canRedo(played)).toBe(false);
    expect(redo(played)).toBe(played);
  });
});

describe("a history that is full", () => {
  /** An update of a hundred characters. */
  const long = () => ({ name: "x".repeat(89) }) as unknown as GameUpdate;
  const add = (history: History) => addMove(history, move("m"), long(), 350);

  test("drops the oldest states, keeps all moves, and shows and undoes no further", () => {
    let played = openHistory([], [long()]);
    for (let count = 0; count < 2; count += 1) played = add(played);
    expect(firstKept(played)).toBe(0);
    for (let count = 0; count < 8; count += 1) played = add(played);
    expect(played.moves).toHaveLength(10);
    expect(firstKept(played)).toBe(8);
    // Three, and what takes the place of all others.
    expect(new Set(played.updates).size).toBe(4);
    expect(showUpdate(played, 0).at).toBe(8);
    const back = undo(undo(played));
    expect([back.moves.length, back.at, canUndo(back)]).toEqual([8, 8, false]);
    expect(undo(back)).toBe(back);
    expect(redo(redo(back)).moves).toHaveLength(10);
  });

  test("drops first what was replaced", () => {
    let played = openHistory([], [long()]);
    for (let count = 0; count < 2; count += 1) played = add(played);
    played = add(showUpdate(played, 1));
    expect([firstKept(played), played.past]).toEqual([0, []]);
    expect(undo(played).moves).toHaveLength(1);
  });

  test("keeps the last state, however large it is", () => {
    const played = addMove(openHistory([], [long()]), move("m"), long(), 50);
    expect([firstKept(played), played.at]).toEqual([1, 1]);
  });
});
