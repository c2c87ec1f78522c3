import { PROTOCOL_VERSION, isHello, parseLayoutReply, type LayoutReply } from "../model/protocol";
import type { LayoutSpec } from "../../../shared/layout/layoutSpec";

/** How long the frame may take for its greeting and for each answer. */
const TIMEOUT_MS = 5000;

/** What the page's half of an engine needs. */
export interface EngineOptions {
  /** Element that the frame is put into. */
  readonly host: HTMLElement;
  readonly src: string;
  readonly onReply: (spec: LayoutSpec, reply: LayoutReply) => void;
  /** The frame has failed and is removed. */
  readonly onFailure: (message: string) => void;
}

/**
 * The page's half of the layout frame. It creates the frame, gives it a port, and asks for one layout
 * at a time: while the frame computes, only the newest wish is kept.
 */
export class FrameClient {
  private readonly frame = document.createElement("iframe");
  private port: MessagePort | undefined;
  private timer: number | undefined;
  private loads = 0;
  private lastId = 0;
  private asked: { readonly id: number; readonly spec: LayoutSpec } | undefined;
  private wanted: LayoutSpec | undefined;

  constructor(private readonly options: EngineOptions) {
    const { frame } = this;
    frame.setAttribute("sandbox", "allow-scripts");
    frame.title = "Layout engine";
    frame.tabIndex = -1;
    frame.setAttribute("aria-hidden", "true");
    frame.addEventListener("load", this.onLoad);
    window.addEventListener("message", this.onWindowMessage);
    this.startTimer();
    frame.src = options.src;
    options.host.append(frame);
  }

  /** Asks for a layout, now or as soon as the frame is free. */
  ask(spec: LayoutSpec): void {
    this.wanted = spec;
    this.sendNext();
  }

  /** Removes the frame; nothing is reported after that. */
  close(): void {
    window.removeEventListener("message", this.onWindowMessage);
    window.clearTimeout(this.timer);
    this.port?.close();
    this.port = undefined;
    this.frame.remove();
  }

  private startTimer(): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(
      () => this.fail("The layout engine does not answer."),
      TIMEOUT_MS,
    );
  }

  private fail(message: string): void {
    this.close();
    this.options.onFailure(message);
  }

  private sendNext(): void {
    if (!this.port || this.asked || !this.wanted) return;
    this.lastId += 1;
    this.asked = { id: this.lastId, spec: this.wanted };
    this.wanted = undefined;
    this.startTimer();
    this.port.postMessage({ t: "layout", ...this.asked });
  }

  /** A second load means that the frame shows another document, which must not be talked to. */
  private readonly onLoad = (): void => {
    this.loads += 1;
    if (this.loads > 1) this.fail("The layout engine was replaced.");
  };

  private readonly onWindowMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
    const target = this.frame.contentWindow;
    if (!target || source !== target || origin !== "null" || this.port || !isHello(data)) return;
    const channel = new MessageChannel();
    this.port = channel.port1;
    this.port.onmessage = this.onPortMessage;
    window.clearTimeout(this.timer);
    // A sandboxed document has no origin that could be named; the port makes the channel private.
    target.postMessage({ t: "init", v: PROTOCOL_VERSION }, "*", [channel.port2]);
    this.sendNext();
  };

  private readonly onPortMessage = ({ data }: MessageEvent<unknown>): void => {
    const reply = parseLayoutReply(data);
    if (!reply || reply.id !== this.asked?.id) return;
    const { spec } = this.asked;
    window.clearTimeout(this.timer);
    this.asked = undefined;
    this.options.onReply(spec, reply);
    this.sendNext();
  };
}

/** The page's half of an engine. */
export type EngineClient = Pick<FrameClient, "ask" | "close">;
