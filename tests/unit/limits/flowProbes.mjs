/** Probes of the known limits of the flow; each returns what happened. */
import { Do, Game } from "@boardzilla/core";
import { Card, errorOf, firstActs, Hand, pass, start } from "./harness.mjs";

/** A player step that names no player, after the first reload. */
export function D1() {
  const game = start((game) => {
    pass(game);
    game.defineFlow(game.flowCommands.playerActions({ actions: ["pass"] }));
  });
  return errorOf(() => game.move(1, "pass"));
}

/** Who may act according to the engine, before and after a reload. */
export function D2() {
  const game = start((game) => {
    pass(game);
    game.defineFlow(
      () => game.players.setCurrent(2),
      game.flowCommands.playerActions({ actions: ["pass"] }),
    );
  });
  return [game.update.game.currentPlayers, game.load().players.currentPosition];
}

/** Who may act in the first player's turn, after the second one has reacted. */
export function D3() {
  const game = start((game) => {
    const { eachPlayer, playerActions } = game.flowCommands;
    game.defineActions({
      ask: (player) =>
        game.action().do(() => game.followUp({ name: "answer", player: player.other() })),
      answer: () => game.action(),
      end: () => game.action(),
    });
    game.defineFlow(
      eachPlayer({
        name: "turn",
        do: [playerActions({ actions: ["ask"] }), playerActions({ actions: ["end"] })],
      }),
    );
  });
  game.move(1, "ask");
  return game.move(2, "answer").game.currentPlayers;
}

/** Two named player steps in one everyPlayer. */
export function D4() {
  return errorOf(() => {
    const game = start((game) => {
      const { everyPlayer, playerActions } = game.flowCommands;
      pass(game);
      game.defineFlow(
        everyPlayer({
          do: [
            playerActions({ name: "first", actions: ["pass"] }),
            playerActions({ name: "second", actions: ["pass"] }),
          ],
        }),
      );
    });
    game.move(1, "pass");
    game.move(2, "pass");
    game.move(1, "pass");
  });
}

/** How often the outer loop runs when an action breaks it by its name in the first pass. */
export function D5() {
  class Counting extends Game {
    passes = 0;
  }
  const game = start(
    (game) => {
      const { forLoop, loop } = game.flowCommands;
      game.defineActions({ stop: () => game.action().do(() => Do.break("outer")) });
      game.defineFlow(
        forLoop({
          name: "outer",
          initial: 1,
          next: (n) => n + 1,
          while: (n) => n <= 2,
          do: [() => (game.passes += 1), loop(firstActs(game, "stop"))],
        }),
      );
    },
    { gameClass: Counting },
  );
  game.move(1, "stop");
  return game.load().game.passes;
}

/** Which of its arguments a follow-up gets when the move does not repeat them. */
export function D6() {
  class Telling extends Game {
    told = "nothing";
  }
  const game = start(
    (game) => {
      game.defineActions({
        ask: (player) =>
          game.action().do(() => game.followUp({ name: "answer", player, args: { n: 7 } })),
        answer: () => game.action().do(({ n }) => (game.told = String(n))),
      });
      game.defineFlow(firstActs(game, "ask"), firstActs(game, "ask"));
    },
    { gameClass: Telling },
  );
  game.move(1, "ask");
  game.move(1, "answer");
  return game.load().game.told;
}

/** Which way ifElse goes for a truthy value that is not `true`. */
export function D16() {
  let way = "";
  start((game) => {
    pass(game);
    game.defineFlow(
      game.flowCommands.ifElse({
        if: () => "yes",
        do: () => (way = "do"),
        else: () => (way = "else"),
      }),
    );
  });
  return way;
}

/** What arguments the functions of two step options get, and whether the flow is running by then. */
export function D17() {
  const calls = [];
  let isRunning = false;
  start((game) => {
    const { forEach, playerActions } = game.flowCommands;
    pass(game);
    const tell = (name) => (args) => {
      calls.push([name, Object.keys(args).length, isRunning]);
      return "Done";
    };
    const player = () => game.players[0];
    game.defineFlow(
      () => (isRunning = true),
      forEach({
        name: "round",
        collection: [1],
        do: [
          playerActions({ player, actions: ["pass"], optional: tell("optional") }),
          playerActions({ player, actions: ["pass"], repeatUntil: tell("repeatUntil") }),
        ],
      }),
    );
  });
  return calls;
}

/** A game without a flow step, and one without a flow. */
export function D22() {
  return [
    errorOf(() => start((game) => game.defineFlow())),
    errorOf(() => start((game) => pass(game))),
  ];
}

/** Who may act, and how many choices were counted, after both players have chosen in an everyPlayer that then ends. */
export function D36() {
  class Counting extends Game {
    choices = 0;
  }
  const play = (pause, { inEntry = false } = {}) => {
    const define = (game) => {
      const { everyPlayer, playerActions } = game.flowCommands;
      game.create(Hand, "hand").create(Card, "card");
      game.create(Hand, "table");
      const choose = () => {
        game.choices += 1;
        if (!inEntry) pause(game);
      };
      game.defineActions({ choose: () => game.action().do(choose), end: () => game.action() });
      const entry = inEntry ? { name: "choose", do: () => pause(game) } : "choose";
      game.defineFlow(
        everyPlayer({ do: playerActions({ actions: [entry] }) }),
        firstActs(game, "end"),
      );
    };
    const game = start(define, { gameClass: Counting });
    game.move(2, "choose");
    game.move(1, "choose");
    return [game.update.game.currentPlayers, game.load().game.choices];
  };
  const moveTwice = (game) => {
    const card = game.first(Card);
    for (const name of ["table", "hand"]) card.putInto(game.first(Hand, name));
  };
  return {
    nothing: play(() => undefined),
    addDelay: play((game) => game.addDelay()),
    announce: play((game) => game.announce("chosen")),
    "moves twice": play(moveTwice),
    "in the entry": play((game) => game.addDelay(), { inEntry: true }),
  };
}
