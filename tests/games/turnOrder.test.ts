/** The playground with a game that reverses its turn order: each seat is sent its own view and acts from it. */
import { describe, expect, test } from "vitest";
import { createEngineCalls } from "../../src/frame/play/engine";
import { toSeatMessage } from "../../src/features/playground/model/play/seatMessage";
import type { GameUpdate } from "../../src/shared/games/engine";
import { secretSeats, secretsIn } from "../samples/secretSeats";

const SEATING = { players: 3, seed: "test", settings: {} };
const SEATS = [1, 2, 3];
const engine = createEngineCalls({ default: secretSeats });

/** The updates of a match in which seats make these moves. */
function play(...moves: readonly (readonly [seat: number, name: string])[]): readonly GameUpdate[] {
  const { updates, refusal } = engine.replay(
    SEATING,
    moves.map(([seat, name]) => ({ seat, name, args: {} })),
  );
  expect(refusal).toBe(undefined);
  return updates;
}

describe.each(["reverse", "pause"])("after %s", (name) => {
  const updates = play([1, name], [3, name], [1, name], [3, "end"]);

  test("the turn order is another one, and the game comes to its end", () => {
    expect(updates[1]?.players.map(({ position }) => position)).toEqual([3, 2, 1]);
    expect(updates.at(-1)?.game).toMatchObject({ phase: "finished", winners: [3] });
  });

  test.each(SEATS)("the table of seat %s is sent its own secret in every state", (seat) => {
    for (const update of updates) {
      for (const animate of [true, false]) {
        const message = toSeatMessage(update, seat, animate);
        expect(message).toMatchObject({ position: seat });
        expect(secretsIn(message)).toEqual([seat]);
      }
    }
  });

  test("a bot moves for the seat whose turn it is", () => {
    for (const [at, seat] of [1, 3, 1].entries()) {
      expect(engine.bot(updates[at]!, "any", {})).toMatchObject({ seat });
    }
  });

  test("the inspectors show a seat what it sees, and offer its moves", () => {
    const [, update] = updates;
    for (const seat of SEATS) {
      expect(
        secretsIn(engine.query(update!, seat, 'game.all("secret").map((card) => card.text)')),
      ).toEqual([seat]);
      const step = engine.moveStep(update!, seat, []);
      expect("choices" in step && step.choices.length).toBe(seat === 3 ? 3 : 0);
    }
    const { players } = engine.flow(update!);
    expect([...players].map(({ seat, current }) => [seat, current])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
  });
});
