import { D6 } from "@boardzilla/core/components";
import { expect, test } from "vitest";
import { expectRandomPlay, openTable, replay } from "../testing";
import facts from "./game.json";
import setup, { type Charmer, type SnakeEyes } from "./game";
import recording from "./moves.json";

const faces = (game: SnakeEyes) => game.all(D6).map(({ current }) => current);

/** A table of two where seat 1 has rolled, with the first seed whose roll is as wished. */
function rollUntil(wanted: (faces: number[]) => boolean) {
  for (let seed = 1; ; seed++) {
    const table = openTable(setup, { players: 2, seed: `roll ${seed}` });
    table.move(1, "roll");
    if (wanted(faces(table.game()))) return table;
  }
}

test("the recorded game ends as recorded", () => {
  expect(replay(setup, recording)).toHaveLength(recording.moves.length + 1);
});

test("a roll without a one goes into the pot and the turn goes on", () => {
  const table = rollUntil((faces) => !faces.includes(1));
  const [first, second] = faces(table.game());
  expect(table.game().pot).toBe(first + second);
  expect(table.current()).toEqual([1]);
});

test("a one costs the pot and the turn, not what is banked", () => {
  const table = rollUntil((faces) => faces.includes(1) && faces[0] !== faces[1]);
  expect(table.game().pot).toBe(0);
  expect(table.current()).toEqual([2]);
});

test("two ones cost what is banked", () => {
  for (let seed = 1; ; seed++) {
    const table = openTable(setup, { players: 2, seed: `eyes ${seed}` });
    let roller: Charmer | undefined;
    table.playRandomly({
      until: (game) => {
        if (roller?.score && game.ones().length === 2) return true;
        roller = game.players.current();
        return false;
      },
    });
    if (table.winners()) continue;
    expect(table.game().players.atPosition(roller!.position)!.score).toBe(0);
    return;
  }
});

test("banking adds the pot to the score and ends the turn", () => {
  const table = rollUntil((faces) => !faces.includes(1));
  const { pot } = table.game();
  table.move(1, "bank");
  expect(table.game().players[0].score).toBe(pot);
  expect(table.game().pot).toBe(0);
  expect(table.current()).toEqual([2]);
});

test("an empty pot cannot be banked", () => {
  const table = openTable(setup, { players: 2 });
  expect(table.actions(1)).toEqual(["roll"]);
  expect(() => table.move(1, "bank")).toThrow("not possible");
});

test("the seed decides the dice", () => {
  const roll = (seed: string) => {
    const table = openTable(setup, { players: 2, seed });
    table.move(1, "roll");
    return faces(table.game());
  };
  expect(roll("a")).toEqual(roll("a"));
  expect(["b", "c", "d"].map(roll)).not.toEqual([roll("a"), roll("a"), roll("a")]);
});

test("the setting takes one die away", () => {
  const settings = { twoDice: false };
  expect(openTable(setup, { players: 2, settings }).game().all(D6)).toHaveLength(1);
});

test("all have five turns, and the highest score wins", () => {
  const table = openTable(setup, { players: 2 });
  table.playRandomly();
  const scores = table.game().players.map(({ score }) => score);
  expect(table.game().turnsTaken).toBe(10);
  expect(table.winners()).toEqual(
    [1, 2].filter((seat) => scores[seat - 1] === Math.max(...scores)),
  );
});

test("random games end", () => {
  expectRandomPlay(setup, { facts, maxMoves: 150 });
});
