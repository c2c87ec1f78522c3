export { showCurrentEntry } from "./currentEntry";
export { closeMenu, openMenu, watchMenu } from "./menu";
