import { PROGRESS } from "../../shared/contracts/siteIds";

/** ms before the bar shows: a fast navigation needs none. */
const PROGRESS_DELAY = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

function findBar(): HTMLElement {
  const existing = document.getElementById(PROGRESS);
  if (existing) return existing;
  const bar = document.createElement("div");
  bar.id = PROGRESS;
  bar.setAttribute("role", "progressbar");
  bar.setAttribute("aria-label", "Loading page");
  bar.hidden = true;
  document.body.append(bar);
  return bar;
}

/** Shows the bar if the navigation that begins now takes longer than 200 ms. */
export function beginProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    findBar().hidden = false;
  }, PROGRESS_DELAY);
}

/** The page has arrived, or the browser has taken over. */
export function endProgress(): void {
  clearTimeout(timer);
  findBar().hidden = true;
}
