import * as fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { guardHistory, noteEntry } from "../../src/features/playground/host/historyGuard";

/** The history of a tab, as browsers keep it. */
class TabHistory {
  private states: unknown[];
  private at: number;

  constructor(length: number) {
    this.states = Array.from({ length }, () => null);
    this.at = length - 1;
  }

  get length(): number {
    return this.states.length;
  }

  get state(): unknown {
    return this.states[this.at];
  }

  /** A new entry drops what comes after the current one, and the oldest beyond 50. */
  add(state: unknown): void {
    this.states = [...this.states.slice(0, this.at + 1), state].slice(-50);
    this.at = this.states.length - 1;
  }

  readonly go = (by: number): void => {
    this.at = Math.min(Math.max(this.at + by, 0), this.states.length - 1);
  };
}

/** What happens in the tab between two looks of the guard, which come every 500 ms. */
const attack = fc.record({
  /** Entries before the game. */
  before: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 40, max: 50 })),
  turns: fc.array(
    fc.record({
      /** How far the reader goes back. */
      back: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3 })),
      /** Whether the page itself then goes to another part of it. */
      byPage: fc.boolean(),
      /** Entries that code then adds, each with the state of the page's. */
      byCode: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9 })),
    }),
    { minLength: 1, maxLength: 40 },
  ),
});

interface Turn {
  readonly byCode: number;
  readonly back: number;
  readonly byPage: boolean;
}

/** Plays the turns until the guard stops the code; whether it does. `afterLook` is called after each look of the guard. */
function play(
  { before, turns }: { readonly before: number; readonly turns: readonly Turn[] },
  afterLook: (turn: Turn) => void = () => undefined,
): boolean {
  const tab = new TabHistory(before);
  vi.stubGlobal("history", tab);
  const stop = vi.fn();
  const end = guardHistory(stop);
  try {
    for (const [index, turn] of turns.entries()) {
      tab.go(-turn.back);
      if (turn.byPage) tab.add(index);
      for (let count = 0; count < turn.byCode; count += 1) {
        tab.add(tab.state);
        // The frame reports it.
        noteEntry();
      }
      vi.advanceTimersByTime(500);
      if (stop.mock.calls.length > 0) return true;
      afterLook(turn);
    }
    return false;
  } finally {
    end();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { href: "https://docs.example/game" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("code adds at most 5 entries, and those of its last half second, before the reader or the page goes somewhere", () => {
  fc.assert(
    fc.property(attack, (tried) => {
      let added = 0;
      // Entries to which Forward leads: as many of the code's take their place, and nobody can tell.
      let ahead = 0;
      play(tried, ({ byCode, back, byPage }) => {
        ahead = byPage ? 0 : ahead + back;
        // What it adds along with them counts for theirs.
        added = byPage || back > 0 ? 0 : added + byCode;
        expect(added).toBeLessThanOrEqual(5 + byCode + ahead);
      });
    }),
    { numRuns: 2000 },
  );
});

test("code that adds nothing is not stopped, wherever the reader and the page go", () => {
  fc.assert(
    fc.property(attack, ({ before, turns }) => {
      expect(play({ before, turns: turns.map((turn) => ({ ...turn, byCode: 0 })) })).toBe(false);
    }),
    { numRuns: 2000 },
  );
});
