import type { CDPSession, Page } from "@playwright/test";

/** A place in px of the page's viewport. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a reader points with: a mouse or a finger. */
export interface Pointer {
  readonly tap: (at: Point) => Promise<void>;
  /** Goes to a place without pressing; a finger can only tap there. */
  readonly pointAt: (at: Point) => Promise<void>;
  /** Scrolls what is at a position down by this many px, or up. */
  readonly scroll: (at: Point, by: number) => Promise<void>;
  /** Holds down and releases what is under the pointer; a finger drags nothing. */
  readonly grip?: {
    readonly press: (at: Point) => Promise<void>;
    readonly release: () => Promise<void>;
  };
}

/** The mouse of a desktop. */
export function mouseOf({ mouse }: Page): Pointer {
  const moveTo = ({ x, y }: Point): Promise<void> => mouse.move(x, y, { steps: 4 });
  return {
    tap: ({ x, y }) => mouse.click(x, y),
    pointAt: moveTo,
    scroll: async (at, by) => {
      await moveTo(at);
      await mouse.wheel(0, by);
    },
    grip: {
      press: async (at) => {
        await moveTo(at);
        await mouse.down();
      },
      release: () => mouse.up(),
    },
  };
}

/** Moves a finger up the screen by this many px, or down. */
async function swipe(session: CDPSession, { x, y }: Point, by: number): Promise<void> {
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", moved?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: moved === undefined ? [] : [{ x, y: y - moved }],
    });
  const steps = 10;
  await touch("touchStart", 0);
  for (let step = 1; step <= steps; step += 1) await touch("touchMove", (by * step) / steps);
  await touch("touchEnd");
}

/** The farthest that a finger moves at once, in px. */
const REACH = 250;

/** The finger on a phone, which taps and swipes: the toolkit drags nothing on phones. */
export async function fingerOf(page: Page): Promise<Pointer> {
  const session = await page.context().newCDPSession(page);
  const tap = ({ x, y }: Point): Promise<void> => page.touchscreen.tap(x, y);
  return {
    tap,
    pointAt: tap,
    scroll: (at, by) => swipe(session, at, Math.max(-REACH, Math.min(REACH, by))),
  };
}
