import { SourceMap } from "node:module";
import { transformSync } from "esbuild";
import { afterEach, expect, vi } from "vitest";
import { nightMarket } from "../../tests/samples/nightMarket";
import { type Anything, type PageRuns, type SampleRun, turnsOf } from "../../tests/samples/runs";
import { toolkitTexts } from "../../tests/samples/toolkitTexts";

afterEach(() => vi.unstubAllGlobals());

/** A table at which seats sell in turn, in browsers with this language. */
function openMarket({ open }: SampleRun, language: string) {
  vi.stubGlobal("navigator", { language });
  const table = open(2, { after: turnsOf("sell") });
  const question = (): Anything => {
    const game: Anything = table.seenBy(1);
    return game._ctx.gameManager.getPendingMoves(game.players.atPosition(1)).moves[0];
  };
  return { table, question };
}

export default {
  "Translate the texts": (sample) => {
    const german = openMarket(sample, "de-AT");
    expect(german.question()).toMatchObject({ prompt: "Verkaufe eine Karte" });
    expect(german.question().selections[0].confirm[0]).toBe("{{card}} verkaufen");

    const english = openMarket(sample, "en-US");
    expect(english.question()).toMatchObject({ prompt: "Sell a card" });
    expect(english.table.sentTo(1)).toBe(german.table.sentTo(1));

    for (const { table } of [english, german]) {
      const card = (game: Anything) => game.first("hand").first(table.module.Card);
      table.move(1, "sell", { card });
    }
    expect(english.table.sentTo(2)).toBe(german.table.sentTo(2));
  },

  "Translate the texts #2": ({ load }) => {
    const known = Object.keys(load().texts);
    const { drawn, all } = toolkitTexts();
    const unreachable = ["Your move", "God mode enabled", "you", " and ", ", ", ": "];
    expect(drawn.filter((text) => !known.includes(text)).sort()).toEqual(unreachable.sort());
    expect([...known, "taking their turn"].filter((text) => !all.includes(text))).toEqual([]);
  },

  "Make your game accessible": ({ show }) => {
    const { markup } = show(2).seat(1);
    expect(markup).toMatch(/<p role="status">.+ is choosing<\/p>/);
    expect(markup).toMatch(/<button type="button" class="card \w+" aria-label="\w+, worth \d">\d</);
    expect(markup).toContain('aria-label="hidden card"></button>');
  },

  "How many pieces a game can have": ({ open }) => {
    const table = open({ players: 2, settings: { stones: 3 } });
    const stone = (game: Anything) => game.first("field").first(table.module.Stone);
    table.move(1, "take", { stone });
    table.move(2, "take", { stone });
    expect(table.current()).toEqual([1]);
    const game: Anything = table.game();
    expect(game.first("cart").all(table.module.Stone)).toHaveLength(2);
  },

  "How many pieces a game can have #2": async (sample) => {
    const modules = { "../src/game/night-market": nightMarket(sample) };
    const name = "nobody is sent more than 20,000 characters";
    expect(await sample.runTests({ modules })).toEqual({ passed: [name], failed: [] });
    const replace = ["toBeLessThan(20_000)", "toBeLessThan(2_000)"] as const;
    const { failed } = await sample.runTests({ modules, replace });
    expect(failed[0]).toMatch(/to be less than 2000/);
  },

  "Log errors in production": ({ load }) => {
    const postMessage = vi.fn();
    const listeners: Record<string, (event: object) => void> = {};
    vi.stubGlobal("window", { top: { postMessage } });
    vi.stubGlobal("addEventListener", (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    });
    const before = console.error;
    const { error } = { error: vi.fn() };
    console.error = error;
    try {
      load();
      listeners["error"]!({ error: { stack: "Error: a face\n    at x" }, message: "a face" });
      listeners["error"]!({ error: null, message: "Script error." });
      console.error("a rule", 7);
    } finally {
      console.error = before;
    }
    const texts = postMessage.mock.calls.map(([{ type, version, text }]) => [type, version, text]);
    expect(texts).toEqual([
      ["fault", "1.4.0", "Error: a face\n    at x"],
      ["fault", "1.4.0", "Script error."],
      ["fault", "1.4.0", "a rule 7"],
    ]);
    expect(error).toHaveBeenCalledWith("a rule", 7);
  },

  "Log errors in production #2": ({ load }) => {
    const source = "// rules\nexport function sell() {\n  throw new Error('sold');\n}\n";
    const options = { minify: true, sourcemap: "external", sourcefile: "rules.ts" } as const;
    const { code, map } = transformSync(source, options);
    const column = code.indexOf("throw") + 1;
    const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
    vi.stubGlobal("process", { argv: ["node", "where.mjs", "bundle.js", "1", String(column)] });
    const readFileSync = (file: string) => (file === "bundle.js.map" ? map : "");
    load({ modules: { "node:fs": { readFileSync }, "node:module": { SourceMap } } });
    vi.unstubAllGlobals();
    const [[found]] = log.mock.calls as [[object]];
    log.mockRestore();
    expect(found).toMatchObject({ fileName: "rules.ts", lineNumber: 3 });
  },
} satisfies PageRuns;
