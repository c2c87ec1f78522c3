/**
 * A script of the page is no longer on the server: the site was updated after the page had been opened.
 * Asking for the script again is of no use; a reload brings the part.
 */
export interface SiteUpdated extends Error {
  /** Shows the reader the page's one notice about it, with its Reload button. */
  readonly offerReload: () => void;
}

/** Whether that is why something did not load. No class, which every first visit would pay for. */
export const isSiteUpdated = (reason: unknown): reason is SiteUpdated =>
  reason instanceof Error && "offerReload" in reason;
