import { endProgress } from "./progress";

/** Where a link leads. */
export interface Goal {
  /** Address on this site with prefix, query and hash. */
  readonly href: string;
  /** Whether it takes the place of the present entry of the history. */
  readonly replace: boolean;
}

/** A page that could not be shown in place. */
export interface Trouble {
  /** `undefined` after Back and Forward: the window has the address already. */
  readonly goal: Goal | undefined;
  /** Whether it did not come in time; otherwise what came cannot be shown. */
  readonly isSlow: boolean;
  /** False once the reader has gone elsewhere. */
  readonly isWanted: () => boolean;
}

type Rescue = typeof import("./rescue");

let rescue: Rescue | undefined;

/** Loads what is needed only when something fails, while there still is a network. */
export async function loadRescue(): Promise<Rescue> {
  rescue = await import("./rescue");
  return rescue;
}

/** Loads the whole page from the server. */
export function loadWhole(goal: Goal | undefined): void {
  if (!goal) window.location.reload();
  else if (goal.replace) window.location.replace(goal.href);
  else window.location.assign(goal.href);
}

/** Shows the page by a full load, or tells the reader why that is of no use now. */
export function recover(trouble: Trouble): void {
  loadRescue().then(
    ({ recoverPage }) => recoverPage(trouble),
    () => {
      endProgress();
      // Offline, the browser's error page would take the place of a page that can be read.
      if (navigator.onLine && trouble.isWanted()) loadWhole(trouble.goal);
    },
  );
}

/** Tells the reader that the page can be read but not used. */
export function tellParts(): void {
  loadRescue().then(
    ({ offerReload }) => {
      offerReload();
    },
    // The page can be read all the same.
    () => undefined,
  );
}

/**
 * Why a script did not load, as far as can be known: the error, or the promise of one that may be a
 * `SiteUpdated`. What finds that out is not loaded here, because the script that is gone may be its own.
 */
export function explainChunk(error: unknown): unknown {
  return rescue ? rescue.explainChunk(error) : error;
}

/** The page has arrived: what a notice says about it is no longer so. */
export function closeNotice(): void {
  rescue?.closeNotice();
}
