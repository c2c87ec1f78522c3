/** Probes of the known limits of the board; each returns what happened. */
import { ConnectedSpaceMap, Game, PieceGrid, Space, SquareGrid } from "@boardzilla/core";
import { atSetup, Card, errorOf, firstActs, Hand, pass, start } from "./harness.mjs";

/** The names of the previous siblings of five cards. */
export function D7() {
  return atSetup((game) => {
    for (const name of ["a", "b", "c", "d", "e"]) game.create(Card, name);
    return [...game.all(Card).map((card) => card.previous()?.name)];
  });
}

/**
 * How many cards each of three players is sent, with the view blocked for the owner, then for another
 * player.
 */
export function D9() {
  return [0, 1].map((blocked) => {
    const game = start(
      (game) => {
        pass(game);
        const hand = game.create(Hand, "hand", { player: game.players[0] });
        hand.create(Card, "card");
        hand.blockViewFor([game.players[blocked]]);
        game.defineFlow(firstActs(game, "pass"));
      },
      { seats: 3 },
    );
    return game.update.players.map(({ state }) => state.board[0].children[0].children?.length ?? 0);
  });
}

/** What finders by adjacency find, where there is something adjacent. */
export function D10() {
  return atSetup((game) => {
    const grid = game.create(SquareGrid, "grid", { rows: 1, columns: 2 });
    const [cell] = grid.all(Space);
    return [
      cell.adjacencies().length,
      grid.all(Space, { adjacent: true }).length,
      grid.all(Space, { withinDistance: 1 }).length,
    ];
  });
}

/** Adjacency of a piece in a PieceGrid, and outside any grid. */
export function D11() {
  return atSetup((game) => {
    const grid = game.create(PieceGrid, "grid");
    const inside = grid.create(Card, "inside", { row: 1, column: 1 });
    const outside = game.create(Card, "outside");
    return [errorOf(() => inside.adjacencies()), outside.adjacencies()];
  });
}

/** Whether the engine accepts a piece on top of another one, and one far outside the grid. */
export function D24() {
  const place = (column, row) => {
    const game = start((game) => {
      const grid = game.create(PieceGrid, "grid", { rows: 2, columns: 2, extendableGrid: false });
      grid.create(Card, "lying", { row: 1, column: 1 });
      game.create(Card, "held");
      game.defineActions({
        put: () =>
          game.action().chooseOnBoard("card", game.all(Card, "held")).placePiece("card", grid),
      });
      game.defineFlow(firstActs(game, "put"));
    });
    const held = game.load().game.first(Card, "held").branch();
    const args = { card: `$el[${held}]`, __placement__: [column, row, 0] };
    return errorOf(() => game.move(1, "put", args)) ?? "accepted";
  };
  return [place(1, 1), place(99, 99)];
}

/** A space in a PieceGrid, and where a piece is after a map has refused it. */
export function D25() {
  return atSetup((game) => {
    const grid = game.create(PieceGrid, "grid");
    const map = game.create(ConnectedSpaceMap, "map");
    const card = game.create(Card, "card");
    const inGrid = errorOf(() => grid.create(Space, "space")) ?? "accepted";
    return [inGrid, errorOf(() => card.putInto(map)), card.container().name];
  });
}

/** Whether the other player sees a card that was played from a hand onto a plain space. */
export function D27() {
  let seen;
  start((game) => {
    pass(game);
    const hand = game.create(Hand, "hand", { player: game.players[0] });
    const table = game.create(Space, "table");
    hand.contentsWillBeShownToOwner();
    const card = hand.create(Card, "card");
    game.defineFlow(() => {
      card.putInto(table);
      seen = card.isVisibleTo(2);
    });
  });
  return seen;
}

/** What a reload turns a function, a map and an instance into; and what happens to a symbol. */
export function D28() {
  class Purse {
    coins = 3;
  }
  class Keeping extends Game {}
  const keep = (key, value) =>
    start(
      (game) => {
        pass(game);
        game.defineFlow(() => (game[key] = value), firstActs(game, "pass"));
      },
      { gameClass: Keeping },
    ).load().game[key];
  return [
    typeof keep("trick", () => 1),
    keep("map", new Map([["a", 1]])).constructor.name,
    keep("purse", new Purse()).constructor.name,
    errorOf(() => keep("mark", Symbol("x"))),
  ];
}

/** Loading a game in which an attribute still refers to a removed piece. */
export function D30() {
  class Remembering extends Game {
    last;
  }
  const game = start(
    (game) => {
      const card = game.create(Card, "card");
      pass(game);
      game.defineFlow(
        () => {
          game.last = card;
          card.remove();
        },
        firstActs(game, "pass"),
      );
    },
    { gameClass: Remembering },
  );
  return errorOf(() => game.load());
}

/** Whether two copies of a card share an id: one is made while another piece is away, one after it is back. */
export function D31() {
  const game = start((game) => {
    const hand = game.create(Hand, "hand");
    const [home, original] = [game.create(Hand, "home"), game.create(Card, "original")];
    home.create(Card, "token");
    game.defineActions({
      away: () => game.action().do(() => game.first(Card, "token").putInto(hand)),
      back: () => game.action().do(() => game.first(Card, "token").putInto(home)),
      copy: () => game.action().do(() => void original.cloneInto(hand)),
    });
    const all = ["away", "back", "copy"];
    game.defineFlow(game.flowCommands.loop(firstActs(game, ...all)));
  });
  for (const name of ["away", "copy", "back", "copy"]) game.move(1, name);
  const ids = game
    .load()
    .game.all(Card, "original")
    .map((card) => card._t.id);
  return [ids.length, new Set(ids).size];
}
