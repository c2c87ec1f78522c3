import type { Frame, Locator, Page } from "@playwright/test";
import { expect } from "../site";
import { nextAct, type Act } from "./nextAct";

/** A move of a game's `moves.json`. */
export interface RecordedMove {
  readonly seat: number;
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** The tables of a game that runs in a page. */
export interface OpenGame {
  readonly page: Page;
  readonly frames: ReadonlyMap<number, { readonly host: Locator; readonly frame: Frame }>;
}

/** How many moves the page says have been made. */
async function movesMade(page: Page): Promise<number> {
  const text = (await page.getByText(/^Move \d+ of \d+$/).textContent()) ?? "";
  return Number(/\d+/.exec(text)?.[0]);
}

/** Moves the mouse to where an act happens. */
async function pointAt({ page }: OpenGame, host: Locator, { x, y }: Act): Promise<void> {
  const box = await host.boundingBox();
  if (!box) throw new Error("The table is not shown.");
  await page.mouse.move(box.x + x, box.y + y);
}

/** Does with the real mouse and keyboard what is to be done where the pointer is. */
async function perform({ page }: OpenGame, { kind, by = 0, text = "" }: Act): Promise<void> {
  if (kind === "scroll") await page.mouse.wheel(0, by);
  if (kind !== "click" && kind !== "type") return;
  await page.mouse.down();
  await page.mouse.up();
  if (kind !== "type") return;
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

/** The number of the state that a table shows. Runs in the table. */
function readSequence(): number | undefined {
  const { game } = window as { game?: { _ctx: { gameManager: { sequence: number } } } };
  return game?._ctx.gameManager.sequence;
}

function isSame(one: Act, other: Act | undefined): boolean {
  return one.what === other?.what && one.x === other.x && one.y === other.y;
}

function label({ seat, name, args }: RecordedMove, number: number): string {
  return `move ${String(number)}, seat ${String(seat)}: ${name} ${JSON.stringify(args)}`;
}

/** More than any move of the games needs. */
const MAX_ACTS = 40;

/**
 * Makes the move with the number `number` (from 1) by clicks and typing in its seat's table, and waits
 * until the page counts it. A forced move, which the table makes by itself, is only waited for.
 */
export async function clickMove(game: OpenGame, move: RecordedMove, number: number): Promise<void> {
  const { host, frame } = game.frames.get(move.seat)!;
  const { name, args } = move;
  // A frame that is out of view draws nothing.
  await host.scrollIntoViewIfNeeded();
  let done: string[] = [];
  let sequence: number | undefined;
  const acts: string[] = [];
  const look = (): Promise<Act | undefined> =>
    frame.evaluate(nextAct, { name, args, done }).catch((error: unknown) => {
      // The toolkit's words for an element of the state before: an update has come and is not drawn yet.
      if (error instanceof Error && error.message.includes("is no longer current"))
        return undefined;
      throw error;
    });

  /** The next act; `undefined` when the move has been made. */
  const waitForAct = async (): Promise<Act | undefined> => {
    let act: Act | undefined;
    const isReady = async (): Promise<boolean> => {
      act = undefined;
      if ((await movesMade(game.page)) >= number) return true;
      act = await look();
      // A click that an update overtook was dropped: what it gave is to be given again.
      if (!act && done.length > 0 && (await frame.evaluate(readSequence)) !== sequence) done = [];
      return act !== undefined;
    };
    const message = `${label(move, number)} after ${acts.join("; ") || "no click"}`;
    await expect.poll(isReady, { message, intervals: [30], timeout: 15_000 }).toBe(true);
    return act;
  };

  for (let act = await waitForAct(); act; act = await waitForAct()) {
    // An update that came in between has taken back what was chosen so far.
    if (sequence !== undefined && act.sequence !== sequence) done = [];
    const isOutdated = sequence !== undefined && act.sequence !== sequence;
    sequence = act.sequence;
    if (isOutdated) continue;
    await pointAt(game, host, act);
    // The table may move under the pointer, or an update may come.
    if (act.kind === "click" && !isSame(act, await look())) continue;
    await perform(game, act);
    if (act.gives !== undefined) done = [...done, act.gives];
    acts.push(act.what);
    if (acts.length > MAX_ACTS)
      throw new Error(`${label(move, number)} needs too many clicks: ${acts.join("; ")}`);
  }
}
