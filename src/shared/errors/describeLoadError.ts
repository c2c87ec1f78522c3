import { isSiteUpdated } from "./siteUpdated";

/**
 * Why something did not load, and what the reader can do about it, in sentences, for parts that have only
 * one line for it. After an update of the site the page's notice appears as well.
 */
export function describeLoadError(error: unknown): string {
  if (!(error instanceof Error)) return "Try again.";
  if (isSiteUpdated(error)) {
    error.offerReload();
    return error.message;
  }
  // Webpack's own message gives a number and an address.
  const reason = error.name === "ChunkLoadError" ? "Are you online?" : error.message;
  return `${reason} Try again.`;
}
