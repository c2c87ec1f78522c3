import { numberSetting, render } from "@boardzilla/core";
import setup, { Book, Shelf, type ShelfSort } from "./game";
import "./style.css";

/** Waves, a star, a leaf: subjects can be told apart without their colors. */
const EMBLEMS: Record<string, string> = {
  sea: "M2 12c4-6 6-6 10 0s6 6 10 0M2 20c4-6 6-6 10 0s6 6 10 0",
  stars: "m12 3 3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z",
  plants: "M4 21C4 10 10 3 21 3c0 11-7 17-15 16M4 21l9-9",
};

const Spine = ({ book }: { book: Book }) => (
  <div className={`spine on-${book.subject}`} style={{ height: `${100 - 7 * (book.volume - 1)}%` }}>
    <svg viewBox="0 0 24 24">
      <path d={EMBLEMS[book.subject]} />
    </svg>
    <b>{book.volume}</b>
  </div>
);

const Clock = ({ game }: { game: ShelfSort }) => (
  <div className="clock">
    <b>{game.movesLeft}</b> {game.movesLeft === 1 ? "move" : "moves"} left
  </div>
);

render(setup, {
  settings: { moves: numberSetting("Moves", 7, 15, 9) },

  boardSizes: [
    { name: "wide", aspectRatio: 1.6 },
    { name: "tall", aspectRatio: 0.6 },
  ],

  layout: (game, _player, boardSize) => {
    game.disableDefaultAppearance();

    // region: areas
    const wide = boardSize === "wide";
    const shelves = game.all("shelf");
    game.layout(shelves, {
      area: wide
        ? { left: 4, top: 5, width: 54, height: 91 }
        : { left: 5, top: 25, width: 90, height: 54 },
      rows: 3,
      columns: 1,
      scaling: "fill",
    });
    game.layout("trolley", {
      area: wide
        ? { left: 63, top: 64, width: 33, height: 26 }
        : { left: 22, top: 81.5, width: 56, height: 13.5 },
    });
    for (const shelf of game.all(Shelf)) {
      shelf.layout(Book, {
        area: { left: 4, top: 12, width: 92, height: 78 },
        rows: 1,
        columns: { min: shelf.room },
        gap: 0.6,
        alignment: "bottom left",
      });
    }
    // endregion

    game.appearance({ render: () => <Clock game={game} /> });
    game.all(Shelf).appearance({ render: () => <div className="plank" /> });
    shelves.forEach((shelf) => {
      if ((shelf as Shelf).isSorted()) shelf.appearance({ className: "sorted" });
    });
    game.all(Book).appearance({ aspectRatio: 0.8, render: (book) => <Spine book={book} /> });
    game.layoutControls({ element: game, left: 0, top: 0 });
  },

  announcements: {
    sorted: (game) => (
      <>
        <h1>All in order</h1>
        <p>moves to spare: {game.movesLeft}</p>
      </>
    ),
  },

  infoModals: [
    {
      title: "How to play",
      modal: () => (
        <>
          <h1>Shelf Sort</h1>
          <p>
            Bring the books of a subject together on one shelf each, volumes 1 to 4 from the left.
          </p>
          <p>To make room, first put books on the trolley, at most one from each shelf.</p>
          <p>
            Then each move slides a book along its shelf, swaps two books of different shelves, or
            carries one to the end of a shelf with room.
          </p>
        </>
      ),
    },
  ],
});
