import { expect, test } from "vitest";
import type { GameMessage, GameUpdate } from "../../../../shared/games/engine";
import { describeRefusal, lineText, parseMessage, readLog, readOutcome } from "./gameLog";

const update = (...messages: GameMessage[]) => ({ messages }) as unknown as GameUpdate;
const move = (seat: number, name: string) => ({ seat, name, args: {} });

test("a message keeps its words, and knows which of them name a player", () => {
  const spans = parseMessage("[[$p[2]|Ben]] takes [[$el[0/2]|a rib]] &amp; <b>two</b> coins");
  expect(spans).toEqual([
    { text: "Ben", seat: 2 },
    { text: " takes " },
    { text: "a rib" },
    { text: " & two coins" },
  ]);
});

test("what was on lines of its own does not run together", () =>
  expect(lineText({ spans: parseMessage("<p>One</p><p>Two<br>Three</p>") })).toBe("One Two Three"));

test("every move has a line, even where the rules say nothing to all", () => {
  const game = {
    moves: [move(1, "keep"), move(2, "__pass__")],
    updates: [update(), update({ position: 1, body: "You draw a fig" }), update()],
  };
  const text = (reader: Parameters<typeof readLog>[1]) =>
    readLog(game, reader, ["Ada", "Ben"]).map((line) => `${String(line.at)} ${lineText(line)}`);
  expect(text("public")).toEqual(["1 Ada plays “keep”", "2 Ben passes"]);
  expect(text(1)).toEqual(["1 Ada plays “keep”", "1 You draw a fig", "2 Ben passes"]);
  expect(text(2)).toEqual(text("public"));
  expect(text("everything")).toEqual(text(1));
});

const NAMES = ["Ada", "Ben", "Cleo"];
const endWith = (...winners: number[]): string | undefined =>
  readOutcome({ game: { phase: "finished", winners } } as unknown as GameUpdate, NAMES);

test("names who has won, and nobody after a draw or a loss", () => {
  expect(endWith(2)).toBe("The game is over: Ben won.");
  expect(endWith(1, 2, 3)).toBe("The game is over: Ada, Ben, and Cleo won.");
  expect(endWith()).toBe("The game is over: nobody won.");
});

test("says nothing while the game runs", () => {
  const running = { game: { phase: "started", currentPlayers: [1] } } as unknown as GameUpdate;
  expect([readOutcome(running, NAMES), readOutcome(undefined, NAMES)]).toEqual([
    undefined,
    undefined,
  ]);
});

test("a refused move is reported with number, player, action and the engine's reason", () => {
  const reason = "Unable to process move: Selected element is not valid";
  const refused = { number: 4, move: move(2, "sow"), players: 2, reason };
  expect(describeRefusal({ ...refused, rules: "new" })).toBe(
    "Move 4, Ben's sow, is refused under the new rules: Selected element is not valid. The game stops before it.",
  );
});

test("a pass is called so, and a seat that nobody takes by its number", () => {
  const refused = { number: 1, move: move(5, "__pass__"), players: 2, reason: "no." };
  expect(describeRefusal({ ...refused, rules: "these" })).toBe(
    "Move 1, seat 5's pass, is refused under these rules: no. The game stops before it.",
  );
});
