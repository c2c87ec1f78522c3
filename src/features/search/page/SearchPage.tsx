import React from "react";
import { lazyPart } from "../../../components/LazyPart/lazyPart";

// Pure, so that pages that pass the door without asking for this one do not load it.
const SearchResults = /* @__PURE__ */ lazyPart("Search", () => import("./SearchResults"));

/** What `/search` shows above its list of pages: field and results, or why there are none. */
export function SearchPage(): React.JSX.Element {
  return (
    <SearchResults
      waiting={
        <noscript>
          <p>
            Searching needs JavaScript. Everything the search leads to is on the pages below, and
            every symbol in the API index.
          </p>
        </noscript>
      }
    />
  );
}
