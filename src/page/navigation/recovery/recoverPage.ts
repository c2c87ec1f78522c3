import { endProgress } from "../progress";
import { loadDocument, type FailedNavigation } from "../failedNavigation";
import { TIMEOUT_MS } from "./timeout";
import { showNotice } from "../../../shared/browser/notice";

type Reach = "offline" | "failing" | "answers";

/** Whether a full load would end at a page: of this site, its not-found page, or a portal to log in at. */
async function probe(href: string): Promise<Reach> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
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
 * read, and a notice says why. `gone` is aborted when the reader closes the notice whose Retry asked for it.
 */
export async function recoverPage(failed: FailedNavigation, gone?: AbortSignal): Promise<void> {
  const { target, isSlow, isWanted } = failed;
  const href = target?.href ?? window.location.href;
  console.warn(`${href} ${isSlow ? "did not come in time" : "could not be shown in place"}.`);
  // What hangs for the loader may hang for a probe; the page stays readable while the browser loads.
  const reach = isSlow && navigator.onLine ? "answers" : await probe(href);
  if (!isWanted() || gone?.aborted) return;
  if (reach === "answers") {
    loadDocument(target);
    return;
  }
  endProgress();
  showNotice({
    text: TEXTS[reach],
    action: "Retry",
    act: (signal) => void recoverPage({ ...failed, isSlow: false }, signal),
    actsOnline: reach === "offline",
  });
}
