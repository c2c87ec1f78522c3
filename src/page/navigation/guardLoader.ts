import { canonicalPath } from "../../shared/url";
import { stripPrefix } from "../../shared/prefix";
import { findLoader, type LoadedPage } from "./gatsbyLoader";
import { isHydrated } from "./hydration";
import type { NavigationTarget } from "./failedNavigation";
import { recover, reportMissingParts } from "./lazyRecovery";

/** ms until a page whose data does not come is loaded as a whole. */
const TIMEOUT_MS = 8000;

let target: NavigationTarget | undefined;
let turn = 0;

/** Says where the page leads that the router asks for next; without it, to the window's address. */
export function setTarget(next: NavigationTarget): void {
  target = next;
}

/** Back and Forward: a page that is still on its way is no longer wanted. */
export function forgetTarget(): void {
  target = undefined;
  turn += 1;
}

interface PageGlobals {
  /** Gatsby's path of the page that the HTML holds. */
  readonly pagePath?: string;
  readonly ___webpackCompilationHash?: string;
}

/** The not-found page has several names: "/404.html", "/404". */
const toName = (path: string): string => (path.startsWith("/404") ? "/404" : path);

const withoutQuery = (path: string): string => path.replace(/\?.*/s, "");

/** The names of the first page's path: the window's, and the router's, which decodes and encodes it. */
let firstPaths: readonly string[] = [];

const listNames = (path: string): readonly string[] => [path, encodeURI(decodeURI(path))];

/** Where a page leads that was asked for by the router itself: on Back and Forward nowhere, we are there. */
function findTarget(path: string): NavigationTarget | undefined {
  const isHere = listNames(window.location.pathname).includes(withoutQuery(path));
  return isHere ? undefined : { href: path, replace: false };
}

/** Whether this is the page asked for, of the build that is running. */
function isWhole(loaded: LoadedPage | undefined, path: string): loaded is LoadedPage {
  const { page } = loaded ?? {};
  if (!page) return false;
  const { pagePath, ___webpackCompilationHash: hash } = window as PageGlobals;
  const found = withoutQuery(page.path);
  const asked = withoutQuery(path);
  // A first page of another build is Gatsby's to reload, once.
  if (firstPaths.includes(asked)) return toName(found) === toName(pagePath ?? found);
  const wanted = canonicalPath(decodeURI(stripPrefix(asked, __PATH_PREFIX__) ?? ""));
  return found === wanted && page.webpackCompilationHash === hash;
}

/**
 * Looks after every page that Gatsby loads to show it. Gatsby shows what arrives last, also after another
 * click, takes what arrives damaged for the not-found page, waits forever for what does
 * not arrive, and leaves a readable page for the browser's error page.
 */
export function guardLoader(): void {
  const loader = findLoader();
  if (!loader) return;
  firstPaths = listNames(window.location.pathname);
  const { loadPage: load, loadPageSync: loadSync } = loader;
  // Gatsby would show one that has failed, and so nothing at all.
  loader.loadPageSync = (path) => {
    const page = loadSync(path);
    return isWhole(page, path) ? page : undefined;
  };
  loader.loadPage = (path) =>
    // Not settled when the page cannot be shown: Gatsby then leaves it to us.
    new Promise((resolve) => {
      const to = target ?? findTarget(path);
      target = undefined;
      const mine = ++turn;
      let isGivenUp = false;
      const giveUp = (isSlow: boolean): void => {
        if (mine !== turn || isGivenUp) return;
        if (!isHydrated()) {
          reportMissingParts();
          return;
        }
        isGivenUp = true;
        recover({ target: to, isSlow, isWanted: () => mine === turn });
      };
      const timer = setTimeout(giveUp, TIMEOUT_MS, true);
      const arrive = (page?: LoadedPage): void => {
        clearTimeout(timer);
        if (!isWhole(page, path)) giveUp(false);
        else if (!isHydrated() || (mine === turn && !isGivenUp)) resolve(page);
      };
      load(path).then(arrive, () => arrive());
    });
}
