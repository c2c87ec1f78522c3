import React, { useEffect } from "react";
import { useChunk } from "../useChunk";

const importResults = () => import("./SearchResults");

/** What `/search` shows above its list of pages: field and results, or why there are none. */
export function SearchPage(): React.JSX.Element {
  const [chunk, loadChunk] = useChunk(importResults);
  useEffect(loadChunk, [loadChunk]);
  if (chunk.kind === "ready") return <chunk.Part />;
  if (chunk.kind === "failed")
    return (
      <p role="alert">
        <span>Search could not load.</span>{" "}
        <button type="button" onClick={loadChunk}>
          Try again
        </button>
      </p>
    );
  return (
    <noscript>
      <p>
        Searching needs JavaScript. Everything the search leads to is on the pages below, and every
        symbol in the API index.
      </p>
    </noscript>
  );
}
