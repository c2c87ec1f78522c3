import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { readText } from "../../../src/node/files/readText";
import { projectOfGame } from "../../../src/node/frames/gameProject";
import {
  screenPictureName,
  type ScreenPictureJob,
} from "../../../src/node/content/source/screenPictures";
import { screenSize } from "../../../src/node/content/fields/screens";
import { recordingSchema, type Recording } from "../../../src/shared/contracts/recording";
import { launchChromium, openToolPage } from "../../chromium";
import { ROOT } from "../../runProgram";
import { findFreePort } from "../../server/freePort";
import { savePicture, THEMES, waitForAnimations, type Studio } from "./studio";

const NO_BZ =
  'The window of bz needs the program "bz" on the PATH; /introduction/getting-started#install-bz says how to install it.';

/** How long `bz` may take to build the game and to serve it, in ms. */
const BUILD_MS = 60_000;

/** The window is larger than its picture, in CSS px: its bar and its history need the room of a laptop. */
const SHRINK = 0.85;

/** The real `bz` shows photos of people; the picture shows a disc for each. */
const AVATAR = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="32" fill="#999"/></svg>`;

/** A folder with the project of a game as a reader has it after `npm install`. */
function writeProject(game: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "window-"));
  for (const [name, text] of Object.entries(projectOfGame(game))) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"), "junction");
  return folder;
}

/** Resolves when `bz` has said that it built both bundles; rejects when the build fails or takes too long. */
async function untilBuilt(address: string, signal: AbortSignal): Promise<void> {
  const connect = (): Promise<Response | undefined> =>
    fetch(`${address}/events`, { signal }).catch(() => undefined);
  let events = await connect();
  while (!events?.body) {
    signal.throwIfAborted();
    await wait(100);
    events = await connect();
  }
  const decoder = new TextDecoder();
  let text = "";
  const reader = events.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true });
    if (text.includes('"buildError"')) throw new Error(`bz did not build the game: ${text}`);
    // The UI is reloaded first.
    if (text.includes('"target":"game"')) return;
  }
}

/** Rejects when `bz` cannot be started or ends. */
function untilEnded(bz: ChildProcess): Promise<never> {
  const output: string[] = [];
  for (const stream of [bz.stdout, bz.stderr])
    stream?.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  return new Promise((_, reject) => {
    bz.once("error", () => reject(new Error(NO_BZ)));
    bz.once("exit", () => reject(new Error(`bz ended: ${output.join("").slice(-2000)}`)));
  });
}

/** Runs `bz` for a game while the work needs it; gives the work the address of its window. */
async function withWindow(game: string, work: (address: string) => Promise<void>): Promise<void> {
  const folder = writeProject(game);
  const port = String(await findFreePort());
  // It listens on all interfaces for these seconds: it has no option for that.
  const bz = spawn("bz", ["run", "-root", folder, "-port", port]);
  const address = `http://127.0.0.1:${port}`;
  try {
    const limit = AbortSignal.timeout(BUILD_MS);
    const built = untilBuilt(address, limit).catch((error: unknown) => {
      throw limit.aborted ? new Error(`bz built no game within ${String(BUILD_MS)} ms.`) : error;
    });
    await Promise.race([built.then(() => work(address)), untilEnded(bz)]);
  } finally {
    bz.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sends the window a message that the UI of the game sends. */
const send = (page: Page, message: object): Promise<void> =>
  page.evaluate((sent) => window.postMessage({ id: "picture", ...sent }), message);

/** Goes to a seat, and waits until the window has loaded the UI for it. */
async function goToSeat(page: Page, seat: number): Promise<void> {
  await page
    .locator("button.player")
    .nth(seat - 1)
    .click();
  const frame = page.frames().find((each) => each.url().includes("/ui.html"));
  await frame?.waitForURL(({ searchParams }) => {
    const { userID } = JSON.parse(searchParams.get("bootstrap") ?? "{}") as { userID?: string };
    return userID === String(seat - 1);
  });
  await frame?.locator("#play-area").waitFor();
}

/** Plays the first moves of a match in the window, from the lobby on. */
async function play(page: Page, recording: Recording, count: number): Promise<void> {
  const { players, settings, moves } = recording;
  const ui = page.frameLocator("#ui");
  await ui.getByRole("button", { name: "Start game" }).waitFor();
  await send(page, { type: "updateSettings", settings, seatCount: players });
  await page
    .locator("button.player")
    .nth(players - 1)
    .waitFor();
  const ready = { type: "update", userID: "0", ready: true };
  await send(page, { type: "updatePlayers", operations: [ready] });
  const states = page.getByRole("button", { name: "View", exact: true });
  for (const [index, { seat, name, args }] of moves.slice(0, count).entries()) {
    await states.nth(index).waitFor();
    await goToSeat(page, seat);
    await send(page, { type: "move", data: { name, args } });
  }
  await states.nth(count).waitFor();
  // Its table is drawn from the start, with nothing left of the move before.
  const seat = moves[count]?.seat ?? 1;
  if (players > 1) await goToSeat(page, seat === 1 ? 2 : 1);
  await goToSeat(page, seat);
  await waitForAnimations(ui.locator("body"));
}

async function takeWindow(job: ScreenPictureJob, studio: Studio, address: string): Promise<void> {
  const moves = path.join(ROOT, "content/games", job.game, "moves.json");
  const recording = recordingSchema.parse(JSON.parse(readText(moves)));
  const { width, height } = screenSize(job);
  const viewport = { width: Math.round(width / SHRINK), height: Math.round(height / SHRINK) };
  const browser = await launchChromium();
  try {
    for (const theme of THEMES) {
      const page = await openToolPage(browser, { viewport, deviceScaleFactor: 2 * SHRINK });
      await page.route("**/_profile/*", (route) =>
        route.fulfill({ contentType: "image/svg+xml", body: AVATAR }),
      );
      await page.addInitScript(
        ({ seed, dark }) => {
          // The frames may not have storage.
          if (window.top !== window) return;
          sessionStorage.setItem("rseed", seed);
          localStorage.setItem("dark", dark);
        },
        { seed: recording.seed, dark: String(theme === "dark") },
      );
      await page.goto(address);
      await play(page, recording, job.move ?? 0);
      const screenshot = await page.screenshot();
      const name = `${screenPictureName(job)}.${theme}.avif`;
      await savePicture(studio, name, { screenshot, quality: 45 });
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

/** Takes the pictures of the window of `bz run`; their words are in the content. Throws if there is no `bz`. */
export async function takeWindowPictures(
  jobs: readonly ScreenPictureJob[],
  studio: Studio,
): Promise<Record<string, object>> {
  for (const job of jobs) await withWindow(job.game, (address) => takeWindow(job, studio, address));
  return Object.fromEntries(jobs.map((job) => [screenPictureName(job), {}]));
}
