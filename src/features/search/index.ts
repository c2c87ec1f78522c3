export { Search } from "./Search";
export { SearchPage } from "./SearchPage";
