/**
 * Follows the pages from an empty folder to a running game, with the commands and files that they show.
 * The transcript is left in test-results/new-reader.txt.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import type { Browser, FrameLocator, Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readToolkitVersion } from "../../plugins/gatsby-source-docs/src/toolkitVersion";
import type { GameEngine } from "../../src/shared/games/engine";
import { lastUpdate, playMove, startMatch } from "../../src/shared/games/match";
import { launchChromium } from "../../tools/chromium";
import { pageSteps, type PageStep } from "./pageSteps";
import { createReaderFolder, type ReaderFolder } from "./readerFolder";

const TRANSCRIPT = path.resolve("test-results/new-reader.txt");
const START = "introduction/getting-started.mdx";
const CREATE = "introduction/create-a-game.mdx";
const DEVELOP = "introduction/development.mdx";
/** The only line of these parts that needs the command-line tool, which the test does without. */
const NEEDS_BZ = "npm run dev";
/** How long the browser has to show what is expected. */
const SOON = { timeout: 15_000 };
const SERVE = /--serve=(\S+)/;

let reader: ReaderFolder;
let browser: Browser | undefined;
let server: ReturnType<ReaderFolder["start"]> | undefined;

/** Follows a part of a page, and returns what the last command did. */
function follow(steps: readonly PageStep[]): void {
  for (const step of steps) {
    if (step.kind === "file") {
      reader.write(step);
      continue;
    }
    const { status, output } = reader.run(step.command);
    expect(status, `${step.place}: ${step.command}\n${output}`).toBe(0);
  }
}

const has = (file: string): boolean => existsSync(path.join(reader.path, file));

beforeAll(() => {
  reader = createReaderFolder("dig-site");
});

afterAll(async () => {
  server?.stop();
  await browser?.close();
  mkdirSync(path.dirname(TRANSCRIPT), { recursive: true });
  writeFileSync(TRANSCRIPT, reader.transcript());
  reader.remove();
});

test("Getting started installs the packages, and the compiler is there", () => {
  reader.note(`\n# /introduction/getting-started`);
  follow(pageSteps({ page: START, heading: "Work without bz" }));
  // "`@boardzilla/core` is pinned to an exact version."
  if (!reader.isLinked()) {
    const manifest = readFileSync(path.join(reader.path, "package.json"), "utf8");
    expect(manifest).toContain(`"@boardzilla/core": "${readToolkitVersion()}"`);
  }
  follow(pageSteps({ page: START, heading: "TypeScript settings" }));
  // "Without any source files it complains that it found no inputs, which is fine."
  const { status, output } = reader.run("npx tsc");
  expect(status).not.toBe(0);
  expect(output).toContain("No inputs were found");
});

test("Start a project: its project is checked, built and tested", () => {
  reader.note(`\n# /introduction/create-a-game`);
  follow(pageSteps({ page: CREATE, heading: "Write a project by hand" }));
  const steps = pageSteps({ page: CREATE, heading: "Run it" });
  const isLeftOut = (step: PageStep): boolean =>
    step.kind === "command" && step.command === NEEDS_BZ;
  expect(steps.filter(isLeftOut)).toHaveLength(1);
  follow(steps.filter((step) => !isLeftOut(step)));
  for (const file of ["build/game/game-interface.js", "build/ui/index.js", "build/ui/index.css"]) {
    expect(has(file), file).toBe(true);
  }
});

test("every file of the page's tree has been written", () => {
  const source = readFileSync(path.resolve("content", CREATE), "utf8");
  const tree = /<FileTree>(.+?)<\/FileTree>/s.exec(source)?.[1] ?? "";
  const folders: string[] = [];
  const files = [...tree.matchAll(/^( *)- (\S+)/gm)].flatMap(([, indent = "", name = ""]) => {
    folders.length = indent.length / 2;
    if (!name.endsWith("/")) return [path.join(...folders.slice(1), name)];
    folders.push(name);
    return [];
  });
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !has(file))).toEqual([]);
});

test("the built engine plays the game to its end", () => {
  const code = readFileSync(path.join(reader.path, "build/game/game-interface.js"), "utf8");
  const sandbox: { game?: { default: GameEngine }; console: object } = {
    console: { log: () => undefined, debug: () => undefined, error: () => undefined },
  };
  runInNewContext(`${code}; globalThis.game = game;`, sandbox);
  const engine = sandbox.game?.default;
  if (!engine) throw new Error("The bundle has no global named game.");
  let match = startMatch(engine, { players: 2, seed: "dig", settings: {} });
  for (const seat of [1, 2, 1, 2]) {
    match = playMove(engine, match, { seat, name: "dig", args: { count: 3 } });
  }
  expect(lastUpdate(match).game).toMatchObject({ phase: "finished", winners: [2] });
  reader.note("\n✔ the built engine: four moves, player 2 wins");
});

/** Opens an address of a server that is about to start. */
async function openPage(page: Page, address: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.goto(address).then(
          (answer) => answer?.ok(),
          () => false,
        ),
      SOON,
    )
    .toBe(true);
}

/** The bones that are on the table; those that were taken leave the window. */
function bonesOnTable(seat: FrameLocator): Promise<number> {
  return seat.locator(".bone").evaluateAll((bones) => {
    const lies = (bone: Element): boolean => bone.getBoundingClientRect().left < innerWidth;
    return bones.filter(lies).length;
  });
}

test("Edit, build and play: the page without bz shows two seats, which play the game to its end", async () => {
  reader.note(`\n# /introduction/development`);
  const steps = pageSteps({ page: DEVELOP, heading: "Run without bz" });
  const isServer = (step: PageStep): boolean => step.kind === "command" && SERVE.test(step.command);
  follow(steps.filter((step) => !isServer(step)));
  const serve = steps.find(isServer);
  if (serve?.kind !== "command") throw new Error("The page has no command that serves the folder.");
  server = reader.start(serve.command);
  const source = readFileSync(path.resolve("content", DEVELOP), "utf8");
  const address = /open `(http:\/\/localhost:\d+\/dev\/host\.html)`/.exec(source)?.[1] ?? "";

  browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await openPage(page, address);
  const seats = [0, 1].map((seat) => page.locator("iframe").nth(seat).contentFrame());
  for (const [move, left] of [12, 9, 6, 3].entries()) {
    for (const seat of seats) await expect.poll(() => bonesOnTable(seat), SOON).toBe(left);
    const seat = seats[move % 2];
    await seat?.getByRole("spinbutton").fill("3");
    await seat?.getByRole("button", { name: "Confirm" }).click();
  }
  for (const seat of seats) {
    await expect.poll(() => seat.locator("body").innerText(), SOON).toContain("Player 2 wins");
  }
  await page.screenshot({ path: path.resolve("test-results/new-reader.png") });
  reader.note(`✔ ${address}: both seats show the end of the game`);
});
