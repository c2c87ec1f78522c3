import React, { useEffect } from "react";
import { LoadFault } from "../../../components/LazyPart/LoadFault";
import { useChunk, type LoadPart } from "../../../components/LazyPart/useChunk";

const importResults = () => import("./SearchResults");

interface SearchPageProps {
  /** Loads the script of the field and the results. */
  readonly loadResults?: LoadPart<React.ComponentType>;
}

/** What `/search` shows above its list of pages: field and results, or why there are none. */
export function SearchPage({ loadResults = importResults }: SearchPageProps): React.JSX.Element {
  const [chunk, loadChunk] = useChunk(loadResults);
  useEffect(() => {
    loadChunk();
  }, [loadChunk]);
  if (chunk.kind === "ready") return <chunk.Part />;
  if (chunk.kind === "failed") return <LoadFault name="Search" fault={chunk} onRetry={loadChunk} />;
  return (
    <noscript>
      <p>
        Searching needs JavaScript. Everything the search leads to is on the pages below, and every
        symbol in the API index.
      </p>
    </noscript>
  );
}
