import { isHydrated } from "../hydration";
import { showNotice } from "./notice";

/** Says that the first page's code did not come; its text, links and pictures are there. */
export function offerReload(): void {
  // It may have come while this was loaded.
  if (isHydrated()) return;
  console.warn("The code of this page did not load. It can be read, its controls do not work.");
  showNotice({
    text: "Some parts could not load.",
    action: "Reload",
    act: () => window.location.reload(),
  });
}
