import { expect } from "vitest";
import type { AnyTable, Anything, PageRuns } from "../../tests/samples/runs";

const onTable = (table: AnyTable, seenBy?: number): Anything[] => {
  const game = seenBy === undefined ? table.game() : table.seenBy(seenBy);
  return [...game.first("table").all(table.module.Card)];
};
const flip = (table: AnyTable, index: number) =>
  table.move(table.current()[0], "flip", {
    card: (game: Anything) => game.first("table").all(table.module.Card)[index],
  });

/** Plays the game with a memory of all cards. */
function play(table: AnyTable): void {
  const names = () => onTable(table).map(({ name }) => name);
  // No browser knows a card before it is turned over.
  expect(onTable(table, 1).every(({ name }) => name === undefined)).toBe(true);
  const different = names().findIndex((name) => name !== names()[0]);
  flip(table, 0);
  expect(table.current()).toEqual([1]);
  for (const seat of [1, 2]) expect(onTable(table, seat)[0].name).toBe(names()[0]);
  expect(() => flip(table, 0)).toThrow("not valid");
  flip(table, different);
  // Not alike: both are hidden again, after a frame in which all see them.
  expect(JSON.parse(table.sentTo(1)).state).toHaveLength(2);
  expect(onTable(table, 1).every(({ name }) => name === undefined)).toBe(true);
  expect(table.current()).toEqual([2]);
  for (let pair = 0; pair < 3; pair++) {
    const [name] = names();
    flip(table, 0);
    flip(table, names().indexOf(name, 1));
    expect(onTable(table)).toHaveLength(4 - 2 * pair);
  }
  const pairs = [...table.game().players].map((player) => player.pairs);
  expect(pairs).toEqual([1, 2]);
  expect(table.winners()).toEqual([2]);
}

export default {
  "Pairs as a complete game": ({ open, other }) => {
    const rest = other("Pairs as a complete game #2").code;
    play(open(2, { after: rest }));
  },

  "Pairs as a complete game #2": ({ open }) => play(open(2)),

  "Layout and appearance": ({ show }) => {
    const rules = `game.defineActions({ turn: () => game.action({ prompt: "Turn" }).do(() => table.first(Card).hideFromAll()) });
      const { loop, playerActions } = game.flowCommands;
      game.defineFlow(loop(playerActions({ player: () => game.players[0], actions: ["turn"] })));`;
    const line = 'table.create(Card, "iguanodon");';
    const screen = show(1, { replace: [line, `${line} ${rules.replaceAll("\n", " ")}`] });
    expect(screen.seat(1).markup).toBe('<div class="face">iguanodon</div>');
    screen.table.move(1, "turn");
    expect(screen.seat(1).markup).toBe('<div class="face">?</div>');
  },
} satisfies PageRuns;
