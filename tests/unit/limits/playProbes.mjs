/** Probes of the known limits of players, actions and tests; each returns what happened. */
import { createGame, Game, Player, TestRunner } from "@boardzilla/core";
import { atSetup, Card, errorOf, firstActs, Hand, pass, start } from "./harness.mjs";

/** Whether the other player's client gets an attribute that the class hides. */
export function D8() {
  class Spy extends Player {
    secret = "the code";
  }
  Spy.hide("secret");
  const game = start(
    (game) => {
      pass(game);
      game.defineFlow(firstActs(game, "pass"));
    },
    { playerClass: Spy },
  );
  const [, second] = game.update.players;
  return second.state.players[0].secret;
}

/** The player one seat to the right of the first. */
export function D12() {
  return atSetup(({ players }) => players.seatedNext(players.atPosition(1), -1)?.position, {
    seats: 3,
  });
}

/** The turn order after the seat order was requested. */
export function D13() {
  return atSetup(
    ({ players }) => {
      players.sortBy("position", "desc");
      players.inPositionOrder();
      return [...players.map(({ position }) => position)];
    },
    { seats: 3 },
  );
}

/** A placeholder that occurs twice in a message. */
export function D14() {
  let error;
  start((game) => {
    pass(game);
    game.defineFlow(() => {
      error = errorOf(() => game.message("{{who}} beats {{who}}", { who: "A" }));
    });
  });
  return error;
}

/** Which numbers the engine accepts when no minimum is set. */
export function D15() {
  return [0, -3].map((n) => {
    const game = start((game) => {
      game.defineActions({ bid: () => game.action().chooseNumber("n", { max: 5 }) });
      game.defineFlow(firstActs(game, "bid"));
    });
    return errorOf(() => game.move(1, "bid", { n })) ?? "accepted";
  });
}

/** The number of cards in hand after a move, according to the test server and to its state. */
export function D18() {
  const setup = createGame(Player, Game, (game) => {
    const hand = game.create(Hand, "hand");
    game.create(Card, "card");
    game.defineActions({
      draw: () => game.action().do(() => game.first(Card).putInto(hand)),
      // The UI automatically makes a move that is the only one.
      rest: () => game.action(),
    });
    game.defineFlow(game.flowCommands.loop(firstActs(game, "draw", "rest")));
  });
  const { window } = globalThis;
  const runner = new TestRunner(setup);
  const [first] = runner.start({ players: 1, settings: {} });
  first.move("draw", {});
  const stored = runner.server.state.game.state.board[0].children;
  const seen = [
    runner.server.game.first(Hand).all(Card).length,
    stored.find(({ className }) => className === "Hand").children?.length ?? 0,
  ];
  // The runner leaves a window behind, which makes the engine think it is in a browser.
  globalThis.window = window;
  return seen;
}

/** What is known about the players during setup and in the flow. */
export function D21() {
  const seen = [];
  start((game) => {
    const tell = () => {
      const [player] = game.players;
      seen.push([player.position, player.name, game.players.host()?.position]);
    };
    tell();
    pass(game);
    game.defineFlow(firstActs(game, "pass"));
  });
  return seen;
}

/** How many combinations are tried for a choice of several from ten cards. */
export function D26() {
  const tried = new Set();
  const game = start((game) => {
    game.createMany(10, Card, "card");
    game.defineActions({
      take: () =>
        game
          .action()
          .chooseOnBoard("cards", game.all(Card), { min: 1, max: 10 })
          .chooseFrom("next", ({ cards }) => {
            if (cards) tried.add(cards.map(({ name, _t }) => name + String(_t.id)).join());
            return ["a", "b"];
          }),
    });
    game.defineFlow(firstActs(game, "take"));
  });
  const engine = game.load();
  engine.getPendingMoves(engine.players[0]);
  return tried.size;
}
