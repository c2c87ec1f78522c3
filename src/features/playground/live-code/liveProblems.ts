import { isSiteUpdated } from "../../../shared/errors/siteUpdated";
import type { FrameFailure } from "../host/PlayFrame";

/** Why the code does not do what it should, for the reader. */
export interface LiveProblem {
  readonly message: string;
  /** In the reader's text, from 1. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** What a reader hears when a frame had to be closed. */
export const FAILURES: Readonly<Record<FrameFailure, string>> = {
  silent: "Live code is not available here: its frame did not load.",
  replaced: "The code left its frame, so the frame was closed.",
  hung: "The code did not answer for a while, so it was stopped.",
  flood: "The code sent too many or too large messages, so it was stopped.",
  busy: "The code kept the processor busy for 20 seconds while you did nothing, so it was paused. “Run” starts it over.",
  focus: "The code took the keyboard three times without a click from you, so it was stopped.",
  history: "The code was stopped, because code on this page filled the history of this tab.",
};

/** Why the compiler is not there. */
export function describeLoadFault(reason: unknown): LiveProblem {
  if (!isSiteUpdated(reason))
    return { message: "The compiler could not load. Are you online? “Run” tries again." };
  reason.offerReload();
  return { message: `The compiler could not load. ${reason.message}` };
}
