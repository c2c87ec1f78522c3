/**
 * A script of the page is no longer on the server: the site was updated after the page was opened.
 * Requesting the script again is no use; a reload loads the part.
 */
export interface SiteUpdated extends Error {
  /** Shows the reader the page's one notice about it, with its Reload button. */
  readonly offerReload: () => void;
}

/** Whether that is why something did not load. Not a class, because every first visit would pay for it. */
export const isSiteUpdated = (reason: unknown): reason is SiteUpdated =>
  reason instanceof Error && "offerReload" in reason;
