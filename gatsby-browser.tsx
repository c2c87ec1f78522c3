import "./src/styles/index.css";
import { type GatsbyBrowser, navigate } from "gatsby";
import { readPageData } from "./src/page/app/readPageData";
import { arriveAtLinks, startLinks } from "./src/features/api-links";
import { tolerateForeignNodes } from "./src/patches/browser/foreignNodes";
import {
  focusPage,
  observeLinksInView,
  paintFirstScreen,
  placePage,
  startLinkHandling,
  startNavigation,
} from "./src/page/navigation";
import { arriveFromSearch, startSearchHistory } from "./src/features/search";
import { PAGE_SHOWN } from "./src/shared/contracts/appStart";

export { replaceHydrateFunction } from "./src/patches/browser/replaceHydrateFunction";
export { wrapPageElement } from "./src/page/app/wrapPageElement";

// Gatsby's loader, which starts after this module, takes it from there.
Object.assign(window, { pageData: readPageData(__PATH_PREFIX__) });

let arrival: () => void = () => undefined;
/** Only in `npm run dev`: shows the problems of the page that has been opened. */
let showProblems: (() => void) | undefined;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  tolerateForeignNodes();
  startSearchHistory();
  arrival = startNavigation((to, options) => {
    navigate(to, options);
  }).onArrival;
  startLinkHandling(__PATH_PREFIX__);
  startLinks();
  if (process.env.NODE_ENV === "development") {
    void import("./src/page/early");
    void import("./src/develop/problemPanel").then(({ startProblemPanel }) => {
      showProblems = startProblemPanel();
    });
  }
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  arrival();
  paintFirstScreen(location, prevLocation);
  // Closes the menu, without which the browser styles the page once, and not again after the focus asked for it.
  document.dispatchEvent(new Event(PAGE_SHOWN));
  // What opened tabs and folds take is known now.
  placePage(location, prevLocation);
  focusPage(location, prevLocation);
  arriveAtLinks();
  arriveFromSearch();
  observeLinksInView(__PATH_PREFIX__);
  if (process.env.NODE_ENV === "development") showProblems?.();
};

/** Gatsby would place each page anew, also the first one, on which the reader may have read for minutes. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;
