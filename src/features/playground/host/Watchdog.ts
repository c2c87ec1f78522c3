/** How often a frame is asked, and how long it may be silent while the page is visible; in ms. */
const INTERVAL = 500;
export const SILENCE = 2500;
/** A seat that draws its first board may be busy for longer. */
const FIRST_SILENCE = 10_000;
/** How long a frame may go without an answer while work is reported, in ms. */
const WORK_TIME = 15_000;
/** From which share of the time on a frame counts as busy, and for how long it may be, in ms. */
const BUSY_SHARE = 0.75;
const BUSY_TIME = 20_000;

/** All watches. The browser may give the sandboxed frames of a page one process: while one works, none answers. */
const watches = new Set<Watchdog>();

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
  /** When the frame last answered, or the watch began; in ms since the page began. */
  heardAt = performance.now();
  private timer: number | undefined;
  private asked = 0;
  private heard = 0;
  /** For how long the frame has not answered, and for how long it has not said anything, in ms. */
  private unanswered = 0;
  private silence = 0;
  private busyFor = 0;

  constructor(private readonly actions: WatchdogActions) {}

  start(): void {
    watches.add(this);
    this.heardAt = performance.now();
    this.timer = window.setInterval(this.tick, INTERVAL);
    this.tick();
  }

  stop(): void {
    watches.delete(this);
    window.clearInterval(this.timer);
  }

  /** The frame has answered, and says for which share of the time since the last answer its code ran. */
  hear(id: number, busy: number): void {
    if (id <= this.heard || id > this.asked) return;
    const now = performance.now();
    const elapsed = Math.min(now - this.heardAt, SILENCE);
    this.heard = id;
    this.unanswered = 0;
    this.silence = 0;
    this.heardAt = now;
    this.busyFor = busy < BUSY_SHARE ? 0 : this.busyFor + elapsed;
    if (this.busyFor >= BUSY_TIME) this.fail("busy");
  }

  /** The frame cannot answer yet, but says that it is at work: no frame of the page counts as silent. */
  hearWork(): void {
    for (const watch of watches) watch.silence = 0;
  }

  /** The frame is given something to do: time in which it was busy before does not count. */
  forgiveBusy(): void {
    this.busyFor = 0;
  }

  private readonly tick = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.heard < this.asked) {
      this.unanswered += INTERVAL;
      this.silence += INTERVAL;
    }
    const isSilent = this.silence > (this.heard === 0 ? FIRST_SILENCE : SILENCE);
    if (isSilent || this.unanswered > WORK_TIME) {
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
