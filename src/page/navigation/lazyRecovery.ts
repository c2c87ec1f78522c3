import { loadDocument, type FailedNavigation } from "./failedNavigation";
import { endProgress } from "./progress";

type Recovery = typeof import("./recovery");

let recovery: Recovery | undefined;

/** Loads what is needed only when something fails, while there still is a network. */
export async function loadRecovery(): Promise<Recovery> {
  recovery = await import(/* webpackChunkName: "recovery" */ "./recovery");
  return recovery;
}

/** Shows the page by a full load, or says why that is of no use now. */
export function recover(failed: FailedNavigation): void {
  loadRecovery().then(
    ({ recoverPage }) => recoverPage(failed),
    () => {
      endProgress();
      // Offline, the browser's error page would replace a page that can be read.
      if (navigator.onLine && failed.isWanted()) loadDocument(failed.target);
    },
  );
}

/** Says that the page can be read but not used. */
export function reportMissingParts(): void {
  loadRecovery().then(
    ({ reportMissing }) => reportMissing(),
    // The page can be read all the same.
    () => undefined,
  );
}

/**
 * Why a script did not load, as far as can be known: the error, or the promise of one that may be a
 * `SiteUpdated`. What finds that out is not loaded here, because the script that is gone may be its own.
 */
export function explainChunk(error: unknown): unknown {
  return recovery ? recovery.explainChunk(error) : error;
}
