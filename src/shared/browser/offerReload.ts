import { showNotice } from "./notice";

const OFFLINE = "You appear to be offline. You can go on reading this page.";

/** Says in a notice that the page can be read and not used, and why, and offers to load it again. */
export function offerReload(text: string): void {
  showNotice({
    text: navigator.onLine ? text : OFFLINE,
    action: "Reload",
    act: () => {
      // Offline, the browser's error page would replace this one.
      if (navigator.onLine) window.location.reload();
      else offerReload(text);
    },
  });
}
