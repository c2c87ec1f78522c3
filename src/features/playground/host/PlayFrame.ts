import {
  PLAY_PROTOCOL,
  isPlayHello,
  parsePlayReport,
  payloadLength,
  type PlayOrder,
  type PlayReport,
} from "../model/play/protocol";
import { createRateLimit } from "../model/play/rateLimit";
import { FocusGuard, noteTab } from "./FocusGuard";
import { guardHistory, noteEntry } from "./historyGuard";
import { forgiveBusy, Watchdog } from "./Watchdog";

/** How long a frame may take to load and greet, in ms. */
const TIMEOUT_MS = 15_000;
/** How long a loaded document may wait with its greeting, in ms; another document than the frame never greets. */
const GREETING_TIMEOUT_MS = 2500;

/** Why a frame is of no use any more. */
export type FrameFailure = "silent" | "replaced" | "hung" | "flood" | "busy" | "focus" | "history";

export interface PlayFrameOptions {
  readonly host: HTMLElement;
  readonly src: string;
  /** Name for those who do not see it. */
  readonly title: string;
  /** Whether readers use it; the engine's frame is hidden from them. */
  readonly visible: boolean;
  /** The first order: what the frame is to be. Without it, the frame waits for `begin`. */
  readonly first?: PlayOrder | undefined;
  readonly onReport: (report: PlayReport) => void;
  /** The frame has been removed. */
  readonly onFailure: (failure: FrameFailure) => void;
}

/** What the page does with a frame that it has opened. */
export interface OpenedFrame extends Pick<PlayFrame, "answeredAt" | "begin" | "order" | "close"> {
  readonly element: HTMLElement;
}

/** Opens a frame; a test hands in another way, to play the frame's half itself. */
export type OpenFrame = (options: PlayFrameOptions) => OpenedFrame;

/** Opens a frame of a game, at an address that is known. */
export type OpenGameFrame = (options: Omit<PlayFrameOptions, "src">) => OpenedFrame;

export const openPlayFrame: OpenFrame = (options) => new PlayFrame(options);

/**
 * The page's half of a play frame: it creates the frame, gives it a port once, checks and limits everything
 * that comes from it, and removes it when it hangs, floods, keeps the processor busy, takes the focus,
 * fills the history of the tab or shows another document.
 */
export class PlayFrame {
  readonly element = document.createElement("iframe");
  private port: MessagePort | undefined;
  private first: PlayOrder | undefined;
  /** The last one that was ordered, for a frame that greets later. */
  private theme: PlayOrder | undefined;
  private loads = 0;
  private timer: number;
  private readonly watchdog: Watchdog;
  private readonly focusGuard: FocusGuard;
  private readonly stopHistoryGuard: () => void;
  private readonly limit = createRateLimit();

  constructor(private readonly options: PlayFrameOptions) {
    const { element } = this;
    this.first = options.first;
    element.setAttribute("sandbox", "allow-scripts allow-forms");
    element.title = options.title;
    if (!options.visible) {
      element.tabIndex = -1;
      element.setAttribute("aria-hidden", "true");
    }
    element.addEventListener("load", this.onLoad);
    window.addEventListener("message", this.onWindowMessage);
    this.timer = window.setTimeout(this.fail, TIMEOUT_MS, "silent");
    this.watchdog = new Watchdog({
      ask: (id) => this.order({ t: "ping", id }),
      onFailure: this.fail,
    });
    this.focusGuard = new FocusGuard(element, () => this.fail("focus"));
    this.stopHistoryGuard = guardHistory(() => this.fail("history"));
    element.src = options.src;
    options.host.append(element);
  }

  /** When the frame last answered, in ms since the page began. */
  get answeredAt(): number {
    return this.watchdog.heardAt;
  }

  /** Sends the first order as soon as the frame can take it. */
  begin(first: PlayOrder): void {
    this.first = first;
    if (this.port) this.sendFirst();
  }

  /** Sends an order. Until the frame has a port, it drops all orders except the last theme. */
  order(order: PlayOrder): void {
    if (order.t === "theme") this.theme = order;
    if (order.t !== "ping") forgiveBusy();
    this.port?.postMessage(order);
  }

  /** Removes the frame; nothing is reported any more. */
  close(): void {
    window.removeEventListener("message", this.onWindowMessage);
    window.clearTimeout(this.timer);
    this.watchdog.stop();
    this.focusGuard.stop();
    this.stopHistoryGuard();
    this.port?.close();
    this.port = undefined;
    this.element.remove();
  }

  private readonly fail = (failure: FrameFailure): void => {
    this.close();
    this.options.onFailure(failure);
  };

  /** A second load means that the frame shows another document, which must not be talked to. */
  private readonly onLoad = (): void => {
    this.loads += 1;
    if (this.loads > 1) this.fail("replaced");
    if (this.loads > 1 || this.port) return;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(this.fail, GREETING_TIMEOUT_MS, "silent");
  };

  private readonly onWindowMessage = (event: MessageEvent<unknown>): void => {
    const target = this.element.contentWindow;
    if (!target || event.source !== target) return;
    if (event.origin !== "null" || !isPlayHello(event.data)) return;
    // What else comes past the port is the code's own, and may be large: nobody reads it.
    window.removeEventListener("message", this.onWindowMessage);
    const channel = new MessageChannel();
    this.port = channel.port1;
    this.port.onmessage = this.onPortMessage;
    window.clearTimeout(this.timer);
    // A sandboxed document has no origin that could be named; the port makes the channel private.
    target.postMessage({ t: "play-init", v: PLAY_PROTOCOL }, "*", [channel.port2]);
    this.sendFirst();
    this.watchdog.start();
  };

  private sendFirst(): void {
    if (!this.first) return;
    this.order(this.first);
    if (this.theme) this.order(this.theme);
  }

  private readonly onPortMessage = ({ data }: MessageEvent<unknown>): void => {
    const verdict = this.limit(performance.now(), payloadLength(data));
    if (verdict === "flood") this.fail("flood");
    if (verdict !== "pass") return;
    const report = parsePlayReport(data);
    if (report?.t === "pong") this.watchdog.hear(report.id, report);
    else if (report?.t === "working") this.watchdog.hearWork();
    else if (report?.t === "touch") this.focusGuard.touch();
    else if (report?.t === "tab") noteTab();
    else if (report?.t === "entry") noteEntry();
    else if (report) this.options.onReport(report);
  };
}
