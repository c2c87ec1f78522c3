/** A run, as far as others of its page ask something of it. */
export interface FrameHolder {
  /** Gives its frame back; the reader can run the code again. */
  pause(): void;
  /** If its code is still starting, stops it as hung, and says whether it was. */
  stopStart(): boolean;
  /** When what it shows last answered, in ms since the page began; `undefined` if it shows nothing. */
  answeredAt(): number | undefined;
  /** Runs what it shows again, in a fresh frame. */
  restart(): void;
}

/** How many blocks of a page may hold a frame at once. */
const MAX_HOLDERS = 4;
/** How long after its end stopped code may still let the others answer before its rest silences them, in ms. */
const AFTERMATH = 10_000;
/** From when on a run that has not answered shares the silence of another, in ms; they are asked twice a second. */
const SHARED_SILENCE = 1500;

/** The runs that hold a frame: so many of them, and who is to blame when one is silent. */
export class FrameHolders {
  /** From the least to the most recently seen. */
  private readonly holders: FrameHolder[] = [];
  private lastBusy: { readonly run: FrameHolder; readonly at: number } | undefined;

  /** Says that a run has a frame and is looked at; the one that was not seen for longest may lose its own. */
  keep(run: FrameHolder): void {
    this.letGo(run);
    this.holders.push(run);
    if (this.holders.length > MAX_HOLDERS) this.holders.shift()?.pause();
  }

  /** Says that a run that has a frame is looked at. */
  markSeen(run: FrameHolder): void {
    if (this.holders.includes(run)) this.keep(run);
  }

  /** Says that a run has no frame any more. */
  letGo(run: FrameHolder): void {
    const at = this.holders.indexOf(run);
    if (at >= 0) this.holders.splice(at, 1);
  }

  /** Says that a run was stopped, by the page or by its own guard, while its code kept the process busy. */
  noteBusy(run: FrameHolder): void {
    this.lastBusy = { run, at: performance.now() };
  }

  /**
   * Finds who is to blame for the silence of a run that had answered before. The browser may give all
   * frames of a page one process, and code that hangs as it starts then silences the others, too: it is
   * stopped. Code that is stopped already may still be at work there, such as on the rest of a flood of
   * messages. Says whether there was such code; then the other silent runs restart as well, and together,
   * because the browser ends such a process when the last of its frames has gone.
   */
  blameAnother(silent: FrameHolder): boolean {
    const others = this.holders.filter((run) => run !== silent);
    const guilty = others.filter((run) => run.stopStart());
    if (guilty.length === 0 && !this.isSilenced(silent)) return false;
    const isInnocent = (run: FrameHolder): boolean =>
      !guilty.includes(run) && run !== this.lastBusy?.run;
    const now = performance.now();
    for (const run of others.filter(isInnocent)) {
      const answeredAt = run.answeredAt();
      if (answeredAt !== undefined && now - answeredAt > SHARED_SILENCE) run.restart();
    }
    return true;
  }

  /** Whether a run has been silent since other code was stopped, or began to be soon after. */
  private isSilenced(run: FrameHolder): boolean {
    const { lastBusy } = this;
    if (!lastBusy || lastBusy.run === run) return false;
    return (run.answeredAt() ?? 0) < lastBusy.at + AFTERMATH;
  }
}

export const pageHolders = new FrameHolders();
