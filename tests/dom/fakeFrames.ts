import type {
  FrameFailure,
  OpenFrame,
  OpenedFrame,
  PlayFrameOptions,
} from "../../src/features/playground/host/PlayFrame";
import type { PlayOrder, PlayReport } from "../../src/features/playground/model/play/protocol";

/** A frame whose other half is played by the test; its element is in the page and loads nothing. */
export class FakeFrame implements OpenedFrame {
  readonly element = document.createElement("div");
  readonly orders: PlayOrder[] = [];
  /** The first order, if there has been one. */
  first: PlayOrder | undefined;
  answeredAt = performance.now();
  isClosed = false;

  constructor(readonly options: PlayFrameOptions) {
    this.first = options.first;
    this.element.title = options.title;
    if (!options.visible) this.element.setAttribute("aria-hidden", "true");
    options.host.append(this.element);
  }

  begin(first: PlayOrder): void {
    if (!this.isClosed) this.first = first;
  }

  order(order: PlayOrder): void {
    if (!this.isClosed) this.orders.push(order);
  }

  close(): void {
    this.isClosed = true;
    this.element.remove();
  }

  /** What the code in the frame sends; the page ignores a closed one. */
  report(report: PlayReport): void {
    if (!this.isClosed) this.options.onReport(report);
  }

  /** The page has had to remove the frame. */
  fail(failure: FrameFailure): void {
    if (this.isClosed) return;
    this.close();
    this.options.onFailure(failure);
  }
}

/** Opens fake frames, and keeps them in order. */
export function createFakeFrames(onOpen?: (frame: FakeFrame) => void) {
  const opened: FakeFrame[] = [];
  const openFrame: OpenFrame = (options) => {
    const frame = new FakeFrame(options);
    opened.push(frame);
    onOpen?.(frame);
    return frame;
  };
  return {
    opened,
    openFrame,
    /** Those that are still there. */
    open: () => opened.filter(({ isClosed }) => !isClosed),
    /** The newest. */
    last: (): FakeFrame => {
      const frame = opened.at(-1);
      if (!frame) throw new Error("No frame has been opened.");
      return frame;
    },
  };
}
