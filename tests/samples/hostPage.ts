import { vi } from "vitest";
import type { Anything } from "./runs";

/** A host page that has been opened, with the UIs in its frames played by a test. */
export interface HostPage {
  readonly frames: readonly Anything[];
  /** What the host has posted to the frames, in order, as JSON. */
  readonly sent: readonly { readonly seat: number; readonly message: Anything }[];
  /** Posts a message from the frame of a seat; seat 0 is another window. */
  readonly post: (seat: number, data: object) => void;
}

/** Runs the script of a host page in a document that only makes frames. */
export function openHostPage(run: () => void): HostPage {
  let listen: (event: Anything) => void = () => undefined;
  const sent: { seat: number; message: Anything }[] = [];
  const frames: Anything[] = [];
  const createElement = (): Anything => {
    const seat = frames.length + 1;
    const postMessage = (message: object): void => {
      sent.push({ seat, message: JSON.parse(JSON.stringify(message)) as unknown });
    };
    frames.push({ contentWindow: { postMessage } });
    return frames.at(-1);
  };
  vi.stubGlobal("document", { createElement, body: { append: () => undefined } });
  vi.stubGlobal("addEventListener", (_: string, listener: typeof listen) => {
    listen = listener;
  });
  try {
    run();
  } finally {
    vi.unstubAllGlobals();
  }
  const windows = [{}, ...frames.map(({ contentWindow }: Anything): unknown => contentWindow)];
  return { frames, sent, post: (seat, data) => listen({ source: windows[seat], data }) };
}
