import { closeNotice } from "../../shared/browser/notice";
import { guardChunks } from "./guardChunks";
import { forgetTarget, guardLoader, setTarget } from "./guardLoader";
import { isHydrated, markHydrated } from "./hydration";
import { beginProgress, endProgress } from "./progress";
import { loadDocument } from "./failedNavigation";
import { loadRecovery } from "./lazyRecovery";
import { keepPlaces } from "./scroll";

interface NavigateOptions {
  /** Whether the page replaces the present one in the history. */
  readonly replace: boolean;
}

type Navigate = (to: string, options: NavigateOptions) => void;

let navigate: Navigate = () => undefined;

/** Path and query of the page that is shown. */
let shown = "";

function readPage(): string {
  return window.location.pathname + window.location.search;
}

function arrive(): void {
  shown = readPage();
  endProgress();
  // What it says about the page is no longer so.
  closeNotice();
  if (isHydrated()) return;
  markHydrated();
  // When it is needed, there may be no network to load it by.
  loadRecovery().catch(() => undefined);
}

/** Gives the feature the router's navigate function; it takes paths without the prefix. */
export function startNavigation(routerNavigate: Navigate): { readonly onArrival: () => void } {
  navigate = routerNavigate;
  if (process.env["NODE_ENV"] === "production") {
    guardChunks();
    guardLoader();
  }
  keepPlaces();
  window.addEventListener("popstate", () => {
    // An anchor followed before hydration: the page is still on its way, and wanted.
    if (!isHydrated()) return;
    forgetTarget();
    // Within the page there is nothing to wait for; an anchor that is followed twice never arrives.
    if (readPage() === shown) endProgress();
    else beginProgress();
  });
  // The page comes back as it was left: on its way to another one.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) endProgress();
  });
  return { onArrival: arrive };
}

/** Opens a page of this site by its route, with hash and query. */
export function goTo(to: string, options: NavigateOptions = { replace: false }): void {
  beginProgress();
  const target = { href: __PATH_PREFIX__ + to, ...options };
  if (!isHydrated()) {
    loadDocument(target);
    return;
  }
  setTarget(target);
  navigate(to, options);
}
