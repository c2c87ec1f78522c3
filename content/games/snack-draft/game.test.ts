import { expect, test } from "vitest";
import { expectRandomPlay, openTable, replay } from "../testing";
import facts from "./game.json";
import setup, { Snack, type Kind, type SnackDraft } from "./game";
import recording from "./moves.json";

type Table = ReturnType<typeof open>;
type Served = [kind: Kind, value?: number];

const open = (players = 3) => openTable(setup, { players, settings: { snacks: 6 } });

const at = (game: SnackDraft, seat: number, place: string) =>
  game.players.atPosition(seat)!.my(place)!.all(Snack);

const keep = (table: Table, seat: number, index = 0) =>
  table.move(seat, "keep", { snack: (game) => at(game, seat, "tray")[index] });

const describe = (snacks: Snack[]) =>
  snacks.map(({ kind, value = 0 }) => `${kind} ${value}`).sort();

/** Scores of players with these plates; the game is not played on. */
function scores(...plates: Served[][]) {
  const game = open().game();
  const deck = game.first("deck")!;
  game.all(Snack).putInto(deck);
  plates.forEach((plate, index) => {
    for (const [kind, value] of plate) {
      deck.first(Snack, { kind, value })!.putInto(game.players[index].my("plate")!);
    }
  });
  return [...game.players].map((guest) => guest.scores());
}

test("the recorded game ends as recorded", () => {
  expect(replay(setup, recording)).toHaveLength(recording.moves.length + 1);
});

test("everybody may choose, in any order, and once", () => {
  const table = open();
  expect(table.current()).toEqual([1, 2, 3]);
  keep(table, 2);
  expect(table.current()).toEqual([1, 3]);
  expect(() => keep(table, 2)).toThrow("No action keep available");
});

test("a choice stays secret, also to its player, until all have chosen", () => {
  const table = open();
  keep(table, 1, 2);
  for (const seat of [1, 2, 3]) expect(at(table.seenBy(seat), 1, "choice")[0].kind).toBeUndefined();
  const { kind } = at(table.game(), 1, "choice")[0];
  keep(table, 2);
  keep(table, 3);
  for (const seat of [1, 2, 3]) expect(at(table.seenBy(seat), 1, "plate")[0].kind).toBe(kind);
});

test("only its holder sees a tray", () => {
  const table = open();
  expect(at(table.seenBy(1), 1, "tray").every(({ kind }) => kind)).toBe(true);
  expect(at(table.seenBy(1), 2, "tray").some(({ kind }) => kind)).toBe(false);
});

test("each tray goes one seat on, whole", () => {
  const table = open();
  const trays = [1, 2, 3].map((seat) => describe(at(table.game(), seat, "tray").slice(1)));
  for (const seat of [1, 2, 3]) keep(table, seat);
  expect(describe(at(table.game(), 2, "tray"))).toEqual(trays[0]);
  expect(describe(at(table.game(), 3, "tray"))).toEqual(trays[1]);
  expect(describe(at(table.game(), 1, "tray"))).toEqual(trays[2]);
});

test("a client cannot follow a snack into the next player's tray", () => {
  const table = open();
  const references = (game: SnackDraft) => game.all(Snack).map(({ _t }) => [_t.id, _t.ref]);
  const before = new Map(references(table.game()) as [number, number][]);
  for (const seat of [1, 2, 3]) keep(table, seat);
  const passed = [1, 2, 3].flatMap((seat) => [...at(table.game(), seat, "tray")]);
  expect(passed.some(({ _t }) => before.get(_t.id) !== _t.ref)).toBe(true);
});

test.each<[string, Served[], object]>([
  ["crackers their value", [["cracker", 1], ["cracker", 3]], { crackers: 4 }], // prettier-ignore
  ["cheese the best cracker", [["cracker", 1], ["cracker", 3], ["cheese"], ["cheese"]], { cheese: 6 }], // prettier-ignore
  ["cheese nothing alone", [["cheese"]], { cheese: 0 }],
  ["figs and grapes together", [["fig"], ["grapes"], ["grapes"]], { fruit: 6 }],
  ["one chili 5", [["chili"]], { chili: 5 }],
  ["two chilis nothing", [["chili"], ["chili"]], { chili: 0 }],
])("%s", (_, plate, expected) => {
  expect(scores(plate)[0]).toMatchObject(expected);
});

test("the most nuts score, counted by value, and several players may have them", () => {
  const nuts = (...plates: Served[][]) => scores(...plates).map((score) => score.nuts);
  expect(nuts([["nuts", 3]], [["nuts", 1], ["nuts", 1]], [])).toEqual([6, 0, 0]); // prettier-ignore
  expect(nuts([["nuts", 2]], [["nuts", 1], ["nuts", 1]], [])).toEqual([6, 6, 0]); // prettier-ignore
  expect(nuts([], [], [])).toEqual([0, 0, 0]);
});

test("the game ends with one announcement when the trays are empty, and the best plate wins", () => {
  const table = open();
  table.playRandomly();
  expect(table.match.moves).toHaveLength(18);
  const totals = table.game().players.map((guest) => guest.total());
  const seats = [1, 2, 3].filter((seat) => totals[seat - 1] === Math.max(...totals));
  expect(table.winners()).toEqual(seats);
  expect(table.match.updates.at(-1)!.game.state).toMatchObject({ announcements: ["scores"] });
});

test("random games end", () => {
  expectRandomPlay(setup, { facts, maxMoves: 30 });
});
