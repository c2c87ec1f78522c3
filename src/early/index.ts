/*
 * The one script of a first view. It makes static HTML work for good, and starts the app, which hydrates
 * the page, when the reader does something that needs it.
 */
import { prepareProse, startProse } from "../features/prose";
import { isMetered, mayPrefetch } from "../shared/browser/connection";
import { APP_BLOCK, PAGE_SHOWN, type AppStart } from "../shared/contracts/appStart";
import { onIntent } from "./intent";
import { prefetchApp, startApp } from "./startApp";
import { keepEvents } from "./missedEvents";

/** ms after which the app is prefetched even if the browser is never idle. */
const IDLE_TIMEOUT_MS = 3000;

/** Calls back when the page has loaded and the browser has nothing else to do. */
function whenIdle(callBack: () => void): void {
  const wait = (): void => {
    if ("requestIdleCallback" in window)
      requestIdleCallback(callBack, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(callBack, IDLE_TIMEOUT_MS);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}

function start(app: AppStart): void {
  const repeatEvents = keepEvents();
  // The first page is hydrated, but effects come a moment later.
  document.addEventListener(PAGE_SHOWN, () => setTimeout(repeatEvents), { once: true });
  let hasStarted = false;
  onIntent(() => {
    hasStarted = true;
    startApp(app);
  });
  whenIdle(() => {
    if (!hasStarted && mayPrefetch() && !isMetered()) prefetchApp(app);
  });
}

startProse();
prepareProse();
document.addEventListener(PAGE_SHOWN, prepareProse);
// In `npm run dev` there is no such block, and the app has started by itself.
const block = document.getElementById(APP_BLOCK);
if (block) start(JSON.parse(block.textContent) as AppStart);
