import "./src/styles/index.css";
import { type GatsbyBrowser, navigate } from "gatsby";
import {
  observeLinksInView,
  restoreScroll,
  startLinkHandling,
  startNavigation,
} from "./src/features/navigation";
import { prepareProse, startProse } from "./src/features/prose";

export { wrapPageElement } from "./src/app/wrapPageElement";

let arrival: () => void = () => undefined;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  arrival = startNavigation((to) => void navigate(to)).onArrival;
  startLinkHandling(__PATH_PREFIX__);
  startProse();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => {
  arrival();
  prepareProse();
  observeLinksInView(__PATH_PREFIX__);
};

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps,
  getSavedScrollPosition,
}) =>
  restoreScroll(routerProps.location, prevRouterProps === undefined, (location) =>
    getSavedScrollPosition(location as never),
  );
