import { endProgress } from "../progress";
import { loadWhole, type Trouble } from "../recovery";
import { ANSWER_TIME } from "./answerTime";
import { showNotice } from "./notice";

type Reach = "offline" | "failing" | "answers";

/** Whether a full load would end at a page: of this site, its not-found page, or a portal to log in at. */
async function probe(href: string): Promise<Reach> {
  try {
    const signal = AbortSignal.timeout(ANSWER_TIME);
    // A redirect is an answer; where it leads is the browser's business.
    const options = { method: "HEAD", cache: "no-store", redirect: "manual", signal } as const;
    const { status } = await fetch(href, options);
    return status < 500 ? "answers" : "failing";
  } catch {
    return navigator.onLine ? "failing" : "offline";
  }
}

const TEXTS = {
  offline:
    "You appear to be offline, and that page is not saved. It opens when the connection is back.",
  failing: "That page could not load: the server does not answer.",
} as const;

/**
 * Shows a page that could not be shown in place: by one full load, which keeps query and hash, or, when
 * that would end at the browser's error page, not at all. The reader then stays on the page that can be
 * read, and is told. `gone` is aborted when the notice that it was asked for by is closed.
 */
export async function recoverPage(trouble: Trouble, gone?: AbortSignal): Promise<void> {
  const { goal, isSlow, isWanted } = trouble;
  const href = goal?.href ?? window.location.href;
  console.warn(`${href} ${isSlow ? "did not come in time" : "could not be shown in place"}.`);
  // What hangs for the loader may hang for a probe; the page stays readable while the browser loads.
  const reach = isSlow && navigator.onLine ? "answers" : await probe(href);
  if (!isWanted() || gone?.aborted) return;
  if (reach === "answers") {
    loadWhole(goal);
    return;
  }
  endProgress();
  showNotice({
    text: TEXTS[reach],
    action: "Retry",
    act: (signal) => {
      void recoverPage({ ...trouble, isSlow: false }, signal);
    },
    actsOnline: reach === "offline",
  });
}
