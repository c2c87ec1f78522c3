/** How often a frame is asked, and how long it may be silent while the page is visible; in ms. */
const INTERVAL = 500;
export const SILENCE = 2500;
/** A seat that draws its first board may be busy for longer. */
const FIRST_SILENCE = 10_000;
/** How long a frame may go without an answer while work is reported, in ms. */
const WORK_TIME = 15_000;
/** An answer that comes later has waited for a task of the frame's process, and after a pause it is asked again; in ms. */
const LATE = 50;
const PAUSE = 25;
/** Which share of how many ms a frame may be busy. */
const BUSY_SHARE = 0.75;
const BUSY_TIME = 20_000;
/** How much of that must have been seen before it is suspected when another frame is late, too; in ms. */
const SUSPECT_TIME = 5000;

/**
 * All watches, in the order they began. The browser may give the sandboxed frames of a page one process: while one
 * works, none answers.
 */
const watches = new Set<Watchdog>();

/** A part of the time, and how much of it the frame was busy, in ms. */
interface Stretch {
  readonly length: number;
  readonly busy: number;
}

/** What a frame says of the time since its last answer. */
interface Heard {
  /** Share of the time, from 0 to 1, in which it says that its code ran. Code that is not guarded is missing. */
  readonly busy: number;
  /** Whether the reader did something in the frame. */
  readonly acted: boolean;
}

interface WatchdogActions {
  /** Asks the frame for a sign of life. */
  readonly ask: (id: number) => void;
  /** The frame gives none, or has kept the processor busy for 20 s. */
  readonly onFailure: (failure: "hung" | "busy") => void;
}

/**
 * Asks a frame for a sign of life while the page is visible, and says so when none comes, or when the frame is busy all
 * the time: by what it says, or because its answers are late. A late answer says nothing about who is busy where frames
 * share a process, so it does not count while another frame admits that, and of several frames, the youngest is given up
 * first.
 */
export class Watchdog {
  /** When the frame last answered, or the watch began; in ms since the page began. */
  heardAt = performance.now();
  private timer: number | undefined;
  private again: number | undefined;
  private asked = 0;
  private askedAt = 0;
  private heard = 0;
  /** For how long the frame has not answered, and for how long it has not said anything, in ms. */
  private unanswered = 0;
  private silence = 0;
  /** The last 20 s. */
  private stretches: Stretch[] = [];
  /** When the frame last admitted that it is busy, in ms since the page began. */
  private admittedAt = -Infinity;

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
    window.clearTimeout(this.again);
  }

  /** The frame has answered. */
  hear(id: number, { busy, acted }: Heard): void {
    if (id <= this.heard || id > this.asked) return;
    const now = performance.now();
    const waited = Math.min(now - this.askedAt, SILENCE);
    // Of a pause, nothing is known.
    const length = this.again === undefined ? Math.min(now - this.heardAt, SILENCE) : waited;
    this.heard = id;
    this.unanswered = 0;
    this.silence = 0;
    this.heardAt = now;
    if (busy >= BUSY_SHARE) this.admittedAt = now;
    // Until the next tick it would be unknown what the frame does.
    this.again = waited < LATE ? undefined : window.setTimeout(this.ask, PAUSE);
    const isLate = waited >= LATE && !this.isExcused(now);
    if (acted) this.forgiveBusy();
    else this.note({ length, busy: Math.max(busy * length, isLate ? waited : 0) });
  }

  /** The frame cannot answer yet, but says that it is at work: no frame of the page counts as silent. */
  hearWork(): void {
    for (const watch of watches) watch.silence = 0;
  }

  /** A frame of the page is given something to do: time in which this one was busy before does not count. */
  forgiveBusy(): void {
    this.stretches = [];
  }

  /** Whether another frame admits that it keeps the processor busy. */
  private isExcused(now: number): boolean {
    return [...watches].some((each) => each !== this && now - each.admittedAt < SILENCE);
  }

  private note(stretch: Stretch): void {
    this.stretches.push(stretch);
    while (this.sum("length") - (this.stretches[0]?.length ?? 0) >= BUSY_TIME)
      this.stretches.shift();
    if (!this.isBusyFor(BUSY_TIME)) return;
    const culprit = [...watches].findLast((watch) => watch.isBusyFor(SUSPECT_TIME)) ?? this;
    for (const watch of watches) watch.forgiveBusy();
    culprit.fail("busy");
  }

  private sum(part: keyof Stretch): number {
    return this.stretches.reduce((sum, stretch) => sum + stretch[part], 0);
  }

  /** Whether the frame has been watched for so many ms, and was busy for most of them. */
  private isBusyFor(time: number): boolean {
    const length = this.sum("length");
    return length >= time && this.sum("busy") >= BUSY_SHARE * length;
  }

  private readonly tick = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.heard < this.asked) {
      this.unanswered += INTERVAL;
      this.silence += INTERVAL;
    }
    const isSilent = this.silence > (this.heard === 0 ? FIRST_SILENCE : SILENCE);
    if (isSilent || this.unanswered > WORK_TIME) this.fail("hung");
    else this.ask();
  };

  private readonly ask = (): void => {
    if (this.heard < this.asked) return;
    this.asked += 1;
    this.askedAt = performance.now();
    this.actions.ask(this.asked);
  };

  private fail(failure: "hung" | "busy"): void {
    this.stop();
    this.actions.onFailure(failure);
  }
}

/** A frame of the page is given something to do, and the others may have to wait for it. */
export function forgiveBusy(): void {
  for (const watch of watches) watch.forgiveBusy();
}
