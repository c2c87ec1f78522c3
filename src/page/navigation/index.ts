export { paintFirstScreen } from "./firstScreen";
export { focusPage } from "./focus";
export { goTo, startNavigation } from "./goTo";
export { startLinkHandling } from "./links";
export { observeLinksInView } from "./prefetch";
export { placePage } from "./scroll";
