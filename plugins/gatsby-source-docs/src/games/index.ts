export { completePage, gameOfPage, readGameFolder } from "./gameFolder";
