export { AddressSearch } from "./AddressSearch";
export { NearestPages } from "./NearestPages";
