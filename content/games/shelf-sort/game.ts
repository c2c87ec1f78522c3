import { createGame, Game, Piece, Player, Space, union } from "@boardzilla/core";

export class Librarian extends Player<ShelfSort, Librarian> {}

export class Book extends Piece<ShelfSort> {
  subject: string;
  volume: number;
}

/** A shelf of the bookcase, or the trolley. */
export class Shelf extends Space<ShelfSort> {
  room: number;

  // region: sorted
  /** Whether the shelf is full and each book stands before the next volume. */
  isSorted() {
    const inOrder = this.all(Book, (book) => {
      const next = book.next();
      return !next || (next.subject === book.subject && next.volume === book.volume + 1);
    });
    return inOrder.length === this.room;
  }
  // endregion
}

export class ShelfSort extends Game<ShelfSort, Librarian> {
  movesLeft: number;
}

export default createGame(Librarian, ShelfSort, (game) => {
  const { loop, playerActions } = game.flowCommands;

  game.movesLeft = game.setting("moves") ?? 9;
  const shelves = [1, 2, 3].map(() => game.create(Shelf, "shelf", { room: 4 }));
  const trolley = game.create(Shelf, "trolley", { room: 3 });
  for (const subject of ["sea", "stars", "plants"]) {
    trolley.createMany(4, Book, subject, (volume) => ({ subject, volume }));
  }

  const endMove = () => {
    game.movesLeft -= 1;
    if (shelves.every((shelf) => shelf.isSorted())) game.finish(game.players[0], "sorted");
    else if (game.movesLeft === 0) game.finish();
  };
  const elsewhere = (book: Book) =>
    game.all(Shelf, (shelf) => shelf !== book.container() && !shelf.isSorted());
  const isLoose = ({ book }: { book: Book }) =>
    !book.container(Shelf)!.isSorted() || "This shelf is in order and stays so";

  // region: slide
  const slide = (shelf: Shelf) => () =>
    game
      .action({ prompt: "Slide along", condition: !shelf.isSorted() })
      .reorder(shelf.all(Book), { prompt: "To the place of which book?" })
      .do(endMove);
  // endregion

  // region: actions
  game.defineActions({
    clear: () =>
      game
        .action({ prompt: "Take a book from some of the shelves" })
        .chooseOnBoard("books", () => game.all(Book), {
          min: 1,
          max: 3,
          validate: ({ books }) =>
            new Set(books.map((book) => book.container())).size === books.length ||
            "One book from a shelf at most",
        })
        .do(({ books }) => union(...books).putInto(trolley)),

    slideTop: slide(shelves[0]),
    slideMiddle: slide(shelves[1]),
    slideBottom: slide(shelves[2]),

    swap: () =>
      game
        .action({ prompt: "Swap places" })
        .chooseOnBoard("book", () => game.all(Book), { validate: isLoose })
        .chooseOnBoard("other", ({ book }) => elsewhere(book).all(Book), {
          prompt: "With which book?",
        })
        .swap("book", "other")
        .do(endMove),

    carry: () =>
      game
        .action({ prompt: "Carry away" })
        .chooseOnBoard("book", () => game.all(Book), { validate: isLoose })
        .chooseOnBoard(
          "shelf",
          ({ book }) => elsewhere(book).filter((shelf) => shelf.all(Book).length < shelf.room),
          { prompt: "To the end of which shelf?" },
        )
        .move("book", "shelf")
        .do(endMove),
  });
  // endregion

  // region: flow
  const player = () => game.players[0];
  game.defineFlow(
    () => {
      trolley.shuffle();
      for (const shelf of shelves) trolley.firstN(4, Book).putInto(shelf);
    },
    playerActions({ player, actions: ["clear"] }),
    loop(
      playerActions({
        player,
        prompt: "Move a book",
        actions: ["slideTop", "slideMiddle", "slideBottom", "swap", "carry"],
      }),
    ),
  );
  // endregion
});
