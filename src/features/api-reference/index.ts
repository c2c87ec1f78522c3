export { startIndex } from "./startIndex";
