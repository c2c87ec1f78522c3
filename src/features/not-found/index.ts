export { NearestPages } from "./NearestPages";
