/** Where a link leads. */
export interface NavigationTarget {
  /** Address on this site with prefix, query and hash. */
  readonly href: string;
  /** Whether it replaces the present entry of the history. */
  readonly replace: boolean;
}

/** A navigation to a page that could not be shown in place. */
export interface FailedNavigation {
  /** `undefined` after Back and Forward: the window has the address already. */
  readonly target: NavigationTarget | undefined;
  /** Whether the page did not come in time; otherwise what came cannot be shown. */
  readonly isSlow: boolean;
  /** False once the reader has gone elsewhere. */
  readonly isWanted: () => boolean;
}

/** Loads the whole page from the server. */
export function loadDocument(target: NavigationTarget | undefined): void {
  if (!target) window.location.reload();
  else if (target.replace) window.location.replace(target.href);
  else window.location.assign(target.href);
}
