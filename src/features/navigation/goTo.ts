import { beginProgress, endProgress } from "./progress";
import { markFirstEntry } from "./scroll";

interface NavigateOptions {
  /** Whether the page takes the place of the present one in the history. */
  readonly replace: boolean;
}

type Navigate = (to: string, options: NavigateOptions) => void;

let navigate: Navigate = (to, { replace }) => {
  if (replace) window.location.replace(to);
  else window.location.assign(to);
};

/** Gives the feature the router's navigate function; it takes paths without the prefix. */
export function startNavigation(routerNavigate: Navigate): { readonly onArrival: () => void } {
  navigate = routerNavigate;
  markFirstEntry();
  window.addEventListener("popstate", beginProgress);
  return { onArrival: endProgress };
}

/** Opens a page of this site by its route, with hash and query. */
export function goTo(to: string, options: NavigateOptions = { replace: false }): void {
  beginProgress();
  navigate(to, options);
}
