export { arriveAtLinks, startLinks } from "./start";
