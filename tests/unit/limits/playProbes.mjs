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

/** A game for three in which the first player in turn order reverses that order, after `before`. */
function reversing(game, before = () => undefined) {
  for (const player of game.players.sortedBy("position")) {
    const hand = game.create(Hand, `hand ${player.position}`, { player });
    hand.contentsWillBeShownToOwner();
    hand.create(Card, "card", { owned: player.position });
  }
  game.defineActions({
    reverse: () =>
      game.action({ prompt: "Reverse" }).do(() => {
        before();
        game.players.reverse();
      }),
    // The UI automatically makes a move that is the only one.
    rest: () => game.action({ prompt: "Rest" }),
  });
  game.defineFlow(game.flowCommands.loop(firstActs(game, "reverse", "rest")));
}

/** The seats of an update's players, and of those in the state of seat 1, after a change of the turn order. */
export function D33() {
  const { players } = start((game) => reversing(game), { seats: 3 }).move(1, "reverse");
  const { state } = players.find(({ position }) => position === 1);
  return [players, state.players].map((list) => list.map(({ position }) => position));
}

/** Whose card is in each state that seat 1 gets when the turn order changes after a pause. */
export function D34() {
  const define = (game) => reversing(game, () => game.addDelay());
  const { players } = start(define, { seats: 3 }).move(1, "reverse");
  const { state } = players.find(({ position }) => position === 1);
  return state.map(({ board }) => Number(/"owned":(\d)/.exec(JSON.stringify(board))[1]));
}

/** What the handles of three seats say after a change of the turn order, and who is to move after their moves. */
export function D35() {
  const { window } = globalThis;
  const runner = new TestRunner(createGame(Player, Game, (game) => reversing(game)));
  const handles = runner.start({ players: 3, settings: {} });
  handles[0].move("reverse", {});
  const current = runner.server.state.game.currentPlayers;
  const actions = handles.map((handle) => handle.actions());
  const isCurrent = handles.map(({ player }) => player.isCurrent());
  handles[2].move("reverse", {});
  const moved = runner.server.state.game.currentPlayers;
  globalThis.window = window;
  return { current, actions, isCurrent, moved };
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
