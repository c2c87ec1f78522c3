import { keepInView } from "../../shared/browser/keepInView";
import { SIDEBAR } from "../../shared/contracts/siteIds";

/** The entry of the sidebar for the page that was shown last. */
let shown: Element | null | undefined;

/**
 * Shows the entry of a page that the app has opened: its section unfolds, and it is in view. The sidebar of the first page
 * stays as the boot script has placed it, and the reader has left it since.
 */
export function showCurrentEntry(): void {
  const sidebar = document.getElementById(SIDEBAR);
  const entry = sidebar?.querySelector<HTMLElement>("[aria-current=page]") ?? null;
  const isKnown = shown === undefined || shown === entry;
  shown = entry;
  if (isKnown || !sidebar || !entry) return;
  entry.closest("details")?.setAttribute("open", "");
  keepInView(sidebar, entry);
}
