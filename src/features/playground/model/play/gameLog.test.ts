import { expect, test } from "vitest";
import type { GameMessage, GameUpdate } from "../../../../shared/games/engine";
import {
  describeRefusal,
  describeTurn,
  latestLine,
  lineText,
  parseMessage,
  readLog,
  readOutcome,
} from "./gameLog";

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

test.each([
  ["signs of no tag", "1 < 2 <b>and</b> 3 > 2", "1 < 2 and 3 > 2"],
  ["brackets of no reference", "[[a]] [[ [[$p[1]|Ada]] [[b|c", "[[a]] [[ Ada [[b|c"],
  ["an unknown reference", "[[$el[0/2]|a [rib]]] or two", "a [rib] or two"],
  ["10,000 open tags", "<".repeat(10_000), `${"<".repeat(499)}…`],
  ["5,000 open references", "[[".repeat(5000), `${"[".repeat(499)}…`],
  ["5,000 references without an end", "[[|".repeat(5000), `${"[[|".repeat(166)}[…`],
])("a line with %s keeps its words, and is cut if it is long", (_, body, text) =>
  expect(lineText({ spans: parseMessage(body) })).toBe(text),
);

test("the lines of an update are read once, whoever asks for them and how often", () => {
  const game = { moves: [], updates: [update({ body: "<b>Ada</b> begins" })] };
  const [first, again] = (["public", "everything"] as const).map((reader) =>
    readLog(game, reader, []).map(({ spans }) => spans),
  );
  expect(first).toEqual([[{ text: "Ada begins" }]]);
  expect(again?.[0]).toBe(first?.[0]);
});

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

test("the newest line is that of the move shown, and none for other seats", () => {
  const game = {
    moves: [move(1, "keep"), move(2, "keep")],
    updates: [update(), update({ body: "A fig" }, { position: 1, body: "Yours" }), update()],
  };
  const text = (reader: Parameters<typeof readLog>[1], at: number) => {
    const line = latestLine({ ...game, at }, reader, ["Ada", "Ben"]);
    return line && lineText(line);
  };
  expect(text("public", 0)).toBeUndefined();
  expect([text("public", 1), text(1, 1), text(2, 1)]).toEqual(["A fig", "Yours", "A fig"]);
  expect(text(1, 2)).toBe("Ben plays “keep”");
});

const NAMES = ["Ada", "Ben", "Cleo"];

test.each([
  [[1], undefined, "Ada to move"],
  [[1, 3], undefined, "Ada and Cleo to move"],
  [[1, 3], 3, "Your turn"],
  [[2], 1, "Ben to move"],
  [[9], 1, "Seat 9 to move"],
  [[], 1, "Nobody is to move"],
])("with the seats %j to move, and %s the reader's, the turn is “%s”", (seats, human, text) => {
  const game = { phase: "started", currentPlayers: seats };
  expect(describeTurn({ game } as unknown as GameUpdate, NAMES, human)).toBe(text);
});

test("without a turn, the game starts or has ended", () => {
  expect(describeTurn(undefined, NAMES, 1)).toBe("The game starts…");
  const game = { phase: "finished", winners: [2] };
  expect(describeTurn({ game } as unknown as GameUpdate, NAMES, 1)).toBe(
    "The game is over: Ben won.",
  );
});

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

test("a reason keeps its inner periods, and loses those at its end, however many there are", () => {
  const refused = { number: 1, move: move(1, "sow"), players: 2, rules: "new" } as const;
  const text = describeRefusal({ ...refused, reason: `Not 1.5. ${". ".repeat(500)}` });
  expect(text).toContain("under the new rules: Not 1.5. The game stops");
});

test("a pass is called so, and a seat that nobody takes by its number", () => {
  const refused = { number: 1, move: move(5, "__pass__"), players: 2, reason: "no." };
  expect(describeRefusal({ ...refused, rules: "these" })).toBe(
    "Move 1, seat 5's pass, is refused under these rules: no. The game stops before it.",
  );
});
