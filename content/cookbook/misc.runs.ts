import { createInterface } from "@boardzilla/core";
import { expect, vi } from "vitest";
import { nightMarket } from "../../tests/samples/nightMarket";
import { notRun, type Anything, type PageRuns, type SampleRun } from "../../tests/samples/runs";

/** What `src/game/game-interface` exports. */
const engineModule = (sample: SampleRun) => ({
  __esModule: true,
  default: createInterface(nightMarket(sample).default),
});
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
    type Listener = (event: Anything) => void;
    let listen: Listener = () => undefined;
    const sent: { seat: number; message: Anything }[] = [];
    const frames: Anything[] = [];
    const createElement = () => {
      const seat = frames.length + 1;
      const postMessage = (message: Anything) => sent.push({ seat, message: copy(message) });
      frames.push({ contentWindow: { postMessage } });
      return frames.at(-1);
    };
    vi.stubGlobal("document", { createElement, body: { append: () => undefined } });
    vi.stubGlobal("addEventListener", (_: string, listener: Listener) => (listen = listener));
    try {
      sample.load({ modules: { [ENGINE]: engineModule(sample) } });
      expect(frames).toHaveLength(2);
      const bootstrap = frames.map(({ srcdoc }) => JSON.parse(/json='(.*?)'/.exec(srcdoc)![1]));
      expect(bootstrap.map(({ userID, host }) => [userID, host])).toEqual([
        ["1", true],
        ["2", false],
      ]);
      const from = (seat: number, data: object) =>
        listen({ source: frames[seat - 1].contentWindow, data });
      from(1, { type: "ready" });
      expect(sent.map(({ seat }) => seat)).toEqual([1, 2]);
      expect(sent[0].message).toMatchObject({
        type: "gameUpdate",
        position: 1,
        currentPlayers: [1],
      });
      // A seat gets its own view and not the engine's state.
      expect(JSON.stringify(sent[0].message)).not.toBe(JSON.stringify(sent[1].message));
      // A message from elsewhere is no move.
      listen({ source: {}, data: { type: "move", data: {} } });
      const [move] = [{ name: "sell", args: { card: "$el[0/0]" } }];
      from(2, { type: "move", data: move });
      // Refused, it is shown again as it was.
      expect(sent.at(-1)?.message.currentPlayers).toEqual([1]);
    } finally {
      vi.unstubAllGlobals();
    }
  },

  "Run a game without the bz tool #2": notRun(
    "starts a server and waits for changes; the walk of a new reader builds with the same options",
  ),

  "Run a game without the bz tool #3": (sample) => {
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
    const modules = { [ENGINE]: engineModule(sample) };
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
  },
} satisfies PageRuns;
