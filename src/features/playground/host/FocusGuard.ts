/** How long after the focus a touch may be reported, and how long before; in ms. */
const LATE_TOUCH = 250;
const EARLY_TOUCH = 500;
/** How long the focus may be on its way after the Tab key, in ms: a frame may be in another process. */
const TAB_TIME = 250;
/** How often a frame may take the focus before it is given up. */
const MAX_THEFTS = 3;
/** How often is looked for the focus where the browser reports nothing: from one frame to another. In ms. */
const INTERVAL = 500;

/** What has the focus; the editors are in shadow trees. */
function findFocus({ activeElement }: DocumentOrShadowRoot): Element | undefined {
  const inside = activeElement?.shadowRoot && findFocus(activeElement.shadowRoot);
  return inside ?? activeElement ?? undefined;
}

/** When the reader last pressed Tab and the focus has arrived nowhere yet, in ms since the page began. */
let tabbedAt = -Infinity;

/** The reader has pressed the Tab key in some frame of the page, which reports it. */
export function noteTab(): void {
  tabbedAt = performance.now();
}

function onKeyDown({ key, isTrusted, defaultPrevented }: KeyboardEvent): void {
  if (key === "Tab" && isTrusted && !defaultPrevented) noteTab();
}

/**
 * Gives the focus back to the page when a frame takes it without the reader: keys would go to the code in the frame.
 * The reader gives it by a click or tap in the frame, which the frame reports (code there has no way to that port), or
 * by the Tab key, which the page sees, or another frame reports. All else is taken for the code: browsers move the
 * focus for it in ways that look like theirs, such as a refresh to a fragment.
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
    window.addEventListener("keydown", onKeyDown);
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
    if (!(target instanceof HTMLElement) || isFrame) return;
    this.owner = target;
    tabbedAt = -Infinity;
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
    const { outsideAt, touchedAt } = this;
    return touchedAt > outsideAt - EARLY_TOUCH || tabbedAt > outsideAt - TAB_TIME;
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
