import { expect } from "vitest";
import { notRun, type PageRuns } from "../../tests/samples/runs";

const PROJECT = "the walk of a new reader uses it: tests/walk/newReader.test.ts";

export default {
  "Packages and scripts": notRun("declares types only; " + PROJECT),

  "The rules": ({ open }) => {
    const table = open(2);
    expect(() => table.move(1, "dig", { count: 4 })).toThrow("Above maximum");
    const counts = [3, 3, 3, 2];
    for (const [turn, count] of counts.entries()) {
      table.move((turn % 2) + 1, "dig", { count });
      expect(table.messages().join()).toContain(`takes ${count}.`);
    }
    // One bone is left.
    expect(() => table.move(1, "dig", { count: 2 })).toThrow("Above maximum");
    table.move(1, "dig", { count: 1 });
    expect(table.winners()).toEqual([1]);
  },

  "The rules #2": ({ load, other }) => {
    const engine = load({ modules: { "./index": other("The rules").load() } }).default;
    expect(engine.initialState).toBeTypeOf("function");
    expect(engine.processMove).toBeTypeOf("function");
  },

  "The look": ({ show, other }) => {
    const rules = other("The rules").load();
    const { seat, options } = show(2, { modules: { "../game": rules } });
    const { game, markup, place } = seat(1);
    expect(markup.match(/class="bone"/g)).toHaveLength(12);
    expect(place(game.first("heap"))).toEqual({ left: 10, top: 10, width: 80, height: 55 });
    expect(options.boardSizes[0].name).toBe("table");
  },

  "The build scripts": notRun(PROJECT),
  "The build scripts #2": notRun(PROJECT),
  "A first test": notRun(PROJECT),

  "A first test #2": async ({ runTests }) => {
    const refused = `vitest_.test("a refused move", () => console.error("refused"));`;
    const { failed } = await runTests({ after: `const vitest_ = require("vitest"); ${refused}` });
    expect(failed).toEqual([expect.stringMatching(/a refused move.*not be called/s)]);
  },

  "A first test #3": async ({ runTests, other }) => {
    const modules = { "../src/game": other("The rules").load() };
    const { passed, failed } = await runTests({ modules });
    expect(failed).toEqual([]);
    expect(passed).toEqual(["whoever takes the last bone wins"]);
  },
} satisfies PageRuns;
