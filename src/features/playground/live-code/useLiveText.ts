import { useEffect, useRef, useState } from "react";
import { unpackText } from "../../../shared/shareText";
import type { LiveCodeProps } from "./LiveCodeProps";
import type { LiveRunner } from "./LiveRunner";
import { saveText, type SavedText } from "./savedText";

/** How long the reader must rest before changed code is run, in ms. */
const REST = 400;

/** Why the live part was loaded. */
export type LiveIntent =
  | { readonly kind: "seen" | "run" | "edit" }
  | ({ readonly kind: "restore" } & SavedText)
  /** Code from a link; whether the page scrolls to it. */
  | { readonly kind: "link"; readonly code: string; readonly scrolls: boolean };

/** A live block as its page describes it, and what it was opened with, which never changes. */
export interface OpenedBlock {
  readonly shell: Omit<LiveCodeProps, "framePath" | "openFrame">;
  /** Its name in links and in storage. */
  readonly block: string;
  readonly intent: LiveIntent;
}

/** What the block says of a text that was kept. */
function restoredNote({ isOutdated }: SavedText): string {
  return isOutdated
    ? "The author has changed this code since you did. This is your text. It has not been run."
    : "This is the code as you left it. It has not been run.";
}

/** The text of a block, and what the reader does with it. */
export type LiveText = ReturnType<typeof useLiveText>;

/**
 * The text of a block, which is saved before it is run. What came from a link, was killed or was stopped
 * waits until the reader runs it.
 */
export function useLiveText({ shell, block, intent }: OpenedBlock, runner: LiveRunner) {
  const { code, title } = shell;
  const kept = intent.kind === "restore" ? intent : undefined;
  const [text, setText] = useState(kept?.text ?? code);
  // The text in the editor. The state follows with the next render; Ctrl+Enter does not wait for it.
  const newest = useRef(text);
  const [isEditing, setEditing] = useState(intent.kind === "edit" || kept !== undefined);
  const [note, setNote] = useState(kept && restoredNote(kept));
  const timer = useRef<number | undefined>(undefined);
  const mayRun = useRef(false);

  const cancel = (): void => window.clearTimeout(timer.current);
  const put = (next: string): void => {
    newest.current = next;
    setText(next);
  };
  const save = (): void =>
    saveText({ block, title }, newest.current === code ? undefined : newest.current);
  const run = (): void => {
    cancel();
    save();
    mayRun.current = true;
    setNote(undefined);
    runner.run(newest.current);
  };
  const openLink = (packed: string): void => {
    const unpacked = unpackText(packed);
    if ("problem" in unpacked) {
      setNote(`The link cannot be opened: ${unpacked.problem} This is the code of the page.`);
      return;
    }
    put(unpacked.text);
    setEditing(true);
    setNote("This code came from a link. It has not been run. Read it before you do.");
  };

  useEffect(() => {
    if (intent.kind === "link") openLink(intent.code);
    else if (!kept) run();
    return cancel;
    // What the block was opened with never changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    text,
    isEdited: text !== code,
    isEditing,
    note,
    run,
    edit: () => setEditing(true),
    /** Runs when the reader rests, if the block has been run before and was not killed or stopped. */
    change: (next: string) => {
      // The editor also reports the text that it was given.
      if (next === newest.current) return;
      put(next);
      cancel();
      save();
      timer.current = window.setTimeout(() => {
        if (mayRun.current && !runner.state.wasKilled) run();
      }, REST);
    },
    stop: () => {
      cancel();
      mayRun.current = false;
      runner.stop();
    },
    reset: () => {
      put(code);
      run();
    },
  };
}
