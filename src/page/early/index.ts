/*
 * The one script of a first view. It makes static HTML work for good, and starts the app, which hydrates
 * the page, when the reader does something that needs it. It listens before the document is complete.
 */
import { closeAnnouncement } from "../../features/announcement";
import {
  followColorMode,
  markColorMode,
  readShownMode,
  toggleColorMode,
} from "../../features/color-mode";
import { closeMenu, openMenu, showCurrentEntry, watchMenu } from "../../features/menu";
import { prepareProse, PROSE_ACTIONS, startProse } from "../../features/prose";
import { startActions } from "../../shared/browser/actions";
import { expectApp } from "../../shared/browser/appExpected";
import { isMetered, mayPrefetch } from "../../shared/browser/connection";
import { toLink } from "../../shared/browser/link";
import { closeNotice } from "../../shared/browser/notice";
import { NOT_STARTED, offerReload } from "../../shared/browser/offerReload";
import { openSearchField, reportInSearchField } from "../../shared/browser/searchField";
import { startSearchKeys } from "../../shared/browser/searchKeys";
import { whenParsed } from "../../shared/browser/whenParsed";
import { PAGE_SHOWN, type AppStart } from "../../shared/contracts/appStart";
import { APP_BLOCK } from "../../shared/contracts/siteIds";
import { keepClicks } from "./handOver";
import { onIntent } from "./intent";
import { leadOn } from "./leadOn";
import { prefetchDocuments } from "./prefetchDocuments";
import { prefetchApp, preloadGame, startApp, watchStart } from "./startApp";

/** ms after which the app is prefetched even if the browser is never idle. */
const IDLE_TIMEOUT_MS = 3000;

/** Calls back when the page has loaded, for which it waits for this script, and the browser has nothing else to do. */
function whenIdle(callBack: () => void): void {
  const wait = (): void => {
    if ("requestIdleCallback" in window)
      requestIdleCallback(callBack, { timeout: IDLE_TIMEOUT_MS });
    else callBack();
  };
  window.addEventListener("load", wait, { once: true });
}

/** Calls back when the effects of hydration have run, and what they show has been painted. */
function afterFrames(callBack: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(callBack)));
}

/**
 * Starts the app when it is needed, and fetches it before if that costs the reader nothing. Resolves when its scripts
 * are there.
 */
async function awaitIntent(app: AppStart, hydration: AbortSignal): Promise<void> {
  let hasStarted = false;
  whenIdle(() => {
    if (!hasStarted && mayPrefetch() && !isMetered()) prefetchApp(app);
  });
  return new Promise((resolve) => {
    onIntent(() => {
      hasStarted = true;
      // It reads the page's data, the last element of the document.
      whenParsed(() => {
        watchStart(hydration, () => expectApp(false));
        startApp(app, resolve);
      });
    });
  });
}

/** Fetches the picture at the top before the browser finds it, in the layout of the page. */
function fetchPicture({ picture }: AppStart): void {
  if (picture) new Image().src = picture[readShownMode()];
}

/** Adds the style sheet of a part of the app. */
function addStyles(part: string): void {
  const href = app.next.find((address) => address.includes(`/${part}.`));
  if (href === undefined || document.querySelector(`[data-href=${part}]`)) return;
  const link = toLink({ rel: "stylesheet", href });
  // So that webpack adds a link of its own: it waits for that one and reports its failure.
  link.dataset["href"] = part;
  document.head.append(link);
}

/** Opens the field of the search, in the style of the dialog that will take its place. */
function openSearch(): void {
  addStyles("search");
  openSearchField();
}

/** Says that the app is missing wherever the reader waits for it. */
function reportMissing(): void {
  reportInSearchField(NOT_STARTED);
  addStyles("recovery");
  offerReload();
}

const app = JSON.parse(document.getElementById(APP_BLOCK)?.textContent ?? "") as AppStart;
fetchPicture(app);
followColorMode();
watchMenu();
startProse();
startSearchKeys();
startActions({
  ...PROSE_ACTIONS,
  theme: toggleColorMode,
  "open-menu": openMenu,
  "close-menu": closeMenu,
  ...(__ANNOUNCEMENT__ && { "close-announcement": closeAnnouncement }),
});
const goOn = (): void => leadOn(window.location);
window.addEventListener("hashchange", goOn);
whenParsed(() => {
  goOn();
  showCurrentEntry();
  markColorMode();
  prepareProse();
});
const hydration = new AbortController();
const appLoaded = awaitIntent(app, hydration.signal);
const handOver = keepClicks(hydration.signal, {
  openSearch,
  // Hydration takes the processor for a while, and leaves the network idle.
  onKept: (button) => void appLoaded.then(() => preloadGame(button, app)),
  onMissing: reportMissing,
});
prefetchDocuments(hydration.signal);
document.addEventListener(PAGE_SHOWN, () => {
  if (hydration.signal.aborted) closeMenu();
  else {
    hydration.abort();
    expectApp(true);
    closeNotice();
    afterFrames(handOver);
  }
  showCurrentEntry();
  // When the app has placed the page.
  queueMicrotask(goOn);
  markColorMode();
  prepareProse();
});
