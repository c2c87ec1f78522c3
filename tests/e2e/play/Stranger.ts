import type { ElementHandle, Frame, Locator, Page } from "@playwright/test";
import type { Random } from "../../../src/shared/games/seededRandom";
import { expect } from "../site";
import { chooseOffer, isReachable, keyOf, Memory, pick } from "./chooseOffer";
import { readTable, type Field, type Offer, type Table } from "./readTable";

/** How a game went. */
export interface Played {
  /** Clicks, drags and scrolls, or choices made by keys. */
  readonly acts: number;
  /** Pieces that were dragged to a place. */
  readonly drags: number;
  /** What the page showed at the end. */
  readonly outcome: string;
}

/** A table that the reader can act on. */
export interface OpenTable {
  readonly table: Table;
  /** The frame's element in the page, and its document. */
  readonly host: ElementHandle;
  readonly frame: Frame;
}

/** What somebody who does not know the rules comes up with. */
export interface Whims {
  readonly random: Random;
  /** What to type into a field. Each call is another answer. */
  readonly answer: (field: Field) => string;
}

/** How a table is acted on. */
export interface Hands {
  /** Selects what takes the focus on a table; absent for a pointer, which does not need it. */
  readonly focusable?: string;
  /** Uses what is offered. Returns whether a piece was dragged to a place. */
  use(offer: Offer, open: OpenTable, whims: Whims): Promise<boolean>;
}

interface StrangerOptions {
  readonly page: Page;
  readonly hands: Hands;
  readonly random: Random;
  /** The most actions that the game may take. */
  readonly limit: number;
}

/** How long an action may take to change the table, in ms: tables are drawn once a second. */
const TIMEOUT_MS = 2000;

/** Waits until a condition holds, and returns whether it did in time. */
async function waitUntil(holds: () => Promise<boolean>, timeout: number): Promise<boolean> {
  const wait = expect.poll(holds, { intervals: [50], timeout }).toBe(true);
  return wait.then(
    () => true,
    () => false,
  );
}

const LETTERS = "etaoinsrhldcumfpgwybvkxjqz".split("");

/** How many letters a prompt asks for. */
function countLetters(prompt: string): number {
  const count = /(\d+) letters/.exec(prompt)?.[1];
  return count === undefined ? 1 : Number(count);
}

/** What to type into a field: a number in its range, or a text as the prompt wants it. */
function answerField(
  { prompt, type, min, max }: Field,
  random: Random,
  given: ReadonlySet<string>,
): string {
  if (type === "number") return String(min + Math.floor(random() * (max - min + 1)));
  const length = countLetters(prompt);
  const isNew = (letter: string): boolean => length > 1 || !given.has(letter);
  const letters = LETTERS.some(isNew) ? LETTERS.filter(isNew) : LETTERS;
  return Array.from({ length }, () => pick(letters, random) ?? "").join("");
}

/**
 * Somebody who has not read the rules. Uses only what the page shows: whose turn it is, what on that
 * seat's table shows a hand, what a field asks for, and that the game is over.
 */
export class Stranger {
  private readonly acts: string[] = [];
  private readonly memory = new Memory();
  /** What was typed, by prompt. */
  private readonly given = new Map<string, Set<string>>();
  private drags = 0;

  constructor(private readonly options: StrangerOptions) {}

  /** Plays until the page says that the game is over. */
  async play(): Promise<Played> {
    const { limit } = this.options;
    for (let open = await this.waitForTable(); open !== "over"; open = await this.waitForTable()) {
      if (this.acts.length >= limit) throw this.stuck(`${String(limit)} acts do not end the game`);
      await this.act(open);
    }
    const outcome = await this.ending().innerText();
    return { acts: this.acts.length, drags: this.drags, outcome };
  }

  private stuck(what: string): Error {
    return new Error(`${what}; the last were ${this.acts.slice(-12).join("; ")}`);
  }

  private ending(): Locator {
    return this.options.page.getByRole("status").getByText(/^The game is over/);
  }

  /** The table of a seat whose turn it is according to the page, once there is something to do on it. */
  private async waitForTable(): Promise<OpenTable | "over"> {
    let found: OpenTable | "over" | undefined;
    const finds = async (offers: (offer: Offer) => boolean): Promise<boolean> => {
      found = await this.look();
      return found === "over" || found?.table.offers.some(offers) === true;
    };
    // A move may be in a drawer or behind a tab.
    const isFound =
      (await waitUntil(() => finds(({ kind }) => kind !== "other"), 2 * TIMEOUT_MS)) ||
      (await waitUntil(() => finds(() => true), 20_000));
    if (!isFound || !found)
      throw this.stuck("Nothing on the table of the seat to move can be used");
    return found;
  }

  private async look(): Promise<OpenTable | "over" | undefined> {
    if (await this.ending().isVisible()) return "over";
    const { page, hands } = this.options;
    const note = page.getByText("to move", { exact: true });
    const seat = page.locator("section:not(:has(section)):visible", { has: note });
    const [host] = await seat.locator("iframe").elementHandles();
    const frame = await host?.contentFrame();
    if (!host || !frame) return undefined;
    // The turn may pass on meanwhile, and another table may come to the front.
    const ignore = (): undefined => undefined;
    await host.scrollIntoViewIfNeeded({ timeout: TIMEOUT_MS }).catch(ignore);
    const table = await frame.evaluate(readTable, hands.focusable).catch(ignore);
    if (!table?.offers.some(isReachable)) return undefined;
    return { table, host, frame };
  }

  private async act(open: OpenTable): Promise<void> {
    const { table } = open;
    const offer = chooseOffer(table, this.memory, this.options.random);
    const tried = this.memory.triedOn(table);
    if (!offer) {
      tried.clear();
      return;
    }
    tried.add(keyOf(offer));
    this.acts.push(keyOf(offer));
    const { hands, random } = this.options;
    if (await hands.use(offer, open, { random, answer: this.answer })) this.drags += 1;
    await waitUntil(async () => {
      const now = await this.look();
      return now === "over" || (now !== undefined && now.table.look !== table.look);
    }, TIMEOUT_MS);
  }

  private readonly answer = (field: Field): string => {
    const given = this.given.get(field.prompt) ?? new Set();
    this.given.set(field.prompt, given);
    const text = answerField(field, this.options.random, given);
    given.add(text);
    return text;
  };
}
