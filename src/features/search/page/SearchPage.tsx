import React from "react";
import { lazyPart } from "../../../components/LazyPart/lazyPart";

const SearchResults = lazyPart("Search", () => import("./SearchResults"));

const WITHOUT_SCRIPTS = (
  <noscript>
    <p>
      Searching needs JavaScript. Everything the search leads to is on the pages below, and every
      symbol in the API index.
    </p>
  </noscript>
);

/** What `/search` shows above its list of pages: field and results, or why there are none. */
export function SearchPage(): React.JSX.Element {
  return <SearchResults waiting={WITHOUT_SCRIPTS} />;
}
