/** How long after the focus a touch may be reported, and how long before; in ms. */
const LATE_TOUCH = 250;
const EARLY_TOUCH = 500;
/** How often a frame may take the focus before it is given up. */
const MAX_THEFTS = 3;
/** How often is looked for the focus where the browser reports nothing: from one frame to another. In ms. */
const INTERVAL = 500;

/** What has the focus; the editors are in shadow trees. */
function findFocus({ activeElement }: DocumentOrShadowRoot): Element | undefined {
  const inside = activeElement?.shadowRoot && findFocus(activeElement.shadowRoot);
  return inside ?? activeElement ?? undefined;
}

/**
 * Gives the focus back to the page when a frame takes it that the reader has not touched: keys would go to
 * the code in the frame. The frame reports touches; code there has no way to that port.
 */
export class FocusGuard {
  private thefts = 0;
  private touchedAt = -Infinity;
  /** When the focus was last known to be elsewhere, in ms since the page began. */
  private outsideAt = performance.now();
  private isInside = false;
  /** What had the focus of the page last. */
  private owner: HTMLElement | undefined;
  private pending: number | undefined;
  private readonly timer: number;

  constructor(
    private readonly frame: HTMLElement,
    private readonly onTooManyThefts: () => void,
  ) {
    window.addEventListener("blur", this.check);
    window.addEventListener("focus", this.check);
    document.addEventListener("focusin", this.onFocusIn);
    this.timer = window.setInterval(this.check, INTERVAL);
    this.noteOwner(findFocus(document));
  }

  touch(): void {
    this.touchedAt = performance.now();
  }

  stop(): void {
    window.removeEventListener("blur", this.check);
    window.removeEventListener("focus", this.check);
    document.removeEventListener("focusin", this.onFocusIn);
    window.clearInterval(this.timer);
    window.clearTimeout(this.pending);
  }

  private readonly onFocusIn = (event: FocusEvent): void => this.noteOwner(event.composedPath()[0]);

  private noteOwner(target: EventTarget | undefined): void {
    const isFrame = target === this.frame || target instanceof HTMLIFrameElement;
    if (target instanceof HTMLElement && !isFrame) this.owner = target;
  }

  private readonly check = (): void => {
    const wasInside = this.isInside;
    this.isInside = document.activeElement === this.frame;
    if (!this.isInside) {
      this.outsideAt = performance.now();
      return;
    }
    if (wasInside || this.isTouched()) return;
    this.pending = window.setTimeout(this.judge, LATE_TOUCH);
  };

  private isTouched(): boolean {
    return this.touchedAt > this.outsideAt - EARLY_TOUCH;
  }

  private readonly judge = (): void => {
    if (document.activeElement !== this.frame || this.isTouched()) return;
    this.thefts += 1;
    this.frame.blur();
    this.owner?.focus({ preventScroll: true });
    this.isInside = false;
    this.outsideAt = performance.now();
    if (this.thefts < MAX_THEFTS) return;
    this.stop();
    this.onTooManyThefts();
  };
}
