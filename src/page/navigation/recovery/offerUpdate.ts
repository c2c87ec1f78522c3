import { showNotice } from "../../../shared/browser/notice";

/** Whether this tab can keep what the reader does over a reload: storage may be denied, or full. */
function canKeep(): boolean {
  const key = "probe";
  try {
    window.sessionStorage.setItem(key, key);
    window.sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

const TEXTS = {
  kept: "The site has been updated. Reload to use all of this page. What you wrote, your moves, and your place are kept.",
  lost: "The site has been updated. Reload to use all of this page. Your browser lets the site keep nothing, so copy what you wrote first.",
} as const;

let isOffered = false;

/** Says once that only a reload brings the rest of the page; who has closed the notice is left alone. */
export function offerUpdate(): void {
  if (isOffered) return;
  isOffered = true;
  showNotice({
    text: TEXTS[canKeep() ? "kept" : "lost"],
    action: "Reload",
    act: () => window.location.reload(),
  });
}
