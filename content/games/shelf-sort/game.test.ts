import { expect, test } from "vitest";
import { expectRandomPlay, openTable, replay, type Table } from "../testing";
import facts from "./game.json";
import setup, { Book, Shelf, type ShelfSort } from "./game";
import recording from "./moves.json";

type Place = [shelf: number, place: number];

const bookAt =
  ([shelf, place]: Place) =>
  (game: ShelfSort) =>
    game.all(Shelf)[shelf].all(Book)[place];

const shelfAt = (index: number) => (game: ShelfSort) => game.all(Shelf)[index];

/** What stands on each shelf and on the trolley, as "sea 1". */
const titles = (table: Table<ShelfSort>) =>
  table
    .game()
    .all(Shelf)
    .map((shelf) => shelf.all(Book).map(({ subject, volume }) => `${subject} ${volume}`));

const clear = (table: Table<ShelfSort>, ...places: Place[]) =>
  table.move(1, "clear", { books: (game) => places.map((place) => bookAt(place)(game)) });

/** A table after the first books of two shelves have been put on the trolley. */
function cleared(settings = {}) {
  const table = openTable(setup, { players: 1, settings });
  clear(table, [0, 0], [1, 0]);
  return table;
}

/** The recorded game, up to a move. */
function recorded(moves: number) {
  const table = openTable(setup, recording);
  for (const { seat, name, args } of recording.moves.slice(0, moves)) {
    table.move(seat, name, args as Record<string, any>);
  }
  return table;
}

test("the recorded game ends as recorded", () => {
  expect(replay(setup, recording)).toHaveLength(recording.moves.length + 1);
});

test("the books put down stand on the trolley and cost no move", () => {
  const table = openTable(setup, { players: 1 });
  const [[first], [second]] = titles(table);
  clear(table, [0, 0], [1, 0]);
  expect(titles(table)[3]).toEqual([first, second]);
  expect(table.game().movesLeft).toBe(9);
});

test("two books from one shelf are refused", () => {
  const table = openTable(setup, { players: 1 });
  expect(() => clear(table, [0, 0], [0, 1])).toThrow("One book from a shelf at most");
});

test("a book slides to the place of another, and the others make room", () => {
  const table = cleared();
  const [, , [a, b, c, d]] = titles(table);
  table.move(1, "slideBottom", {
    __reorder_from__: bookAt([2, 0]),
    __reorder_to__: bookAt([2, 2]),
  });
  expect(titles(table)[2]).toEqual([b, c, a, d]);
  expect(table.game().movesLeft).toBe(8);
});

test("swapped books take the place of each other", () => {
  const table = cleared();
  const [top, , bottom] = titles(table);
  table.move(1, "swap", { book: bookAt([0, 1]), other: bookAt([2, 3]) });
  expect(titles(table)[0]).toEqual([top[0], bottom[3], top[2]]);
  expect(titles(table)[2]).toEqual([...bottom.slice(0, 3), top[1]]);
});

test("a carried book stands at the end, and a full shelf takes none", () => {
  const table = cleared();
  const [, , bottom] = titles(table);
  table.move(1, "carry", { book: bookAt([2, 0]), shelf: shelfAt(0) });
  expect(titles(table)[0][3]).toBe(bottom[0]);
  const toFull = { book: bookAt([2, 0]), shelf: shelfAt(0) };
  expect(() => table.move(1, "carry", toFull)).toThrow("Selected element is not valid");
});

test("a shelf in order stays as it is", () => {
  let moves = 0;
  while (
    !recorded(moves)
      .game()
      .all(Shelf)
      .some((shelf) => shelf.isSorted())
  )
    moves++;
  const table = recorded(moves);
  const done = table
    .game()
    .all(Shelf)
    .findIndex((shelf) => shelf.isSorted());
  expect(table.actions(1)).not.toContain(["slideTop", "slideMiddle", "slideBottom"][done]);
  expect(() => table.move(1, "carry", { book: bookAt([done, 0]), shelf: shelfAt(3) })).toThrow(
    "This shelf is in order",
  );
});

test("when no move is left the game is lost", () => {
  const table = cleared({ moves: 2 });
  const slide = { __reorder_from__: bookAt([2, 0]), __reorder_to__: bookAt([2, 1]) };
  table.move(1, "slideBottom", slide);
  expect(table.winners()).toBeUndefined();
  table.move(1, "slideBottom", slide);
  expect(table.winners()).toEqual([]);
});

test("the game is won as soon as all shelves are in order", () => {
  const table = recorded(recording.moves.length);
  expect(table.winners()).toEqual([1]);
  expect(table.game().movesLeft).toBeGreaterThan(0);
  expect(titles(table)[3]).toEqual([]);
});

test("random games end", () => {
  expectRandomPlay(setup, { facts, maxMoves: 10 });
});
