import { describe, expect, test } from "vitest";
import type { GameUpdate } from "../../../../shared/games/engine";
import {
  addMove,
  canRedo,
  canUndo,
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
