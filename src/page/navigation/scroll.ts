import { findTarget } from "../../shared/browser/findTarget";
import type { RouterLocation } from "./routerLocation";

/** Key of the places in the storage of the tab: a reload ends the app, and not the entries that it has made. */
const STORED = "places";

/** CSS px from the top of a page to what is in view, by the key of the entry of the history. */
type Places = Readonly<Record<string, unknown>>;

const places: Record<string, number> = {};

/** Key of the entry whose page is shown: after Back, the window has the next address, and still the page before. */
let shown: string | undefined;

/** How many keys this document has made: a script may go to two anchors within one ms. */
let keys = 0;

function readKey(): string | undefined {
  return (window.history.state as { readonly key?: string } | null)?.key;
}

/** Gives the present entry of the history a key as the router does, if it has none. What it carries stays. */
function markEntry(): void {
  if (readKey() !== undefined) return;
  const state = window.history.state as object | null;
  keys += 1;
  window.history.replaceState({ ...state, key: `${String(Date.now())}.${String(keys)}` }, "");
}

function readStored(): Places {
  try {
    return { ...(JSON.parse(window.sessionStorage.getItem(STORED) ?? "{}") as Places | null) };
  } catch {
    return {};
  }
}

function store(): void {
  try {
    window.sessionStorage.setItem(STORED, JSON.stringify({ ...readStored(), ...places }));
  } catch {
    // Forbidden, or full: after a reload, Back opens other pages at their tops.
  }
}

/** Where the reader left the page of the present entry; `undefined` if nobody has seen it yet. */
function readPlace(): number | undefined {
  const key = readKey() ?? "";
  const place = places[key] ?? readStored()[key];
  return typeof place === "number" ? place : undefined;
}

function keepPlace(): void {
  if (shown !== undefined && shown === readKey()) places[shown] = window.scrollY;
}

/** Keeps the reader's place on each page for Back and Forward, from the first one on, which stays where it is. */
export function keepPlaces(): void {
  markEntry();
  shown = readKey();
  keepPlace();
  window.addEventListener("scroll", keepPlace, { passive: true });
  // An anchor that the browser itself has gone to; the router hears of it later, with its key.
  window.addEventListener("popstate", markEntry);
  window.addEventListener("pagehide", store);
}

/**
 * Scrolls a page that the app shows: on Back and Forward to where the reader left it, else to its anchor, or its top.
 * The browser places the first page, perhaps minutes before the app starts, and goes to anchors of the page.
 *
 * The router marks its locations with the action that led to them, but on a `popstate` every
 * listener makes a location of its own, and the one that reaches us is unmarked.
 */
export function placePage(location: RouterLocation, previous: RouterLocation | null): void {
  const isByLink = location.action !== undefined;
  const isSamePage = previous?.pathname === location.pathname;
  const place = isByLink ? undefined : readPlace();
  const target = findTarget(location.hash);
  shown = readKey();
  if (!previous || (!isByLink && isSamePage && place === undefined)) keepPlace();
  else if (place !== undefined) window.scrollTo(0, place);
  else if (target) target.scrollIntoView();
  else if (!isSamePage || location.hash === "") window.scrollTo(0, 0);
}
