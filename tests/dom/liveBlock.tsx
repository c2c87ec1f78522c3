import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { editorOf, hasFocus, leavePage, muteSelections } from "./codeEditor";
import { createFakeFrames, type FakeFrame } from "./fakeFrames";
import { pageCompiler } from "../../src/features/playground/workers/Compiler";
import { LiveCode } from "../../src/features/playground/live-code/LiveCode";
import type { LiveCodeProps } from "../../src/features/playground/live-code/LiveCodeProps";

export const CODE = "<b>Original</b>";
export const TITLE = "A card";

export let frames: ReturnType<typeof createFakeFrames>;
export let user: ReturnType<typeof userEvent.setup>;
/** What the page receives when an element comes into view. */
let seen: Map<Element, () => void>;

export function renderBlock(props: Partial<LiveCodeProps> = {}): ReturnType<typeof render> {
  return render(<Block {...props} />);
}

export function Block({
  code = CODE,
  title = TITLE,
  ...props
}: Partial<LiveCodeProps>): React.JSX.Element {
  return (
    <LiveCode
      code={code}
      html={`<pre>${code.replaceAll("<", "&lt;")}</pre>`}
      language="tsx"
      title={title}
      framePath="/live/frame.html"
      openFrame={frames.openFrame}
      {...props}
    />
  );
}

export const block = (title = TITLE) => screen.getByRole("region", { name: `Live code: ${title}` });
export const button = (name: string, title = TITLE) =>
  within(block(title)).getByRole<HTMLButtonElement>("button", { name });
export const note = () => within(block()).queryByRole("status")?.textContent;
export const editor = () => editorOf(`Code: ${TITLE}`);
export const codeOf = (frame: FakeFrame): string => (frame.first as { code: string }).code;

/** The reader scrolls to a block. */
export function scrollTo(title = TITLE): void {
  act(() => {
    seen.get(block(title))?.();
  });
}

/** Waits until this many runs have begun, and shows the result of the last. */
export async function showRun(count: number): Promise<FakeFrame> {
  await waitFor(() => expect(frames.opened).toHaveLength(count));
  const frame = frames.last();
  act(() => frame.report({ t: "ok", ms: 1, shows: "element" }));
  return frame;
}

/** A block that runs, with its code open in the editor. */
export async function openEditor(): Promise<void> {
  renderBlock();
  await user.click(button("Edit"));
  await showRun(1);
  await waitFor(() => expect(hasFocus(editor())).toBe(true));
}

/** Prepares each test of a file, and cleans up after it. */
export function prepareBlocks(): void {
  // What the page loads on demand, so that no test waits longer for it than another.
  beforeAll(async () => {
    await Promise.all([
      import("../../src/features/playground/live-code/LiveCodeRoot"),
      import("../../src/features/playground/editor/CodeEditor"),
      pageCompiler.compileLive(""),
    ]);
  });
  beforeEach(() => {
    user = userEvent.setup();
    frames = createFakeFrames();
    seen = new Map();
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(
          private readonly tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void,
        ) {}
        observe(element: Element): void {
          seen.set(element, () => this.tell([{ isIntersecting: true }]));
        }
        disconnect(): void {
          // The page no longer observes it.
        }
      },
    );
    const unmute = muteSelections();
    return () => {
      vi.useRealTimers();
      unmute();
    };
  });
  afterEach(leavePage);
}
