import { createInterface } from "@boardzilla/core";
import { expect } from "vitest";
import { openHostPage } from "../../tests/samples/hostPage";
import { nightMarket } from "../../tests/samples/nightMarket";
import { notRun, type Anything, type PageRuns, type SampleRun } from "../../tests/samples/runs";
import {
  expectOwnMessages,
  expectOwnViews,
  secretSeats,
  secretsIn,
} from "../../tests/samples/secretSeats";

/** What `src/game/game-interface` exports. */
const engineModule = (sample: SampleRun) => ({
  __esModule: true,
  default: createInterface(nightMarket(sample).default),
});
/** What `dev/view-of` exports. */
const viewOfModule = (sample: SampleRun) =>
  sample
    .other("Run a game without the bz tool #2")
    .load({ modules: { [ENGINE]: engineModule(sample) } });
const ENGINE = "../src/game/game-interface";
const seats = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: `${index + 1}`, name: `Player ${index + 1}`, position: index + 1 },
    ...{ host: index === 0, color: "", avatar: "" },
  }));
const START = { players: seats(2), settings: { rounds: 1 }, randomSeed: "one" };
const copy = (value: Anything) => JSON.parse(JSON.stringify(value));

export default {
  "Run a game without the bz tool": (sample) => {
    const open = (engine: object) => {
      const modules = { [ENGINE]: engine, "./view-of": viewOfModule(sample) };
      return openHostPage(() => sample.load({ modules }));
    };
    const { frames, sent, post } = open(engineModule(sample));
    expect(frames).toHaveLength(2);
    const bootstrap = frames.map(({ srcdoc }) => JSON.parse(/json='(.*?)'/.exec(srcdoc)![1]));
    expect(bootstrap.map(({ userID, host }) => [userID, host])).toEqual([
      ["1", true],
      ["2", false],
    ]);
    post(1, { type: "ready" });
    expect(sent.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(sent[0].message).toMatchObject({ type: "gameUpdate", position: 1, currentPlayers: [1] });
    // A message from elsewhere is no move.
    post(0, { type: "move", data: {} });
    expect(sent).toHaveLength(2);
    post(2, { type: "move", data: { name: "sell", args: { card: "$el[0/0]" } } });
    // Refused, it is shown again as it was.
    expect(sent.at(-1)?.message.currentPlayers).toEqual([1]);

    expectOwnMessages(open({ __esModule: true, default: createInterface(secretSeats) }), 2);
  },

  "Run a game without the bz tool #2": (sample) => {
    const engine = createInterface(secretSeats);
    const play = (update: Anything, move: Anything) => engine.processMove(update.game, move);
    const start = engine.initialState({ ...START, players: seats(3) });
    expectOwnViews(
      { ...sample.load({ modules: { [ENGINE]: engineModule(sample) } }), play },
      start,
    );
  },

  "Run a game without the bz tool #3": notRun(
    "starts a server and waits for changes; the walk of a new reader builds with the same options",
  ),

  "Run a game without the bz tool #4": (sample) => {
    const modules = { "./night-market": nightMarket(sample) };
    const engine = sample.load({ modules }).default;
    expect(engine.initialState(START).game.currentPlayers).toEqual([1]);
  },

  "Write a game in JavaScript": ({ open }) => {
    const table = open(2);
    expect(() => table.move(1, "pick", { count: 3 })).toThrow("Above maximum");
    const counts = [2, 1, 2, 1];
    for (const [turn, count] of counts.entries()) table.move((turn % 2) + 1, "pick", { count });
    // One apple is left, so one is all that may be taken.
    expect(() => table.move(1, "pick", { count: 2 })).toThrow("Above maximum");
    table.move(1, "pick", { count: 1 });
    expect(table.winners()).toEqual([1]);
    expect([...table.game().players].map(({ points }) => points)).toEqual([5, 2]);
  },

  "Replay a saved history": (sample) => {
    const modules = { [ENGINE]: engineModule(sample) };
    const engine = modules[ENGINE].default;
    const { replay } = sample.load({ modules });
    const first = engine.initialState(copy(START));
    const { randomMove } = sample
      .other("Let the engine play by itself", "cookbook/testing.mdx")
      .load({ modules: { "../src/game/night-market": nightMarket(sample) } });
    const moves: Anything[] = [];
    const states = [copy(first.game.state)];
    let update: Anything = first;
    while (update.game.phase === "started") {
      const [position] = update.game.currentPlayers;
      const move = { position, data: randomMove(update.game.state, position) };
      moves.push(copy(move));
      update = engine.processMove(copy(update.game), move);
      states.push(copy(update.game.state));
    }
    const replayed = replay(copy({ start: START, moves }));
    expect(replayed).toHaveLength(moves.length + 1);
    expect(copy(replayed.at(-1).game.winners)).toEqual(update.game.winners);
    // What is not possible is named with its number.
    const wrong = copy(moves);
    wrong[1] = wrong[0];
    expect(() => replay({ start: START, moves: wrong })).toThrow("Move 2 is not possible");
  },

  "Add a bot player": (sample) => {
    const market = nightMarket(sample);
    const modules = { [ENGINE]: engineModule(sample), "./view-of": viewOfModule(sample) };
    const random = sample
      .other("Let the engine play by itself", "cookbook/testing.mdx")
      .load({ modules: { "../src/game/night-market": market } });
    const { playBots } = sample.load({ modules: { ...modules, "../test/random-move": random } });
    const first = modules[ENGINE].default.initialState(copy({ ...START, players: seats(3) }));
    // Seat 1 is a person: the bots wait for it.
    expect(playBots(first, [2, 3]).game.currentPlayers).toEqual([1]);
    const { phase, winners } = playBots(first, [1, 2, 3]).game;
    expect(phase).toBe("finished");
    expect(winners).toHaveLength(1);

    // A bot knows what its seat may see, whatever the turn order.
    const engine = createInterface(secretSeats);
    const moved: number[] = [];
    const randomMove = (state: object, seat: number) => {
      expect(secretsIn(state)).toEqual([seat]);
      moved.push(seat);
      return { name: ["reverse", "pause", "end"][moved.length - 1], args: {} };
    };
    const secrets = sample.load({
      modules: {
        [ENGINE]: { __esModule: true, default: engine },
        "./view-of": viewOfModule(sample),
        "../test/random-move": { randomMove },
      },
    });
    const start = engine.initialState(copy({ ...START, players: seats(3) }));
    expect(secrets.playBots(start, [1, 2, 3]).game.winners).toEqual([1]);
    expect(moved).toEqual([1, 3, 1]);
  },

  "The game comes first": notRun("the package has no createGameClasses any more"),
  "The game comes first #2": ({ open }) => {
    const after = `export default createGame(MyPlayer, MyGame, (game) => {
      game.create(Hand, "hand", { player: game.players[0] }).create(Card, "card");
      game.defineActions({ pass: () => game.action() });
      game.defineFlow(game.flowCommands.playerActions({ player: () => game.players[0], actions: ["pass"] }));
    });`;
    const before = 'import { createGame } from "@boardzilla/core";';
    const game = open(1, { before, after }).game();
    expect(game.players[0].my("hand").first("card").game).toBe(game);
  },
  "A list of board sizes": notRun("render takes no function any more"),
  "A list of board sizes #2": ({ show }) => {
    const { options } = show(2);
    expect(options.boardSizes.map(({ name }: Anything) => name)).toEqual(["wide", "tall"]);
  },
} satisfies PageRuns;
