import { beginProgress, endProgress } from "./progress";
import { markFirstEntry } from "./scroll";

type Navigate = (to: string) => void;

let navigate: Navigate = (to) => {
  window.location.assign(to);
};

/** Gives the feature the router's navigate function; it takes paths without the prefix. */
export function startNavigation(routerNavigate: Navigate): { readonly onArrival: () => void } {
  navigate = routerNavigate;
  markFirstEntry();
  window.addEventListener("popstate", beginProgress);
  return { onArrival: endProgress };
}

/** Opens a page of this site by its route, with hash and query. */
export function goTo(to: string): void {
  beginProgress();
  navigate(to);
}
