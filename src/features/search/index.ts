export { startDialogEntry as startSearchHistory } from "./dialog/dialogEntry";
export { arriveFromSearch } from "./highlights/arrive";
export { SearchPage } from "./page/SearchPage";
export { Search } from "./Search";
