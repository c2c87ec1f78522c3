import { expect, test } from "vitest";
import type { GameMessage, GameUpdate } from "../../../../shared/games/engine";
import { lineText, parseMessage, readLog } from "./gameLog";

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

test("what was on lines of its own does not run together", () => {
  expect(lineText({ spans: parseMessage("<p>One</p><p>Two<br>Three</p>") })).toBe("One Two Three");
});

test("every move has a line, also where the rules say nothing to all", () => {
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
