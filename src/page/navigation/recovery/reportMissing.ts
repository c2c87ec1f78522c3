import { offerReload } from "../../../shared/browser/offerReload";
import { isHydrated } from "../hydration";

/** Says that the first page's code did not come; its text, links and pictures are there. */
export function reportMissing(): void {
  // It may have come while this was loaded.
  if (isHydrated()) return;
  console.warn("The code of this page did not load. It can be read, its controls do not work.");
  offerReload();
}
