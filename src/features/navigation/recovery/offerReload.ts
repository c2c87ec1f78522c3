import { isHydrated } from "../hydration";
import { showNotice } from "./notice";

const OFFLINE = "You appear to be offline. You can go on reading this page.";

/** Says that the first page's code did not come; its text, links and pictures are there. */
export function offerReload(): void {
  // It may have come while this was loaded.
  if (isHydrated()) return;
  console.warn("The code of this page did not load. It can be read, its controls do not work.");
  showNotice({
    text: navigator.onLine ? "Some parts could not load." : OFFLINE,
    action: "Reload",
    act: () => {
      // Offline, the browser's error page would replace this one.
      if (navigator.onLine) window.location.reload();
      else offerReload();
    },
  });
}
