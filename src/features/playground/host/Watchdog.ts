/** How often a frame is asked, and how long it may be silent while the page is visible; in ms. */
const INTERVAL = 500;
const SILENCE = 2500;
/** A seat that draws its first board may be busy for longer. */
const FIRST_SILENCE = 10_000;
/** From which share of the time on a frame counts as busy, and for how long it may be, in ms. */
const BUSY_SHARE = 0.75;
const BUSY_TIME = 20_000;

interface WatchdogActions {
  /** Asks the frame for a sign of life. */
  readonly ask: (id: number) => void;
  /** The frame gives none, or its code has kept the processor busy for 20 s. */
  readonly onFailure: (failure: "hung" | "busy") => void;
}

/**
 * Asks a frame for a sign of life while the page is visible, and says so when none comes, or when the code
 * runs all the time. Time in which the page itself was asleep or busy does not count.
 */
export class Watchdog {
  /** When the frame was last heard, or the watch began; in ms since the page began. */
  heardAt = performance.now();
  private timer: number | undefined;
  private asked = 0;
  private heard = 0;
  private silence = 0;
  private busyFor = 0;

  constructor(private readonly actions: WatchdogActions) {}

  start(): void {
    this.heardAt = performance.now();
    this.timer = window.setInterval(this.tick, INTERVAL);
    this.tick();
  }

  stop(): void {
    window.clearInterval(this.timer);
  }

  /** The frame has answered, and says for which share of the time since the last answer its code ran. */
  hear(id: number, busy: number): void {
    if (id <= this.heard || id > this.asked) return;
    const now = performance.now();
    const elapsed = Math.min(now - this.heardAt, SILENCE);
    this.heard = id;
    this.silence = 0;
    this.heardAt = now;
    this.busyFor = busy < BUSY_SHARE ? 0 : this.busyFor + elapsed;
    if (this.busyFor >= BUSY_TIME) this.fail("busy");
  }

  /** The frame is given something to do: time in which it was busy before does not count. */
  forgiveBusy(): void {
    this.busyFor = 0;
  }

  private readonly tick = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.heard < this.asked) this.silence += INTERVAL;
    if (this.silence > (this.heard === 0 ? FIRST_SILENCE : SILENCE)) {
      this.fail("hung");
    } else if (this.heard === this.asked) {
      this.asked += 1;
      this.actions.ask(this.asked);
    }
  };

  private fail(failure: "hung" | "busy"): void {
    this.stop();
    this.actions.onFailure(failure);
  }
}
