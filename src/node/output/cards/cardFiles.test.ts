import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deleteFolders, writeFolder } from "../../testing/folders";
import { writeCardFiles } from "./cardFiles";

const list = (...nodes: readonly object[]) => ({ nodes });
const flow = { path: "/cards/game/flow.png", title: "Flow", section: "Game", foot: "Boardzilla" };

const answer = (title: string) => ({
  data: {
    allDocPage: list(
      { route: "/game/flow", linkCard: { ...flow, title } },
      { route: "/game/draft", linkCard: null },
    ),
    allCategoryPage: list(),
    allApiPage: list(),
  },
});

let folder = "";

beforeEach(() => {
  folder = writeFolder();
});
afterEach(deleteFolders);

const write = (title: string): Promise<string> =>
  writeCardFiles(
    { graphql: () => Promise.resolve(answer(title)) },
    { publicPath: path.join(folder, "public"), cache: path.join(folder, "cache") },
  );

const listCards = (): string[] =>
  readdirSync(path.join(folder, "public/cards"), { recursive: true, encoding: "utf8" }).sort();

test("every page with a card gets its file", async () => {
  expect(await write("Flow")).toBe("Link cards: 1, newly drawn: 1.");
  expect(listCards()).toEqual(["game", "game/flow.png"]);
  const bytes = readFileSync(path.join(folder, "public", flow.path));
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test("a second build draws only what has changed", async () => {
  await write("Flow");
  expect(await write("Flow")).toBe("Link cards: 1, newly drawn: 0.");
  expect(await write("The flow")).toBe("Link cards: 1, newly drawn: 1.");
});

test("a title that no card can show stops the build with the page's name, before anything is written", async () => {
  await expect(write("Игра")).rejects.toThrow(
    '/game/flow: the title "Игра" has "И", "г", "р", "а"',
  );
  expect(readdirSync(folder)).toEqual([]);
});
