import { setTimeout } from "node:timers/promises";
import type { Random } from "../../../src/shared/games/seededRandom";
import { chooseOffer, isReachable, keyOf, Memory, pick } from "./chooseOffer";
import type { GamePage, OpenTable } from "./GamePage";
import type { Field, Offer } from "./readTable";

/** How a game went. */
export interface Played {
  /** Clicks, drags and scrolls, or choices made by keys. */
  readonly acts: number;
  /** Pieces that were dragged to a place. */
  readonly drags: number;
  /** What the page showed at the end. */
  readonly outcome: string;
}

/** What somebody who does not know the rules comes up with. */
export interface Whims {
  readonly random: Random;
  /** What to type into a field. Each call is another answer. */
  readonly answer: (field: Field) => string;
}

/** How a table is acted on. */
export interface Hands<Seat extends OpenTable = OpenTable> {
  /** Selects what takes the focus on a table; absent for a pointer, which does not need it. */
  readonly focusable?: string;
  /** Uses what is offered. Returns whether a piece was dragged to a place. */
  use(offer: Offer, seat: Seat, whims: Whims): Promise<boolean>;
}

interface StrangerOptions<Seat extends OpenTable> {
  readonly game: GamePage<Seat>;
  readonly hands: Hands<Seat>;
  readonly random: Random;
  /** The most actions that the game may take. */
  readonly limit: number;
}

/** How long an action may take to change the table, in ms: tables are drawn once a second. */
const TIMEOUT_MS = 2000;

/** Waits until a condition holds, and returns whether it did in time. */
async function waitUntil(holds: () => Promise<boolean>, timeout: number): Promise<boolean> {
  const end = performance.now() + timeout;
  do {
    if (await holds()) return true;
    await setTimeout(50);
  } while (performance.now() < end);
  return false;
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
export class Stranger<Seat extends OpenTable> {
  private readonly acts: string[] = [];
  private readonly memory = new Memory();
  /** What was typed, by prompt. */
  private readonly given = new Map<string, Set<string>>();
  private drags = 0;

  constructor(private readonly options: StrangerOptions<Seat>) {}

  /** Plays until the page says that the game is over. */
  async play(): Promise<Played> {
    const { limit } = this.options;
    for (;;) {
      const open = await this.waitForTable();
      // The end of the game, in words.
      if (typeof open === "string")
        return { acts: this.acts.length, drags: this.drags, outcome: open };
      if (this.acts.length >= limit) throw this.stuck(`${String(limit)} acts do not end the game`);
      await this.act(open);
    }
  }

  private stuck(what: string): Error {
    return new Error(`${what}; the last were ${this.acts.slice(-12).join("; ")}`);
  }

  /** The table of the seat to move, once there is something to do on it; or how the game has ended. */
  private async waitForTable(): Promise<Seat | string> {
    let found: Seat | string | undefined;
    const finds = async (offers: (offer: Offer) => boolean): Promise<boolean> => {
      found = await this.look();
      return typeof found === "string" || found?.table.offers.some(offers) === true;
    };
    // A move may be in a drawer or behind a tab.
    const isFound =
      (await waitUntil(() => finds(({ kind }) => kind !== "other"), 2 * TIMEOUT_MS)) ||
      (await waitUntil(() => finds(() => true), 20_000));
    if (!isFound || !found)
      throw this.stuck("Nothing on the table of the seat to move can be used");
    return found;
  }

  private async look(): Promise<Seat | string | undefined> {
    const { game, hands } = this.options;
    const ending = await game.readEnding();
    if (ending !== undefined) return ending;
    const seat = await game.findTable(hands.focusable);
    return seat?.table.offers.some(isReachable) ? seat : undefined;
  }

  private async act(open: Seat): Promise<void> {
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
      return typeof now === "string" || (now !== undefined && now.table.look !== table.look);
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
