import type { Frame, Locator, Page } from "@playwright/test";
import { expect } from "../site";
import { nextAct, type Act } from "./nextAct";

/** A move of a game's `moves.json` that is one choice on the board. */
export interface RecordedMove {
  readonly seat: number;
  readonly name: string;
  readonly args: Readonly<Record<string, string>>;
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

/** Moves the mouse to where an action happens. */
async function pointAt({ page }: OpenGame, host: Locator, { x, y }: Act): Promise<void> {
  const box = await host.boundingBox();
  if (!box) throw new Error("The table is not shown.");
  await page.mouse.move(box.x + x, box.y + y);
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

/** More than any move needs. */
const MAX_ACTS = 10;

/**
 * Makes the move with the number `number` (from 1) by a click in its seat's table, and waits until the
 * page counts it. A forced move, which the table makes automatically, is only waited for.
 */
export async function clickMove(game: OpenGame, move: RecordedMove, number: number): Promise<void> {
  const { host, frame } = game.frames.get(move.seat)!;
  const [element = ""] = Object.values(move.args);
  // A frame that is out of view draws nothing.
  await host.scrollIntoViewIfNeeded();
  let isDone = false;
  let sequence: number | undefined;
  const acts: string[] = [];
  const look = (): Promise<Act | undefined> =>
    frame.evaluate(nextAct, { element, isDone }).catch((error: unknown) => {
      // The toolkit's words for an element of the previous state: an update has arrived and is not drawn
      // yet.
      if (error instanceof Error && error.message.includes("is no longer current"))
        return undefined;
      throw error;
    });

  /** The next action; `undefined` when the move has been made. */
  const waitForAct = async (): Promise<Act | undefined> => {
    let act: Act | undefined;
    const isReady = async (): Promise<boolean> => {
      act = undefined;
      if ((await movesMade(game.page)) >= number) return true;
      act = await look();
      // A click that an update overtook was dropped.
      if (!act && isDone && (await frame.evaluate(readSequence)) !== sequence) isDone = false;
      return act !== undefined;
    };
    const message = `${label(move, number)} after ${acts.join("; ") || "no click"}`;
    await expect.poll(isReady, { message, intervals: [30], timeout: 15_000 }).toBe(true);
    return act;
  };

  for (let act = await waitForAct(); act; act = await waitForAct()) {
    sequence = act.sequence;
    await pointAt(game, host, act);
    // The table may move under the pointer, or an update may arrive.
    if (!isSame(act, await look())) continue;
    await game.page.mouse.down();
    await game.page.mouse.up();
    isDone = act.isMove;
    acts.push(act.what);
    if (acts.length > MAX_ACTS)
      throw new Error(`${label(move, number)} needs too many clicks: ${acts.join("; ")}`);
  }
}
