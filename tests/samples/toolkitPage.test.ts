// @vitest-environment happy-dom
/* eslint-disable @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-return --
   no type is known of what a page's code exports, nor of what its page sends */
/** What pages say of the toolkit's own page, and of samples that change it. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { pageSamples } from "./pageSamples";
import { sampleRun } from "./sampleRun";
import { openToolkitPage, sentMoves, updatePage } from "./toolkitPage";

// As on the pages of players: React in development freezes styles that the toolkit changes.
vi.hoisted(() => vi.stubEnv("NODE_ENV", "production"));

const PAGE = "publishing/before-strangers-play.mdx";

const sampleOf = (key: string) =>
  sampleRun(pageSamples(PAGE).find((sample) => sample.key === key)!);

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element;
};

/** The game of the sample with buttons as faces, at a table for two, before the first move. */
async function openMarket(replace?: readonly [string, string]) {
  const additions = replace ? { replace } : {};
  const { table, options } = sampleOf("Make your game accessible").show(2, additions);
  await openToolkitPage(table.module.setup, options, table);
  return table;
}

test("a click on a button that is a face chooses the piece", async () => {
  await openMarket();
  await expect.poll(() => document.querySelector(".Hand .selectable button")).not.toBeNull();
  find(".Hand .selectable button").click();
  await expect.poll(() => sentMoves().map(({ name }) => name)).toEqual(["sell"]);
});

test("the script replaces texts of the toolkit, and later ones, and leaves the board alone", async () => {
  const table = await openMarket();
  sampleOf("Translate the texts #2").load().watch(find("#root"));
  find("#info-toggle svg").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.poll(() => document.querySelector("#info-drawer")?.textContent).toMatch(/^Gerade/);
  expect(find("#info-drawer").textContent).toMatch(/ ist am ZugMehr zum Spiel/);
  const [other] = find("#info-drawer li").textContent.split(" ist");

  table.move(1, "__pass__");
  updatePage(table);
  await expect.poll(() => find("#info-drawer li").textContent).not.toContain(other);
  expect(find("#info-drawer li").textContent).toMatch(/ ist am Zug$/);
  expect(find("#play-area [role=status]").textContent).toMatch(/ is choosing$/);
});

test("an announcement closes by a button in it, not by Escape", async () => {
  const table = await openMarket();
  table.playRandomly({ seed: "to the end" });
  updatePage(table);
  const shown = () => document.querySelector("#announcement");
  await expect.poll(shown, { timeout: 4000 }).not.toBeNull();
  window.dispatchEvent(new KeyboardEvent("keydown", { code: "Escape" }));
  await Promise.resolve();
  expect(shown()).not.toBeNull();
  find("#announcement button").click();
  await expect.poll(shown).toBeNull();
});

test("a rule that fails in the browser of the acting player is logged, and no move is sent", async () => {
  await openMarket(["player.coins += card.value;", 'throw new Error("the rule broke");']);
  await expect.poll(() => document.querySelector(".Hand .selectable button")).not.toBeNull();
  const log = vi.spyOn(console, "error");
  find(".Hand .selectable button").click();
  await expect.poll(() => log.mock.calls.flat()).toContain("the rule broke");
  expect(sentMoves()).toEqual([]);
});

test("the toolkit gives no part of its page a role, a name or a Tab stop", () => {
  const folder = "node_modules/@boardzilla/core/entry/ui";
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".js"),
  );
  expect(files).toContain("game/components/Element.js");
  const given = files.flatMap((file) => {
    const code = readFileSync(path.join(folder, file), "utf8");
    return [...code.matchAll(/["{, ](?:aria-\w+|role|tabIndex|alt|htmlFor)["]?: /g)].map(
      ([match]) => `${path.basename(file)}${match}`,
    );
  });
  // The label of a setting that is on or off.
  expect(given).toEqual(["settingComponents.js htmlFor: "]);
});
