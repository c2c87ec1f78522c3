import { readNotice, showNotice } from "./notice";

/** What is said when the app fails or is late. It can be read wherever what waits for the app can be. */
export const NOT_STARTED = "Search and other controls did not start. Reload the page.";

const OFFLINE = "You appear to be offline. You can go on reading this page.";

const findReason = (): string => (navigator.onLine ? NOT_STARTED : OFFLINE);

function show(): void {
  showNotice({
    text: findReason(),
    action: "Reload",
    act: () => {
      // Offline, the browser's error page would replace this one.
      if (navigator.onLine) window.location.reload();
      else show();
    },
  });
}

/** Says in a notice that the page can be read and not used, and why, and offers to load it again. */
export function offerReload(): void {
  // A reader may be on its button.
  if (readNotice() !== findReason()) show();
}
