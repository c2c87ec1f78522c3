export { startDialogEntry as startSearchHistory } from "./dialog/dialogEntry";
export { arriveFromSearch } from "./marks/arrive";
export { SearchPage } from "./page/SearchPage";
export { Search } from "./Search";
