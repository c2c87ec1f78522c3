/**
 * Follows the pages from an empty folder to a running game, with the commands and files that they show.
 * The transcript is left in test-results/new-reader.txt.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import type { Browser, FrameLocator, Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { zipOfGame } from "../../src/node/frames/gameProject";
import { readToolkitVersion } from "../../src/node/files/installedVersion";
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
/** The game that /introduction/getting-started has you download. */
const HOME = "garden-row";

let home: ReaderFolder;
let reader: ReaderFolder;
let browser: Browser | undefined;
let server: ReturnType<ReaderFolder["start"]> | undefined;

/** Follows a part of a page in a folder. */
function follow(steps: readonly PageStep[], folder = reader): void {
  for (const step of steps) {
    if (step.kind === "file") {
      folder.write(step);
      continue;
    }
    const { status, output } = folder.run(step.command);
    expect(status, `${step.place}: ${step.command}\n${output}`).toBe(0);
  }
}

const has = (file: string): boolean => existsSync(path.join(reader.path, file));

/** The address of a host page that a guide has you open. */
function hostAddress(page: string): string {
  const source = readFileSync(path.resolve("content", page), "utf8");
  return /[Oo]pen `(http:\/\/localhost:\d+\/dev\/host\.html)`/.exec(source)?.[1] ?? "";
}

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

beforeAll(async () => {
  home = createReaderFolder(HOME);
  reader = createReaderFolder("dig-site");
  browser = await launchChromium();
});

afterAll(async () => {
  server?.stop();
  await browser?.close();
  mkdirSync(path.dirname(TRANSCRIPT), { recursive: true });
  writeFileSync(TRANSCRIPT, home.transcript() + reader.transcript());
  home.remove();
  reader.remove();
});

test("Getting started: the game that you take home runs, and both seats can move", async () => {
  home.note(`\n# /introduction/getting-started#take-a-game-home`);
  const files = unzipSync(zipOfGame(HOME, (rules) => rules, 0));
  for (const [file, bytes] of Object.entries(files)) {
    const name = file.replace(`${HOME}/`, "");
    home.write({ kind: "file", name, text: strFromU8(bytes), place: `${HOME}.zip` });
  }
  const steps = pageSteps({ page: START, heading: "Take a game home" });
  const [serve] = steps.slice(-1);
  if (serve?.kind !== "command") throw new Error("The page has no command that serves the game.");
  follow(steps.slice(0, -1), home);
  const running = home.start(serve.command);
  try {
    const address = hostAddress(START);
    const page = await browser!.newPage({ viewport: { width: 1280, height: 800 } });
    await openPage(page, address);
    const seats = [0, 1].map((seat) => page.locator("iframe").nth(seat).contentFrame());
    const flowers = (seat: FrameLocator): Promise<number> => seat.locator(".Plot .Seed").count();
    for (const [move, seat] of seats.entries()) {
      // The table drops a click that an update overtakes.
      const sow = async (): Promise<number> => {
        const soil = seat.locator(".Plot .soil").nth(move);
        if ((await flowers(seat)) === move) await soil.click({ timeout: 2000 });
        return flowers(seat);
      };
      await expect.poll(sow, SOON).toBe(move + 1);
      for (const each of seats) await expect.poll(() => flowers(each), SOON).toBe(move + 1);
    }
    home.note(`✔ ${address}: both seats show a flower of each player`);
    await page.close();
  } finally {
    running.stop();
  }
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
  const address = hostAddress(DEVELOP);

  const page = await browser!.newPage({ viewport: { width: 1280, height: 800 } });
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
