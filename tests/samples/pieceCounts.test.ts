// @vitest-environment happy-dom
/* eslint-disable @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-return --
   no type is known of what a page's code exports, nor of what its page sends */
/** Counts again what a page says of games with many pieces. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageSamples } from "./pageSamples";
import type { Anything } from "./runs";
import { lastUpdate, seatView } from "../../src/shared/games/match";
import { sampleRun } from "./sampleRun";
import { openToolkitPage } from "./toolkitPage";

const PAGE = "publishing/before-strangers-play.mdx";
const HEADING = "How many pieces a game can have";

/** Places in the code of a sample, and what is written there instead. */
type Edits = readonly (readonly [RegExp, string])[];

/** What turns the game of the page into one of the rows of its second table. */
const INSTEAD: Readonly<Record<string, Edits>> = {
  "the field above": [],
  "ten stones offered at a time": [[/field\.all\(Stone\)/, "field.firstN(10, Stone)"]],
  "a `Stack`, which draws ten pieces": [
    [/Space \}/, "Space, Stack }"],
    [/Space<Quarry>, "field"/, 'Stack, "field"'],
    [/field\.all\(Stone\)/, "[field.top(Stone)!]"],
  ],
  "stones waiting in the pile": [
    [/field\.createMany/, "game.pile.createMany"],
    [/\.chooseOnBoard.+?cart\)/s, ".do(() => void game.pile.first(Stone)!.putInto(cart))"],
  ],
  "one piece with a number of stones": [
    [/Piece<Quarry> \{\}/, "Piece<Quarry> { count = 0 }"],
    [/createMany\((.+?), Stone, "stone"\)/, 'create(Stone, "stone", { count: $1 })'],
    [/\.chooseOnBoard.+?cart\)/s, ".do(() => { field.first(Stone)!.count -= 1; })"],
  ],
};

/** The rows of the page's table whose first cell in its head is this, by the first cell of each. */
function rowsOf(head: string): ReadonlyMap<string, readonly string[]> {
  const lines = readFileSync(`content/${PAGE}`, "utf8").split("\n");
  const start = lines.findIndex((line) => line.startsWith(`| ${head} |`));
  const end = lines.findIndex((line, index) => index > start && line === "");
  const cells = lines.slice(start + 2, end).map((line) => line.slice(2, -2).split(" | "));
  return new Map(cells.map(([first = "", ...others]) => [first, others]));
}

const numbers = (row: readonly string[]): number[] =>
  row.slice(0, 3).map((cell) => Number(cell.replaceAll(",", "")));

/** The game of the page after an edit, at a table for two. */
function openQuarry(stones: number, edits: Edits) {
  const sample = pageSamples(PAGE).find(({ key }) => key === HEADING)!;
  const edited = sampleRun({
    ...sample,
    place: (additions) => {
      const { text, linesBefore } = sample.place(additions);
      return {
        linesBefore,
        text: edits.reduce((code, [from, to]) => {
          expect(code).toMatch(from);
          return code.replace(from, to);
        }, text),
      };
    },
  });
  return edited.open({ players: 2, settings: { stones } });
}

type Quarry = ReturnType<typeof openQuarry>;

/** How many elements seat 1 may choose from. */
function choices({ seenBy }: Quarry): number {
  const game: Anything = seenBy(1);
  const pending = game._ctx.gameManager.getPendingMoves(game.players.atPosition(1));
  return pending.moves[0].selections[0]?.resolvedChoices?.length ?? 0;
}

/** Characters of the state that seat 1 is sent after the first move. */
function characters(table: Quarry): number {
  const first = (game: Anything): unknown => game.first("field").first(table.module.Stone);
  table.move(1, "take", choices(table) > 0 ? { stone: first } : {});
  return JSON.stringify(seatView(lastUpdate(table.match), 1)).length;
}

async function domElements(table: Quarry): Promise<number> {
  await openToolkitPage(table.module.default, {}, table);
  return document.querySelectorAll("#play-area *").length;
}

/** How many elements a page draws: from twenty stones on, each further stone adds the same number. */
async function countElements(edits: Edits): Promise<(stones: number) => number> {
  const [few, more] = [
    await domElements(openQuarry(20, edits)),
    await domElements(openQuarry(30, edits)),
  ];
  return (stones) => few + ((more - few) / 10) * (stones - 20);
}

/** What both tables say of each game: characters of a state, elements of a page, choices. */
async function countAll(rows: readonly { readonly stones: number; readonly edits: Edits }[]) {
  const counts: number[][] = [];
  for (const { stones, edits } of rows) {
    const elements = await countElements(edits);
    const open = () => openQuarry(stones, edits);
    counts.push([characters(open()), elements(stones), choices(open())]);
  }
  return counts;
}

test("the table counts what a state, a page and a choice have", async () => {
  const rows = [...rowsOf("Stones")];
  expect(rows.length).toBeGreaterThan(3);
  const games = rows.map(([first]) => ({ stones: Number(first.replace(",", "")), edits: [] }));
  expect(rows.map(([, row]) => numbers(row))).toEqual(await countAll(games));
});

test("the table of what helps counts the same", async () => {
  const rows = rowsOf("Instead");
  expect([...rows.keys()]).toEqual(Object.keys(INSTEAD));
  const games = Object.values(INSTEAD).map((edits) => ({ stones: 500, edits }));
  expect([...rows.values()].map(numbers)).toEqual(await countAll(games));
});
