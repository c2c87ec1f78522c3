export { closeMenu, openMenu, watchMenu } from "./menu";
