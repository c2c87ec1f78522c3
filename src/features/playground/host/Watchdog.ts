/** How often a frame is asked, and how long it may be silent while the page is visible; in ms. */
const INTERVAL = 500;
const SILENCE = 2500;
/** A seat that draws its first board may be busy for longer. */
const FIRST_SILENCE = 10_000;

/**
 * Asks a frame for a sign of life while the page is visible, and says so when none comes. Time in
 * which the page itself was asleep or busy does not count.
 */
export class Watchdog {
  /** When the frame was last heard, or the watch began; in ms since the page began. */
  heardAt = performance.now();
  private timer: number | undefined;
  private asked = 0;
  private heard = 0;
  private silence = 0;

  constructor(
    private readonly ask: (id: number) => void,
    private readonly onSilence: () => void,
  ) {}

  start(): void {
    this.heardAt = performance.now();
    this.timer = window.setInterval(this.tick, INTERVAL);
    this.tick();
  }

  stop(): void {
    window.clearInterval(this.timer);
  }

  /** The frame has answered. */
  hear(id: number): void {
    this.heard = Math.max(this.heard, Math.min(id, this.asked));
    this.silence = 0;
    this.heardAt = performance.now();
  }

  private readonly tick = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.heard < this.asked) this.silence += INTERVAL;
    if (this.silence > (this.heard === 0 ? FIRST_SILENCE : SILENCE)) {
      this.stop();
      this.onSilence();
      return;
    }
    if (this.heard === this.asked) {
      this.asked += 1;
      this.ask(this.asked);
    }
  };
}
